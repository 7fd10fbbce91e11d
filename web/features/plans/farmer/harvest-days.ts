import type { PlanCard } from '#shared/contract/office/plan-card.ts';
import type { LocalizedText } from '#shared/domain/by-language.ts';
import { replacedBy, viewOfPlan } from '../card/plan-view.ts';
import type { Marks } from './plan-marks.ts';
import { sprayId } from './plan-sends.ts';
import { type Said, sprayedOn } from './said.ts';

export interface HarvestDay {
  plan: number;
  crop: LocalizedText;
  /** The first day of harvest; null: none is known that is still to come. */
  from: string | null;
  /** A label prints no days: one must ask. */
  isAsked: boolean;
}

/**
 * What may not be harvested yet, over all plans of a thread, soonest first. A plan that a newer one replaces counts where
 * something of it was sprayed.
 */
export function harvestDays(
  plans: readonly PlanCard[],
  marks: Readonly<Record<string, Marks>>,
  said: Said,
  today: string,
): HarvestDay[] {
  const replaced = new Set(plans.flatMap(replacedBy));
  return plans
    .flatMap((plan): HarvestDay[] => {
      const sprayed = sprayedOn(plan, marks[plan.id] ?? {}, said);
      const { harvest, tanks } = viewOfPlan(plan, sprayed);
      const isSprayed = tanks.some(({ key }, at) => sprayed(key) || said.has(sprayId(plan.id, at)));
      if (harvest === null || (replaced.has(plan.id) && !isSprayed)) return [];
      const isAsked = harvest.ask !== null;
      const from = harvest.from !== null && harvest.from > today ? harvest.from : null;
      return from === null && !isAsked ? [] : [{ plan: plan.id, crop: plan.crop, from, isAsked }];
    })
    .sort((one, other) => (one.from ?? '9').localeCompare(other.from ?? '9'));
}
