import { Decode } from 'typebox/value';
import type { AppContext } from '../../context.ts';
import { deliverReceipt } from './deliver-receipt.ts';
import { DELIVER_JOB, DeliverJob } from './receipt-jobs.ts';
import { listUndelivered } from './receipts.store.ts';

/** A job of its own does it within seconds; what is older than this lost its job. */
const OVERDUE_MS = 15 * 60_000;
const AT_A_TIME = 200;

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
