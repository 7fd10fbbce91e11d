import type { PlanCard } from '#shared/contract/office/plan-card.ts';
import type { LocalizedText } from '#shared/domain/by-language.ts';
import { viewOfPlan } from '../card/plan-view.ts';
import type { Marks } from './plan-marks.ts';
import { sprayId } from './plan-sends.ts';
import { type Said, sprayedOn } from './said.ts';

export interface HarvestDay {
  plan: number;
  crop: LocalizedText;
  /** The first day of harvest; null: the label prints no days, one must ask. */
  from: string | null;
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
  const replaced = new Set(plans.map((plan) => plan.replaces));
  return plans
    .flatMap((plan): HarvestDay[] => {
      const sprayed = sprayedOn(plan, marks[plan.id] ?? {}, said);
      const { harvest, tanks } = viewOfPlan(plan, sprayed);
      const isSprayed = tanks.some(({ key }, at) => sprayed(key) || said.has(sprayId(plan.id, at)));
      if (harvest === null || (replaced.has(plan.id) && !isSprayed)) return [];
      const from = harvest === 'ask' ? null : harvest.from;
      return from !== null && from <= today ? [] : [{ plan: plan.id, crop: plan.crop, from }];
    })
    .sort((one, other) => (one.from ?? '9').localeCompare(other.from ?? '9'));
}
