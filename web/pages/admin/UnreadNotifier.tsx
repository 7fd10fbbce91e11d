import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useUnreadCount } from '../../features/chat/inbox-store/use-unread-count.ts';
import { useOfficeWatch } from '../../features/chat/unread/use-office-watch.ts';
import { usePush } from '../../features/push/use-push.ts';
import { onOpenRequest } from '../../features/pwa/worker.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useOpenChatId } from './use-open-chat-id.ts';

/** What the tab itself says of the desk: how many chats wait, in its title and on its icon, and that one came. */
export function UnreadNotifier() {
  const { chatId } = useOpenChatId();
  const { t } = useTranslation('office');
  const unread = useUnreadCount();
  useOfficeWatch(unread, chatId);
  useTappedNotification();
  // A desk reloaded with a chat open offers nothing, but the browser's address is told all the same.
  usePush('admin');
  return <title>{unread > 0 ? t('titleUnread', { count: unread }) : t('title')}</title>;
}

/** A tapped notification opens its chat in the desk that is already there. */
function useTappedNotification(): void {
  const navigate = useNavigate();
  const handleOpen = useEffectEvent((url: string) => void navigate(url));
  useEffect(() => onOpenRequest((url) => handleOpen(url)), []);
}
