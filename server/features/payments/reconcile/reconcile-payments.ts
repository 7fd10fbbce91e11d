import { Type } from 'typebox';
import { Assert } from 'typebox/value';
import type { AppContext } from '../../../context.ts';
import { forgetOldKeys } from '../../../platform/database/idempotency.ts';
import { listLateUnreported } from '../alerts/payment-alerts.store.ts';
import { ALERT_MAIL_JOB, mailAlert, raiseAlert } from '../alerts/raise-alert.ts';
import { checkPayment } from '../check/check-payment.ts';
import { CHECK_JOB } from '../check/check-schedule.ts';
import { findPayment, listDue } from '../payments.store.ts';
import { advanceRefund } from '../refunds/advance-refund.ts';
import { REFUND_JOB } from '../refunds/refund-steps.ts';
import { listDueRefunds } from '../refunds/refunds.store.ts';
import { processWebhook, WEBHOOK_JOB } from '../webhooks/process-webhook.ts';
import { forgetOldWebhooks, listForgottenWebhooks } from '../webhooks/webhooks.store.ts';
import { compareDay, DAILY_CHECK_JOB, queueComparisons } from './compare-day.ts';

/** Payments asked about side by side in one sweep; more would crowd out the pool and the provider. */
const AT_ONCE = 4;
const PER_SWEEP = 400;

/** An open payment older than this is told to the office. */
const LATE_MS = 3_600_000;
/** A webhook's job runs at once; one that waits this long was lost. */
const FORGOTTEN_MS = 60_000;
const KEEP_WEBHOOKS_MS = 90 * 24 * 3_600_000;

const CheckJobPayload = Type.Object({ pid: Type.Integer() });
const RefundJobPayload = Type.Object({ id: Type.Integer() });

/**
 * Payments finish although the payer closed their browser. A job per payment keeps the provider's schedule; a
 * sweep each minute, from the rows alone, picks up what a crash or a lost job left behind.
 */
export function definePaymentJobs(ctx: AppContext): void {
  ctx.jobs.define(CHECK_JOB, async (payload) => {
    Assert(CheckJobPayload, payload);
    await checkPayment(ctx, payload.pid, 'reconcile');
  });
  ctx.jobs.define(REFUND_JOB, async (payload) => {
    Assert(RefundJobPayload, payload);
    await advanceRefund(ctx, payload.id, 'reconcile');
  });
  ctx.jobs.define(WEBHOOK_JOB, (payload) => processWebhook(ctx, payload));
  ctx.jobs.define(ALERT_MAIL_JOB, (payload) => mailAlert(ctx, payload));
  ctx.jobs.define(DAILY_CHECK_JOB, (payload) => compareDay(ctx, payload));
  ctx.jobs.define('payments.reconcile', () => reconcilePayments(ctx), { cron: '* * * * *' });
  ctx.jobs.define('payments.sweep', () => sweepPayments(ctx), { cron: '41 * * * *' });
}

/** Asks about everything whose time has come. Safe on many nodes at once: each look is taken once. */
export async function reconcilePayments(ctx: AppContext): Promise<void> {
  const { provider } = ctx.payments;
  const now = ctx.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  await sideBySide(ctx, await listDue(ctx.db, provider, now, PER_SWEEP), (pid) =>
    checkPayment(ctx, pid, 'reconcile'),
  );
  await sideBySide(ctx, await listDueRefunds(ctx.db, provider, now, PER_SWEEP), (id) =>
    advanceRefund(ctx, id, 'reconcile'),
  );
  await sideBySide(ctx, await listForgottenWebhooks(ctx.db, before(FORGOTTEN_MS)), (id) =>
    processWebhook(ctx, { id }),
  );
  await sideBySide(ctx, await listLateUnreported(ctx.db, before(LATE_MS)), (pid) => alertLate(ctx, pid));
  await queueComparisons(ctx);
}

async function sideBySide(
  ctx: AppContext,
  ids: number[],
  work: (id: number) => Promise<unknown>,
): Promise<void> {
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    for (let id = ids.shift(); id !== undefined; id = ids.shift()) {
      // One broken row must not keep the others waiting.
      await work(id).catch((error: unknown) => {
        ctx.log.error({ err: error, id }, 'payments.reconcile_failed');
      });
    }
  });
  await Promise.all(lanes);
}

async function alertLate(ctx: AppContext, pid: number): Promise<void> {
  const payment = await findPayment(ctx.db, pid);
  const detail = { open_since: payment?.created_at };
  await ctx.inTransaction((tx) => raiseAlert(ctx, tx, { kind: 'late', pid, detail }));
}

async function sweepPayments(ctx: AppContext): Promise<void> {
  await forgetOldKeys(ctx.db, ctx.now());
  await forgetOldWebhooks(ctx.db, new Date(ctx.now().getTime() - KEEP_WEBHOOKS_MS));
}
