import { Link } from 'react-router';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import styles from './PaymentDetailsLink.module.css';

/** From the thread to the payments a card speaks of: one of them, or all of the chat. */
export function PaymentDetailsLink(to: { pid: number } | { chatId: number }) {
  const { t } = useTranslation('money');
  if (!useAbility('payment.list')) return null;
  const query = 'pid' in to ? `pid=${to.pid}` : `chat=${to.chatId}`;
  return (
    <Link to={`/admin/payments?${query}`} className={styles.link}>
      {t('pid' in to ? 'door.one' : 'door.chat')}
    </Link>
  );
}
