import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './PaymentsFrame.module.css';

/** Around the payments: the way back to the chats. */
export function PaymentsFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('money');
  return (
    <div className={styles.screen}>
      <header className={styles.bar}>
        <Link to="/admin" className={styles.back} aria-label={t('back')} title={t('back')} data-shortcut="u">
          <ArrowLeft aria-hidden="true" />
        </Link>
        <h1 className={styles.title}>{t('heading')}</h1>
      </header>
      <div className={styles.scroll}>{children}</div>
    </div>
  );
}
