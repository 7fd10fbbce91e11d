import { Ban } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import styles from './BlockedNotice.module.css';

/** The red banner a blocked farmer sees above the disabled composer. */
export function BlockedNotice() {
  const { t } = useTranslation('accounts');
  return (
    <p className={styles.notice} role="alert">
      <Ban aria-hidden="true" />
      <span>{t('blocked')}</span>
    </p>
  );
}
