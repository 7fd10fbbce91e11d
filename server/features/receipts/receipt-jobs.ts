import { type Static, Type } from 'typebox';
import { Decode } from 'typebox/value';
import { dateLabel } from '#shared/domain/time/india-day.ts';
import type { AppContext } from '../../context.ts';
import type { Hooks } from '../../hooks.ts';
import { deliverReceipt } from './deliver-receipt.ts';
import { insertReceipt, listUndelivered, SERIES } from './receipts.store.ts';

/** The job that puts one receipt into its thread. */
const DELIVER_JOB = 'receipts.deliver';

const DeliverJob = Type.Object({ pid: Type.Integer() });
type DeliverJob = Static<typeof DeliverJob>;

/** A job of its own does it within seconds; what is older than this lost its job. */
const OVERDUE_MS = 15 * 60_000;
const AT_A_TIME = 200;

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

export function defineReceiptJobs(ctx: AppContext): void {
  ctx.jobs.define(DELIVER_JOB, (payload) => deliverReceipt(ctx, Decode(DeliverJob, payload).pid));
  ctx.jobs.define('receipts.deliver_due', () => deliverDue(ctx), { cron: '*/15 * * * *' });
}

/** From the rows alone: a receipt reaches its thread although its job gave up. */
export async function deliverDue(ctx: AppContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - OVERDUE_MS);
  for (const pid of await listUndelivered(ctx.db, before, AT_A_TIME)) {
    // One that cannot be drawn must not keep the others waiting.
    await deliverReceipt(ctx, pid).catch((error: unknown) => {
      ctx.log.error({ err: error, pid }, 'receipt.delivery_failed');
    });
  }
}

/** The financial year of a day in Karnataka, April to March: '26-27'. Serial numbers begin again with each. */
export function financialYearOf(instant: Date): string {
  const [, month = '', year = ''] = dateLabel(instant).split('-');
  const begins = Number(year) - (Number(month) < 4 ? 1 : 0);
  return `${twoDigits(begins)}-${twoDigits(begins + 1)}`;
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0');
