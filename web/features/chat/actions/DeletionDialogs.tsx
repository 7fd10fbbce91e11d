import { Trash2, UserRoundX, X } from 'lucide-react';
import type { Message } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { ActionMenu, type ScreenPoint } from '../../../ui/sheets/ActionMenu.tsx';
import { ConfirmDialog } from '../../../ui/sheets/Dialog.tsx';
import type { MessageDeletion } from './use-message-deletion.ts';

/** The question before something disappears for the other side too. */
export function DeletionQuestion({ deletion, side }: { deletion: MessageDeletion; side: SenderRole }) {
  const { t } = useTranslation('chat');
  const count = deletion.asked?.deletable.length ?? 0;
  return (
    <ConfirmDialog
      open={deletion.asked !== null}
      title={t('deletion.title', { count })}
      confirmLabel={t(side === 'farmer' ? 'menu.deleteForEveryone' : 'menu.deleteForAll')}
      onConfirm={deletion.confirm}
      onCancel={deletion.dismiss}
    >
      {t(side === 'farmer' ? 'deletion.textFarmer' : 'deletion.textOffice', { count })}
    </ConfirmDialog>
  );
}

interface DeletionMenuProps {
  /** Where it was asked for; null while closed. */
  at: ScreenPoint | null;
  messages: readonly Message[];
  deletion: MessageDeletion;
  onClose: () => void;
}

/** For whom the selected messages are to go. */
export function DeletionMenu({ at, messages, deletion, onClose }: DeletionMenuProps) {
  const { t } = useTranslation('chat');
  return (
    <ActionMenu
      open={at !== null}
      at={at}
      title={t('selection.delete', { count: messages.length })}
      actions={[
        {
          key: 'me',
          label: t('menu.deleteForMe'),
          icon: <UserRoundX aria-hidden="true" />,
          onSelect: () => deletion.forMe(messages),
        },
        {
          key: 'everyone',
          label: t('menu.deleteForEveryone'),
          icon: <Trash2 aria-hidden="true" />,
          onSelect: () => deletion.forAll(messages),
        },
      ]}
      cancel={{ key: 'cancel', label: t('menu.cancel'), icon: <X aria-hidden="true" />, onSelect: () => {} }}
      onClose={onClose}
    />
  );
}
