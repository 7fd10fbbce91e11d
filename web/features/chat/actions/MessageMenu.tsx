import { Copy, Download, ListChecks, Reply, Trash2, UserRoundX, X } from 'lucide-react';
import type { Message } from '#shared/contract/chat.ts';
import { isRecord } from '#shared/domain/chat/message-kinds.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { ActionMenu, type MenuAction } from '../../../ui/sheets/ActionMenu.tsx';
import type { ChatThread } from '../live/use-chat-thread.ts';
import { fileOfMessage } from '../model/message-file.ts';
import { copyMessages, saveFile } from './copy-and-save.ts';
import type { OpenMenu } from './use-message-actions.ts';
import type { MessageDeletion } from './use-message-deletion.ts';

interface MessageMenuProps {
  menu: OpenMenu | null;
  thread: Pick<ChatThread, 'side' | 'acts'>;
  /** A blocked farmer neither answers nor is answered. */
  canReply: boolean;
  deletion: MessageDeletion;
  onReply: (message: Message) => void;
  onSelect: (message: Message) => void;
  onClose: () => void;
}

/** What can be done with one message. What is left of a deleted one can only be put out of sight. */
export function MessageMenu(props: MessageMenuProps) {
  const { t } = useTranslation('chat');
  const { menu, onClose } = props;
  const actions = useActions(props);
  return (
    <ActionMenu
      open={menu !== null}
      title={t('menu.title')}
      at={menu?.at ?? null}
      actions={actions}
      cancel={{ key: 'cancel', label: t('menu.cancel'), icon: <X aria-hidden="true" />, onSelect: () => {} }}
      onClose={onClose}
    />
  );
}

function useActions({ menu, thread, canReply, deletion, onReply, onSelect }: MessageMenuProps): MenuAction[] {
  const { t } = useTranslation('chat');
  const mayDelete = useAbility('chat.clear');
  if (!menu) return [];
  const { message } = menu;
  const { side, acts } = thread;
  const isAlive = !message.deleted;
  const file = isAlive ? fileOfMessage(message) : null;
  const entries: (MenuAction | false | null)[] = [
    isAlive && canReply && act('reply', <Reply aria-hidden="true" />, () => onReply(message)),
    isAlive && message.text
      ? act('copy', <Copy aria-hidden="true" />, () => void copyMessages([message]))
      : null,
    ...(acts?.(message) ?? []),
    file && act('save', <Download aria-hidden="true" />, () => saveFile(file.url, file.name)),
    side === 'farmer' && act('select', <ListChecks aria-hidden="true" />, () => onSelect(message)),
    mayDelete && act('deleteForMe', <UserRoundX aria-hidden="true" />, () => deletion.forMe([message])),
    mayDelete &&
      isAlive &&
      !isRecord(message.message_type) && {
        ...act('deleteForAll', <Trash2 aria-hidden="true" />, () => deletion.forAll([message])),
        label: t(side === 'farmer' ? 'menu.deleteForEveryone' : 'menu.deleteForAll'),
      },
  ];
  return entries.filter((entry) => !!entry);

  function act(
    key: 'reply' | 'copy' | 'save' | 'select' | 'deleteForMe' | 'deleteForAll',
    icon: React.ReactNode,
    onSelect: () => void,
  ): MenuAction {
    return { key, label: t(`menu.${key}`), icon, onSelect };
  }
}
