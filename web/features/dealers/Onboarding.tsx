import { useTranslation } from '../../lib/i18n.ts';
import styles from './Onboarding.module.css';

const WHO = ['dealers', 'groups', 'farmers'] as const;
const NEEDED = ['firm', 'contact', 'gst'] as const;

/** Who can partner, and what is asked of them. */
export function Onboarding() {
  const { t } = useTranslation('dealers');
  return (
    <div className={styles.columns}>
      <div>
        <h3 className={styles.title}>{t('onboarding.who')}</h3>
        <ul className={styles.list}>
          {WHO.map((key) => (
            <li key={key}>{t(`onboarding.${key}`)}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className={styles.title}>{t('onboarding.needed')}</h3>
        <ul className={styles.list}>
          {NEEDED.map((key) => (
            <li key={key}>{t(`onboarding.${key}`)}</li>
          ))}
        </ul>
        <p className={styles.note}>{t('onboarding.licences')}</p>
      </div>
    </div>
  );
}
