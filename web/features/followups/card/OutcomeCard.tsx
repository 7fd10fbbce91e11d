import './followup-strings.ts';
import type { Outcome } from '#shared/domain/plan/outcome.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import styles from './OutcomeCard.module.css';
import { OutcomePlant } from './OutcomePlant.tsx';

/** What a farmer answered, as both sides read it. */
export function OutcomeCard({ answer }: { answer: Outcome }) {
  const { t } = useTranslation('followup');
  return (
    <div className={styles.card} data-answer={answer}>
      <OutcomePlant answer={answer} />
      <p>
        <small>{t('title')}</small>
        {t(`answer.${answer}`)}
      </p>
    </div>
  );
}
