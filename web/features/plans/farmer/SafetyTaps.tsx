import { BookOpen, Check, Hand, PawPrint } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import { SAFETY } from '../card/plan-names.ts';
import styles from './FarmerPlan.module.css';
import { type Marks, setMark } from './plan-marks.ts';

const ICONS = { gloves: Hand, away: PawPrint, label: BookOpen } as const;

/** Asked once for a plan, before its doses are shown: three taps, each a promise. */
export function SafetyTaps({ plan, marks }: { plan: number; marks: Marks }) {
  const { t } = useTranslation('plancard');
  const left = SAFETY.filter((each) => !marks[each]).length;
  return (
    <fieldset className={styles.taps}>
      <legend>{t('safety.title')}</legend>
      <p>{t('safety.lead')}</p>
      {SAFETY.map((each) => {
        const Icon = ICONS[each];
        const isPressed = Boolean(marks[each]);
        return (
          <button
            key={each}
            type="button"
            className={styles.tap}
            aria-pressed={isPressed}
            onClick={() => setMark(plan, each, isPressed ? null : '1')}
          >
            <Icon aria-hidden="true" />
            <span>{t(`safety.${each}`)}</span>
            {isPressed ? <Check aria-hidden="true" /> : null}
          </button>
        );
      })}
      <p role="status">{t('safety.left', { count: left })}</p>
    </fieldset>
  );
}

/** Whether all of it was answered. */
export const isSafe = (marks: Marks) => SAFETY.every((each) => marks[each]);
