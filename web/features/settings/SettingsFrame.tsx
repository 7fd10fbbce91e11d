import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { officePlace } from '../../lib/office-place.ts';
import { SubScreen } from '../../ui/sheets/SubScreen.tsx';
import { SETTINGS_PARTS, type SettingsPart } from './parts.ts';
import styles from './SettingsFrame.module.css';

/** Around every part of the settings: the way back to the chats, and the way to the other parts. */
export function SettingsFrame({ part, children }: { part: SettingsPart; children: ReactNode }) {
  const { t } = useTranslation('settings');
  const parts = (
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
  );
  return (
    <SubScreen title={t('heading')} back={{ to: officePlace(), label: t('back') }} nav={parts}>
      <h2 className={styles.part}>{t(`part.${part}`)}</h2>
      {children}
    </SubScreen>
  );
}
