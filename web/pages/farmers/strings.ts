/** Words /farmers needs before it is known who is looking, and those of the chat behind the login. */
export const LOGIN_STRINGS = ['accounts', 'refusals'] as const;
export const DESK_STRINGS = [
  'chat',
  'voice',
  'quotes',
  'dispatch',
  'payments',
  'presence',
  'pwa',
  'push',
] as const;
/** Of what opens over the thread: they come with its code. */
export const SPRAY_STRINGS = ['spray'] as const;
export const MENU_STRINGS = ['callme', 'alertcard'] as const;
