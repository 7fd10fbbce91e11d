import type { AppContext } from '../../../context.ts';
import type { Sql } from '../../../platform/database/db.ts';

/** The job that sends or follows one refund; its handler is set in `reconcile-payments.ts`. */
export const REFUND_JOB = 'payments.refund';

/** One waiting look per refund: a new time replaces the old. */
export async function scheduleRefund(ctx: AppContext, tx: Sql, id: number, at: Date): Promise<void> {
  await ctx.jobs.enqueue(tx, REFUND_JOB, { id }, { runAt: at, key: `refund:${id}` });
}
