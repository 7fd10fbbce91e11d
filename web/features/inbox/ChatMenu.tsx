import { useQueryClient } from '@tanstack/react-query';
import { Eraser, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import type { ChatSummary } from '#shared/contract/chat.ts';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { BottomSheet, ConfirmDialog } from '../../ui/Dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './ChatMenu.module.css';
import { clearChat, deleteChat } from './inbox.api.ts';
import { dropChat, reloadChat } from './inbox-store.ts';

type Deed = 'clear' | 'delete';

interface ChatMenuProps {
  /** Whose menu is open; null for none. */
  chat: ChatSummary | null;
  onClose: () => void;
  onDeleted: (chatId: number) => void;
}

/** The chat-list menu: clear or delete for the office's side only, each after one question. */
export function ChatMenu({ chat, onClose, onDeleted }: ChatMenuProps) {
  const { t } = useTranslation('inbox');
  const [deed, setDeed] = useState<Deed | null>(null);
  const [busy, setBusy] = useState(false);
  const carryOut = useDeed(onDeleted);
  const name = chat?.name ?? '';

  function close() {
    setDeed(null);
    onClose();
  }

  async function handleConfirm() {
    if (!chat || !deed) return;
    setBusy(true);
    const isDone = await carryOut(deed, chat.id);
    setBusy(false);
    if (isDone) close();
  }

  return (
    <>
      <BottomSheet open={chat !== null && deed === null} onClose={close} title={name}>
        <div className={styles.actions}>
          <Button tone="quiet" icon={<Eraser aria-hidden="true" />} onClick={() => setDeed('clear')}>
            {t('menu.clear')}
          </Button>
          <Button tone="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setDeed('delete')}>
            {t('menu.delete')}
          </Button>
          <Button tone="quiet" icon={<X aria-hidden="true" />} onClick={close}>
            {t('menu.cancel')}
          </Button>
        </div>
      </BottomSheet>
      <ConfirmDialog
        open={chat !== null && deed !== null}
        title={deed === 'delete' ? t('menu.deleteTitle', { name }) : t('menu.clearTitle', { name })}
        confirmLabel={deed === 'delete' ? t('menu.delete') : t('menu.clear')}
        busy={busy}
        onConfirm={handleConfirm}
        onCancel={close}
      >
        {deed === 'delete' ? t('menu.deleteText') : t('menu.clearText')}
      </ConfirmDialog>
    </>
  );
}

/** Does it, shows it in the list, says so; false when the server did not. */
function useDeed(onDeleted: (chatId: number) => void): (deed: Deed, chatId: number) => Promise<boolean> {
  const { t } = useTranslation('inbox');
  const client = useQueryClient();
  return async (deed, chatId) => {
    try {
      if (deed === 'delete') {
        await deleteChat(chatId);
        onDeleted(chatId);
        dropChat(client, chatId);
      } else {
        await clearChat(chatId);
        await reloadChat(client, chatId);
      }
      showToast(deed === 'delete' ? t('menu.deleted') : t('menu.cleared'), { tone: 'success' });
      return true;
    } catch (error) {
      showToast(errorText(error, t('menu.failed')), { tone: 'error' });
      return false;
    }
  };
}
