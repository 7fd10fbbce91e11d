import { useQueryClient } from '@tanstack/react-query';
import type { ChatSummary } from '#shared/contract/chat/list.ts';
import { errorText } from '../../../lib/error-text.ts';
import { HttpError } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { markUnread, setDone, takeBackDone } from '../inbox-store/inbox.api.ts';
import { reloadChat } from '../inbox-store/inbox-store.ts';

/** Chats on whose Done the server has not answered: repeated, it would say that nothing was settled before, and Undo go back too far. */
const finishing = new Set<number>();

interface QueueActions {
  /** What the farmer wrote, as far as this row knows it, needs no answer. */
  finish: (chat: ChatSummary) => void;
  putBack: (chat: ChatSummary) => void;
}

/** What moves a chat in the queue of those who wait, besides an answer. */
export function useQueueActions(onPutBack?: (chatId: number) => void): QueueActions {
  const { t } = useTranslation('inbox');
  const client = useQueryClient();

  async function runAction(action: () => Promise<unknown>, chatId: number): Promise<boolean> {
    try {
      await action();
      await reloadChat(client, chatId);
      return true;
    } catch (error) {
      showToast(errorText(error, t('menu.failed')), { tone: 'error' });
      if (error instanceof HttpError && error.code === 'DONE_ALREADY') await reloadChat(client, chatId);
      return false;
    }
  }

  async function finish({ id, name, head_seq }: ChatSummary): Promise<void> {
    if (finishing.has(id)) return;
    finishing.add(id);
    let before = 0;
    const settle = async () => {
      before = await setDone(id, head_seq);
    };
    const isDone = await runAction(settle, id);
    finishing.delete(id);
    if (!isDone) return;
    const undo = () => void runAction(() => takeBackDone(id, before), id);
    showToast(t('menu.isDone', { name }), {
      tone: 'success',
      action: { label: t('menu.undo'), onAction: undo },
    });
  }

  async function putBack({ id, name }: ChatSummary): Promise<void> {
    // First away from it: an open chat is read.
    onPutBack?.(id);
    if (await runAction(() => markUnread(id), id))
      showToast(t('menu.isUnread', { name }), { tone: 'success' });
  }

  return { finish: (chat) => void finish(chat), putBack: (chat) => void putBack(chat) };
}
