import { dayInIndia } from '#shared/domain/licence-end.ts';
import { toldDay } from '#shared/domain/plan/plan-days.ts';
import type { AppContext } from '../../context.ts';
import type { Hooks } from '../../hooks.ts';
import { setLinesDone } from './sprays.store.ts';

/** The farmer sprayed lines of a plan of theirs: what comes of it is counted by line. A day that has not come is none. */
export const noteSprayed: Hooks<AppContext>['onPlanReported'] = async (
  ctx,
  tx,
  { planId, chatId, sprayed },
) => {
  if (!sprayed) return;
  const on = toldDay(sprayed.on, dayInIndia(ctx.now()));
  if (on) await setLinesDone(tx, { planId, chatId }, { lines: sprayed.lines, on });
};
