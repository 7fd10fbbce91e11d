import { SprayCan } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './SprayCard.module.css';

interface SprayCardProps {
  spray: { date: string | null; chemical: string | null; dosage: string | null };
}

/** What was sprayed last, as the farmer told it; a dash where he told nothing. */
export function SprayCard({ spray }: SprayCardProps) {
  const { t } = useTranslation('chat');
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
            <dd>{spray[field]?.trim() || '-'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
