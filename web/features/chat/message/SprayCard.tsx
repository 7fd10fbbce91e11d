import { SprayCan } from 'lucide-react';
import { dialAddress, EMERGENCY_LINES } from '#content/emergency.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatWrittenDate } from '../../../lib/time.ts';
import styles from './SprayCard.module.css';

interface SprayCardProps {
  spray: { date: string | null; chemical: string | null; dosage: string | null };
}

/**
 * What was sprayed last, as the farmer told it; a dash where they told nothing. With the numbers for a poisoning, for
 * who has sprayed may fall ill with this card on the screen.
 */
export function SprayCard({ spray }: SprayCardProps) {
  const { t, language } = useTranslation(['chat', 'common']);
  const told = { ...spray, date: formatWrittenDate(spray.date?.trim() ?? '', language) };
  return (
    <div className={styles.card}>
      <p className={styles.title}>
        <SprayCan aria-hidden="true" />
        <span>{t('spray.title')}</span>
      </p>
      <dl className={styles.rows}>
        {(['date', 'chemical', 'dosage'] as const).map((field) => (
          <div key={field} className={styles.row}>
            <dt>{t(`spray.${field}`)}</dt>
            <dd>{told[field]?.trim() || '-'}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.calls}>
        <span>{t('common:emergency.ask')}</span>
        {EMERGENCY_LINES.map(({ key, number }) => (
          <a key={key} href={dialAddress(number)} aria-label={`${number}, ${t(`common:emergency.${key}`)}`}>
            {number}
          </a>
        ))}
      </p>
    </div>
  );
}
