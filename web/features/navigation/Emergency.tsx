import { EMERGENCY_LINES } from '#content/emergency.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { EmergencyLines } from '../../ui/site/EmergencyLines.tsx';
import styles from './Emergency.module.css';

/**
 * In the bar of every page: the numbers for a poisoning, one tap away. A `details`, which opens without scripts; with
 * them a tap beside it, or Escape, folds it (fold-when-left.ts).
 * The panel takes the focus, so that a tap on its words is not one beside it.
 */
export function Emergency() {
  const { t } = useTranslation('common');
  return (
    <details className={styles.emergency} data-folds>
      <summary className={styles.open} aria-label={t('emergency.open')} title={t('emergency.open')}>
        {EMERGENCY_LINES[0].number}
      </summary>
      <div className={styles.panel} tabIndex={-1}>
        <p className={styles.title}>{t('emergency.title')}</p>
        <EmergencyLines />
      </div>
    </details>
  );
}
