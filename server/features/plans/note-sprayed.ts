import { dayInIndia } from '#shared/domain/licence-end.ts';
import { isDay } from '#shared/domain/plan/plan-days.ts';
import type { AppContext } from '../../context.ts';
import type { Hooks } from '../../hooks.ts';
import { setLinesDone } from './plans.store.ts';

/** The farmer sprayed lines of a plan of theirs: what comes of it is counted by line. A day that has not come is none. */
export const noteSprayed: Hooks<AppContext>['onPlanTold'] = async (ctx, tx, { planId, chatId, sprayed }) => {
  if (!sprayed) return;
  const on = sprayed.on.split('-').reverse().join('-');
  if (!isDay(on) || on > dayInIndia(ctx.now())) return;
  await setLinesDone(tx, { planId, chatId }, { lines: sprayed.lines, on });
};
