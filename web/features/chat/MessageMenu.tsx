import { Reply, Trash2, UserRoundX, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#shared/contract/chat.ts';
import { Button } from '../../ui/Button.tsx';
import { BottomSheet, ConfirmDialog } from '../../ui/Dialog.tsx';
import type { DeletionMode } from './chat.api.ts';
import styles from './MessageMenu.module.css';

interface MessageMenuProps {
  /** Whose menu is open; null for none. */
  message: Message | null;
  /** A blocked farmer is not answered. */
  canReply: boolean;
  onReply: (message: Message) => void;
  onDelete: (message: Message, mode: DeletionMode) => void;
  onClose: () => void;
}

/** What can be done with one message. What is left of a deleted one can only be put out of sight. */
export function MessageMenu({ message, canReply, onReply, onDelete, onClose }: MessageMenuProps) {
  const { t } = useTranslation('chat');
  const [doomed, setDoomed] = useState<Message | null>(null);
  const isAlive = message !== null && !message.deleted;

  function choose(deed: (chosen: Message) => void): void {
    if (message) deed(message);
    onClose();
  }

  return (
    <>
      <BottomSheet open={message !== null} onClose={onClose} title={t('menu.title')}>
        <div className={styles.actions}>
          {isAlive && canReply ? (
            <Button tone="quiet" icon={<Reply aria-hidden="true" />} onClick={() => choose(onReply)}>
              {t('menu.reply')}
            </Button>
          ) : null}
          <Button
            tone="quiet"
            icon={<UserRoundX aria-hidden="true" />}
            onClick={() => choose((chosen) => onDelete(chosen, 'me'))}
          >
            {t('menu.deleteForMe')}
          </Button>
          {isAlive ? (
            <Button tone="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => choose(setDoomed)}>
              {t('menu.deleteForAll')}
            </Button>
          ) : null}
          <Button tone="quiet" icon={<X aria-hidden="true" />} onClick={onClose}>
            {t('menu.cancel')}
          </Button>
        </div>
      </BottomSheet>
      <ConfirmDialog
        open={doomed !== null}
        title={t('menu.confirmTitle')}
        confirmLabel={t('menu.deleteForAll')}
        onConfirm={() => {
          if (doomed) onDelete(doomed, 'everyone');
          setDoomed(null);
        }}
        onCancel={() => setDoomed(null)}
      >
        {t('menu.confirmText')}
      </ConfirmDialog>
    </>
  );
}
