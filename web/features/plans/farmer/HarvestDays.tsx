import { textIn } from '#shared/domain/by-language.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatWrittenDate } from '../../../lib/time.ts';
import { BottomSheet } from '../../../ui/sheets/Dialog.tsx';
import styles from './FarmerPlan.module.css';
import type { HarvestDay } from './harvest-days.ts';

interface HarvestDaysProps {
  open: boolean;
  onClose: () => void;
  days: readonly HarvestDay[];
  /** Plans further up the thread may not be among them. */
  hasOlder: boolean;
}

/** What may not be harvested yet, over all fields of this farmer that a plan was sent for. */
export function HarvestDays({ open, onClose, days, hasOlder }: HarvestDaysProps) {
  const { t, language } = useTranslation('plancard');
  return (
    <BottomSheet open={open} onClose={onClose} title={t('days.title')}>
      {days.length === 0 && !hasOlder ? <p>{t('days.none')}</p> : null}
      <ul className={styles.days}>
        {days.map(({ plan, crop, from, isAsked }) => (
          <li key={plan}>
            <span>
              {textIn(crop, language)}
              <small>{t('number', { number: plan })}</small>
            </span>
            <strong>
              {[from === null ? '' : formatWrittenDate(from, language), isAsked ? t('days.ask') : '']
                .filter(Boolean)
                .join(' · ')}
            </strong>
          </li>
        ))}
      </ul>
      {hasOlder ? <p>{t('days.older')}</p> : null}
    </BottomSheet>
  );
}
