import type { AppContext } from '../../context.ts';
import type { Sql } from '../../platform/database/db.ts';

/** The job that asks about one payment; its handler is set in `reconcile-payments.ts`. */
export const CHECK_JOB = 'payments.check';

/** One waiting look per payment: a new time replaces the old. */
export async function scheduleCheck(ctx: AppContext, tx: Sql, pid: number, at: Date): Promise<void> {
  await ctx.jobs.enqueue(tx, CHECK_JOB, { pid }, { runAt: at, key: `payment:${pid}` });
}
