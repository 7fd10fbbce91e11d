import { lazy, Suspense } from 'react';
import type { PlanCard } from '#shared/contract/office/plan-card.ts';
import { useOpenCase } from './use-open-case.ts';

const Card = lazy(() =>
  import('../../../features/plans/office/OfficePlanCard.tsx').then((module) => ({
    default: module.OfficePlanCard,
  })),
);

/** A sent plan among the messages; a press opens its case. */
export function PlanInThread({ card }: { card: PlanCard }) {
  const { open } = useOpenCase();
  return (
    <Suspense fallback={null}>
      <Card card={card} onOpen={() => open(card.case_id)} />
    </Suspense>
  );
}
