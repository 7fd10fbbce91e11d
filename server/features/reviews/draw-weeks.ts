import { staffRolesThatCan } from '#shared/domain/capabilities.ts';
import { indiaDay, isoDay, startOfIndiaDay } from '#shared/domain/time/india-day.ts';
import type { AppContext } from '../../context.ts';
import { listActiveWith } from '../identity/index.ts';
import { drawLots } from './draw-lots.ts';
import { insertDrawn, insertWeek, listSentBetween } from './reviews.store.ts';

/** Weeks that are drawn late, where the server was away. */
const WEEKS_BACK = 4;
/** Day 0 of `indiaDay` was a Thursday. */
const mondayOf = (day: number) => day - ((day + 3) % 7);

export function defineDrawing(ctx: AppContext): void {
  ctx.jobs.define('reviews.draw', () => drawWeeks(ctx), { cron: '29 * * * *' });
}

/** Draws from each week that is over and not drawn yet. Safe to run again and side by side: a week is one row. */
export async function drawWeeks(ctx: AppContext): Promise<void> {
  const monday = mondayOf(indiaDay(ctx.now()));
  for (let back = WEEKS_BACK; back > 0; back -= 1) await drawWeek(ctx, monday - 7 * back);
}

async function drawWeek(ctx: AppContext, monday: number): Promise<void> {
  const week = isoDay(monday);
  await ctx.inTransaction(async (tx) => {
    const plans = await listSentBetween(tx, startOfIndiaDay(monday), startOfIndiaDay(monday + 7));
    if (!(await insertWeek(tx, { week, plans: plans.length, now: ctx.now() }))) return;
    const writers = await listActiveWith(tx, staffRolesThatCan('plan.write'));
    for (const drawn of drawLots(week, plans, writers)) await insertDrawn(tx, week, drawn);
  });
}
