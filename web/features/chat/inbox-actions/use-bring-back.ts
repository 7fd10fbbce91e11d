import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { bringBackChat } from '../inbox-store/inbox.api.ts';
import { reloadChat } from '../inbox-store/inbox-store.ts';

/** Brings back what the office cleared of a chat, and the chat into the list. */
export function useBringBack(): (chatId: number) => Promise<void> {
  const { t } = useTranslation('inbox');
  const client = useQueryClient();
  return async (chatId) => {
    try {
      await bringBackChat(chatId);
      await reloadChat(client, chatId);
      showToast(t('menu.restored'), { tone: 'success' });
    } catch (error) {
      showToast(errorText(error, t('menu.failed')), { tone: 'error' });
    }
  };
}
