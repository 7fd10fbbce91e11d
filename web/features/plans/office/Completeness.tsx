import type { MouseEvent } from 'react';
import type { Case } from '#shared/contract/office/cases.ts';
import type { PlanCard } from '#shared/contract/office/plan-card.ts';
import type { PlanBody } from '#shared/contract/office/plans.ts';
import { missingPoints, PLAN_POINTS, type PlanPoint } from '#shared/domain/plan/completeness.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import styles from './Composer.module.css';
import { today } from './draft-plan.ts';

/** What of the case a point may want to know. */
export type PlanFact = 'acres' | 'tank_litres' | 'sprayer';

interface CompletenessProps {
  plan: PlanBody;
  /** As it was judged last; its lines have the figures. */
  card: PlanCard | null;
  facts: Case['facts'];
  /** Leads to a fact of the case. */
  onFact: (fact: PlanFact) => void;
}

/** How many of the seven points a plan has, and the way to each that it lacks. It holds nothing up. */
export function Completeness({ plan, card, facts, onFact }: CompletenessProps) {
  const { t } = useTranslation('plans');
  const lines = plan.lines.map((_, at) => card?.lines[at] ?? null);
  const missing = missingPoints({ ...plan, lines }, { sprayer: facts.sprayer, today: today() });

  function lead(point: PlanPoint, { currentTarget }: MouseEvent): void {
    const fact = factOf(point, facts);
    if (fact) {
      onFact(fact);
      return;
    }
    const field = currentTarget
      .closest('[data-composer]')
      ?.querySelector<HTMLElement>(`:is([data-point="${point}"], [data-point="${point}"] input)`);
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  }

  return (
    <p className={styles.points}>
      {t('points.has', { has: PLAN_POINTS.length - missing.length, all: PLAN_POINTS.length })}
      {missing.map((point, at) => (
        <span key={point}>
          {at === 0 ? ': ' : ', '}
          <button type="button" onClick={(event) => lead(point, event)}>
            {t(`points.no.${point}`)}
          </button>
        </span>
      ))}
    </p>
  );
}

function factOf(point: PlanPoint, { acres, tank_litres: tank }: Case['facts']): PlanFact | null {
  if (point === 'safety') return 'sprayer';
  if (point !== 'dose') return null;
  if (acres === null) return 'acres';
  return tank === null ? 'tank_litres' : null;
}
