import { Settings } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './SettingsLink.module.css';

/** The door from the desk to its settings; with an alarm it leads to what is not well. */
export function SettingsLink({ isAlarmed = false }: { isAlarmed?: boolean }) {
  const { t } = useTranslation('settings');
  const label = t(isAlarmed ? 'alarm' : 'heading');
  return (
    <Link
      to={isAlarmed ? '/admin/settings/health' : '/admin/settings'}
      className={styles.link}
      aria-label={label}
      title={label}
    >
      <Settings aria-hidden="true" />
      {isAlarmed ? (
        <span className={styles.alarm} aria-hidden="true">
          !
        </span>
      ) : null}
    </Link>
  );
}
