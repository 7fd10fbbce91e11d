import { Type } from 'typebox';
import { Assert } from 'typebox/value';
import type { AppContext } from '../../context.ts';
import { BETWEEN_CHECKS_MS, checkPayment } from './check-payment.ts';
import { CHECK_JOB, type CheckJob, scheduleCheck } from './payment-jobs.ts';
import { listDue } from './payments.store.ts';

/** Payments asked about side by side in one sweep; more would crowd out the pool and the provider. */
const AT_ONCE = 4;
const PER_SWEEP = 400;

const CheckJobPayload = Type.Object({
  pid: Type.Integer(),
  source: Type.Union([Type.Literal('reconcile'), Type.Literal('webhook')]),
});

/**
 * Payments finish although the payer closed his browser. A job per payment keeps the provider's schedule; a
 * sweep each minute, from the rows alone, picks up what a crash or a lost job left behind.
 */
export function definePaymentJobs(ctx: AppContext): void {
  ctx.jobs.define(CHECK_JOB, async (payload) => {
    Assert(CheckJobPayload, payload);
    await runCheckJob(ctx, payload);
  });
  ctx.jobs.define('payments.reconcile', () => reconcilePayments(ctx), { cron: '* * * * *' });
}

/** The provider called about something newer than the last look: asked again as soon as the turn is free. */
async function runCheckJob(ctx: AppContext, { pid, source }: CheckJob): Promise<void> {
  const outcome = await checkPayment(ctx, pid, source);
  if (outcome !== 'busy' || source !== 'webhook') return;
  const later = new Date(ctx.now().getTime() + BETWEEN_CHECKS_MS);
  await scheduleCheck(ctx, ctx.db, pid, later, source);
}

/** Asks about every payment whose time has come. Safe on many nodes at once: each look is taken once. */
export async function reconcilePayments(ctx: AppContext): Promise<void> {
  const due = await listDue(ctx.db, ctx.payments.provider, ctx.now(), PER_SWEEP);
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    for (let pid = due.shift(); pid !== undefined; pid = due.shift()) {
      // One broken row must not keep the others waiting.
      await checkPayment(ctx, pid, 'reconcile').catch((error: unknown) => {
        ctx.log.error({ err: error, pid }, 'a payment could not be reconciled');
      });
    }
  });
  await Promise.all(lanes);
}
