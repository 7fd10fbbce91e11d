import { financialYearOf } from '#shared/domain/money/financial-year.ts';
import type { AppContext } from '../../context.ts';
import type { Hooks } from '../../hooks.ts';
import { DELIVER_JOB, type DeliverJob } from './receipt-jobs.ts';
import { insertReceipt, SERIES } from './receipts.store.ts';

/**
 * Gives a payment its receipt in the transaction that makes it a success: the number is taken if and only if the
 * money counts. The paper itself is drawn and delivered afterwards, by a job.
 *
 * A demonstration gets none: nobody paid anybody.
 */
export const issueReceipt: Hooks<AppContext>['onPaymentSucceeded'] = async (
  ctx,
  tx,
  { pid, purpose, env },
) => {
  if (purpose === 'demo') return;
  const now = ctx.now();
  await insertReceipt(tx, { pid, series: SERIES[env], financialYear: financialYearOf(now), now });
  const payload: DeliverJob = { pid };
  await ctx.jobs.enqueue(tx, DELIVER_JOB, payload, { key: `receipt:${pid}` });
};
