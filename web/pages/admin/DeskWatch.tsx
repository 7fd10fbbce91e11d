import { useUnreadCount } from '../../features/inbox/use-unread-count.ts';
import { useOfficeWatch } from '../../features/unread/use-office-watch.ts';
import { useTranslation } from '../../lib/i18n.ts';

/** What the tab itself says of the desk: how many chats wait, in its title and on its icon, and that one came. */
export function DeskWatch() {
  const { t } = useTranslation('office');
  const unread = useUnreadCount();
  useOfficeWatch(unread);
  return <title>{unread > 0 ? t('titleUnread', { count: unread }) : t('title')}</title>;
}
