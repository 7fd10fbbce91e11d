import { useEffect, useRef } from 'react';
import { useNextChat } from '../../features/assignments/leases.ts';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { showToast } from '../../ui/sheets/toast-store.ts';
import { useOpenChatId } from './use-open-chat-id.ts';

/**
 * Opens the chat that comes next for this person; says so when nothing waits. An answer that comes late leads nobody
 * away: whoever has opened another chat meanwhile, or has gone on writing, would write on to another farmer.
 */
export function useNext(open: number | null): (isAnswered: boolean) => void {
  const { t } = useTranslation('office');
  const { openChat } = useOpenChatId();
  const findNext = useNextChat();
  /** Null once the desk is left. */
  const desk = useRef<{ open: number | null; openChat: (chatId: number) => void } | null>(null);
  useEffect(() => {
    desk.current = { open, openChat };
    return () => {
      desk.current = null;
    };
  }, [open, openChat]);

  return (isAnswered) => {
    const words = wordsInHand();
    const isStillWanted = () => desk.current?.open === open && ['', words].includes(wordsInHand());
    findNext(open, isAnswered)
      .then((next) => {
        if (!isStillWanted()) return;
        if (next === null) showToast(t('bar.nobodyWaits'));
        else desk.current?.openChat(next);
      })
      .catch((error: unknown) => showToast(errorText(error, t('bar.nextFailed')), { tone: 'error' }));
  };
}

/** What stands in the field that has the caret: an answer, a note, a search. */
function wordsInHand(): string {
  const field = document.activeElement;
  return field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field.value : '';
}
