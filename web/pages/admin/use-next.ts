import type { ChatSummary } from '#shared/contract/chat.ts';
import { useNextWaiting } from '../../features/chat/inbox-actions/use-next-waiting.ts';
import { isWithColleague } from '../../features/presence/use-colleagues.ts';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { showToast } from '../../ui/sheets/toast-store.ts';
import { useOpenChatId } from './use-open-chat-id.ts';

/** Opens the chat of the farmer who waits longest; says so when nobody else does. */
export function useNext(open: ChatSummary | undefined): (isAnswered: boolean) => void {
  const { t } = useTranslation('office');
  const { openChat } = useOpenChatId();
  const findNext = useNextWaiting(isWithColleague);
  return (isAnswered) => {
    findNext(open, isAnswered)
      .then((next) => {
        if (next === null) return showToast(t('bar.nobodyWaits'));
        openChat(next);
      })
      .catch((error: unknown) => showToast(errorText(error, t('bar.nextFailed')), { tone: 'error' }));
  };
}
