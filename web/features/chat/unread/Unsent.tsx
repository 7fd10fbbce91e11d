import { useSendMessage } from '../outbox/use-send-message.ts';

/** What a farmer wrote before they left the chat goes on its way from whatever page they are on. */
export function Unsent({ mobile }: { mobile: string }) {
  useSendMessage({ side: 'farmer', chatId: null, mobile }, () => undefined);
  return null;
}
