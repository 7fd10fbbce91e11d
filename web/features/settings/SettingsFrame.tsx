import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { SETTINGS_PARTS, type SettingsPart } from './parts.ts';
import styles from './SettingsFrame.module.css';

/** Around every part of the settings: the way back to the chats, and the way to the other parts. */
export function SettingsFrame({ part, children }: { part: SettingsPart; children: ReactNode }) {
  const { t } = useTranslation('settings');
  return (
    <div className={styles.screen}>
      <header className={styles.bar}>
        <Link to="/admin" className={styles.back} aria-label={t('back')} title={t('back')}>
          <ArrowLeft aria-hidden="true" />
        </Link>
        <h1 className={styles.title}>{t('heading')}</h1>
      </header>
      <nav className={styles.tabs} aria-label={t('parts')}>
        {SETTINGS_PARTS.map((each) => (
          <Link
            key={each}
            to={`/admin/settings/${each}`}
            replace
            className={styles.tab}
            aria-current={each === part ? 'page' : undefined}
          >
            {t(`part.${each}`)}
          </Link>
        ))}
      </nav>
      <div className={styles.scroll}>
        <div className={styles.page}>
          <h2 className={styles.part}>{t(`part.${part}`)}</h2>
          {children}
        </div>
      </div>
    </div>
  );
}
