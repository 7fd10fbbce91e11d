import { useQueryClient } from '@tanstack/react-query';
import { CheckCheck, Eraser, MailOpen, Trash2, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import type { ChatSummary } from '#shared/contract/chat/list.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { ActionMenu, type MenuAction, type ScreenPoint } from '../../../ui/sheets/ActionMenu.tsx';
import { ConfirmDialog } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { bringBackChat, clearChat, deleteChat, fetchChat } from '../inbox-store/inbox.api.ts';
import { dropChat, reloadChat } from '../inbox-store/inbox-store.ts';
import { useQueueActions } from './use-queue-actions.ts';

type ChatAction = 'clear' | 'delete';

/** Afterwards the menu, the empty thread and the search still lead back. */
const UNDO_MS = 5000;

/** Whose menu was asked for, and where on the screen; without a place it comes as a sheet. */
export interface ChatMenuAt {
  chat: ChatSummary;
  at: ScreenPoint | null;
}

interface ChatMenuProps {
  /** Null for none. */
  menu: ChatMenuAt | null;
  onClose: () => void;
  onDeleted: (chatId: number) => void;
  /** The chat was put back among the unread: it must not stay open, or it would be read again. */
  onPutBack: (chatId: number) => void;
  /** What other features let the office do with this chat. */
  more?: readonly MenuAction[] | undefined;
}

/** The chat's menu: what is done with its place in the queue, and clearing or deleting it after one question. */
export function ChatMenu({ menu, onClose, onDeleted, onPutBack, more = [] }: ChatMenuProps) {
  const { t } = useTranslation('inbox');
  const [asked, setAsked] = useState<{ chat: ChatSummary; action: ChatAction } | null>(null);
  const [busy, setBusy] = useState(false);
  const runAction = useChatAction(onDeleted);
  const bringBack = useBringBack();
  const { finish, putBack } = useQueueActions(onPutBack);
  const mayManage = useAbility('inbox.manage');
  const mayClear = useAbility('chat.clear');
  const chat = menu?.chat;
  const name = asked?.chat.name ?? chat?.name ?? '';
  const action = asked?.action ?? null;

  async function handleConfirm() {
    if (!asked) return;
    setBusy(true);
    const isDone = await runAction(asked.action, asked.chat);
    setBusy(false);
    if (isDone) setAsked(null);
  }

  const entry = (
    key: 'done' | 'unread' | 'restore' | ChatAction,
    icon: React.ReactNode,
    onSelect: () => void,
  ): MenuAction => ({
    key,
    icon,
    label: t(`menu.${key}`),
    onSelect,
  });
  const entries: (MenuAction | false)[] = chat
    ? [
        mayManage && entry('done', <CheckCheck aria-hidden="true" />, () => finish(chat)),
        mayManage &&
          chat.status !== 'UNREAD' &&
          entry('unread', <MailOpen aria-hidden="true" />, () => putBack(chat)),
        ...more,
        mayManage &&
          chat.put_away &&
          entry('restore', <Undo2 aria-hidden="true" />, () => void bringBack(chat.id)),
        mayClear && entry('clear', <Eraser aria-hidden="true" />, () => setAsked({ chat, action: 'clear' })),
        mayClear &&
          entry('delete', <Trash2 aria-hidden="true" />, () => setAsked({ chat, action: 'delete' })),
      ]
    : [];
  const actions = entries.filter((each) => each !== false);

  return (
    <>
      <ActionMenu
        open={menu !== null}
        title={name}
        at={menu?.at ?? null}
        actions={actions}
        cancel={{
          key: 'cancel',
          label: t('menu.cancel'),
          icon: <X aria-hidden="true" />,
          onSelect: () => {},
        }}
        cancelInMenu
        onClose={onClose}
      />
      <ConfirmDialog
        open={asked !== null}
        title={action === 'delete' ? t('menu.deleteTitle', { name }) : t('menu.clearTitle', { name })}
        confirmLabel={action === 'delete' ? t('menu.deleteYes') : t('menu.clearYes')}
        busy={busy}
        onConfirm={handleConfirm}
        onCancel={() => setAsked(null)}
      >
        {action === 'delete' ? t('menu.deleteText') : t('menu.clearText')}
      </ConfirmDialog>
    </>
  );
}

/** Does it, shows it in the list, says so; false when the server did not. */
function useChatAction(
  onDeleted: (chatId: number) => void,
): (action: ChatAction, chat: ChatSummary) => Promise<boolean> {
  const { t } = useTranslation('inbox');
  const client = useQueryClient();
  const bringBack = useBringBack();
  // What came while the question stood there nobody has seen: it stays, and the chat with it.
  return async (action, { id: chatId, head_seq: seen, name }) => {
    try {
      await (action === 'delete' ? deleteChat : clearChat)(chatId, seen);
      // Given up where a hint of the same asks again meanwhile.
      const now = (await reloadChat(client, chatId)) ?? (await fetchChat(chatId).catch(() => undefined));
      const isGone = action === 'delete' && !now?.listed;
      if (isGone) {
        onDeleted(chatId);
        dropChat(client, chatId);
      }
      const isDone = isGone || action === 'clear';
      showToast(isDone ? t(isGone ? 'menu.deleted' : 'menu.cleared') : t('menu.wroteMeanwhile', { name }), {
        tone: 'success',
        duration: UNDO_MS,
        action: { label: t('menu.undo'), onAction: () => void bringBack(chatId) },
      });
      return true;
    } catch (error) {
      showToast(errorText(error, t('menu.failed')), { tone: 'error' });
      return false;
    }
  };
}

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
