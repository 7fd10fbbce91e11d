import { useEffect } from 'react';
import { useAbility } from '../../lib/abilities.ts';
import { holdChat } from './assignments.api.ts';

/** Well within the time a lease lasts. */
const RENEW_MS = 40_000;

/** Says that this login has the chat before its eyes, for as long as it can be seen: nobody else is led to it. */
export function useLease(chatId: number): void {
  const mayHold = useAbility('inbox.manage');
  useEffect(() => {
    if (!mayHold) return;
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      holdChat(chatId).catch((error: unknown) => console.debug('chat not taken in hand', error));
    };
    hold();
    const timer = setInterval(hold, RENEW_MS);
    document.addEventListener('visibilitychange', hold);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hold);
    };
  }, [chatId, mayHold]);
}
