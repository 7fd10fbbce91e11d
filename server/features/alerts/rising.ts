import type { DismissBody, Rise } from '#shared/contract/office/alerts.ts';
import { DISMISSED_DAYS, RISING_DAYS } from '#shared/domain/alerts/alert-rules.ts';
import { DAY_MS } from '#shared/domain/time/india-day.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { OfficeActor } from '../identity/index.ts';
import { ALERT_PROBLEMS, namesOf } from './alert-card.ts';
import { announceAlerts } from './alerts.announce.ts';
import { requireProblem, requireTaluks } from './drafts.ts';
import { listRising, putDismissal, removeDismissal } from './rising.store.ts';

/** What more farmers of a taluk tell of than before, the most farmers first; without what a doctor put aside. */
export async function showRising(ctx: AppContext): Promise<Rise[]> {
  const now = ctx.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const window = { now, since: daysAgo(RISING_DAYS), before: daysAgo(2 * RISING_DAYS) };
  const rows = await listRising(ctx.db, ALERT_PROBLEMS, window);
  return rows.map((row) => {
    const { crop, problem } = namesOf(row.problem);
    return { ...row, crop, name: problem };
  });
}

/** Out of every doctor's sight for some days, or back. @throws {AppError} INVALID_INPUT */
export async function dismissRise(ctx: AppContext, actor: OfficeActor, body: DismissBody): Promise<void> {
  const { problem, taluk, dismissed } = body;
  requireProblem(problem);
  requireTaluks([taluk]);
  const until = new Date(ctx.now().getTime() + DISMISSED_DAYS * DAY_MS);
  await ctx.inTransaction(async (tx) => {
    if (dismissed) await putDismissal(tx, { problem, taluk }, { until, by: actor.staffId });
    else await removeDismissal(tx, { problem, taluk });
    await recordAudit(tx, {
      ...actor,
      action: dismissed ? 'alert.dismiss' : 'alert.show',
      subject: `problem:${problem}`,
      detail: { taluk },
    });
    tx.afterCommit(() => announceAlerts(ctx));
  });
}
