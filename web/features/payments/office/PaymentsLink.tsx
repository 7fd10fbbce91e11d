import { IndianRupee } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n.ts';
import styles from './PaymentsLink.module.css';
import { useAttention } from './use-payments.ts';

/** The door from the desk to its payments; it says how many want a look. */
export function PaymentsLink() {
  const { t } = useTranslation('money');
  const count = useAttention() ?? 0;
  const label = count > 0 ? t('linkAttention', { count }) : t('link');
  return (
    <Link
      to={count > 0 ? '/admin/payments?state=attention' : '/admin/payments'}
      className={styles.link}
      aria-label={label}
      title={label}
      data-shortcut="p"
    >
      <IndianRupee aria-hidden="true" />
      {count > 0 ? <span className={styles.badge}>{count > 99 ? '99+' : count}</span> : null}
    </Link>
  );
}
