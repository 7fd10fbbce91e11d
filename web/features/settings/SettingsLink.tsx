import { Settings } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './SettingsLink.module.css';

/** The door from the desk to its settings. */
export function SettingsLink() {
  const { t } = useTranslation('settings');
  return (
    <Link to="/admin/settings" className={styles.link} aria-label={t('heading')} title={t('heading')}>
      <Settings aria-hidden="true" />
    </Link>
  );
}
