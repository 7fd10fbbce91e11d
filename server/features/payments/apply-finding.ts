import { mayBecome } from '#shared/domain/payment-state.ts';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { tellPaymentSucceeded } from './payment-succeeded.ts';
import {
  changeStatus,
  findLiveAttempt,
  insertPaymentEvent,
  lockPayment,
  type PaymentRow,
  type PaymentSource,
  recordCaptured,
} from './payments.store.ts';
import { purposeOf } from './purposes.ts';
import { endAlert, raiseAlert } from './raise-alert.ts';
import { askBackForTwice } from './request-refund.ts';
import { type Finding, judge, type Verdict } from './verdict.ts';

/**
 * Brings a payment to where a finding leads, with everything that follows from it, in one transaction: it all
 * happens once or not at all, however many look at the same time.
 */
export function applyFinding(
  ctx: AppContext,
  payment: PaymentRow,
  source: PaymentSource,
  finding: Finding,
  options: { lastLook?: boolean } = {},
): Promise<PaymentRow> {
  return ctx.inTransaction(async (tx) => {
    const current = await lockWithPurpose(tx, payment);
    await noteCapture(tx, current, finding);
    const verdict = judge(current, finding, ctx.now(), options.lastLook);
    if (verdict.to === current.status) return current;
    if (await standsBesideAnother(ctx, tx, current, source, verdict)) return current;
    const report = typeof finding === 'string' ? undefined : finding;
    const { amountPaise, providerOrderId, failure } = report ?? {};
    return transition(ctx, tx, current, verdict, {
      source,
      providerState: report?.state ?? finding.toString(),
      utr: report?.utr ?? null,
      detail: report
        ? { amount_paise: amountPaise, provider_order_id: providerOrderId, ...(failure && { failure }) }
        : {},
    });
  });
}

/** Money the provider holds can be given back, whatever becomes of the payment. */
async function noteCapture(tx: Transaction, { pid }: PaymentRow, finding: Finding): Promise<void> {
  if (typeof finding === 'string' || finding.state !== 'COMPLETED' || finding.amountPaise <= 0) return;
  await recordCaptured(tx, pid, finding.amountPaise);
}

/**
 * Holds a payment and what it is for until the transaction ends. Everybody who locks more than one row takes
 * them in the order chat, quotation, payment, refund.
 */
export async function lockWithPurpose(tx: Transaction, payment: PaymentRow): Promise<PaymentRow> {
  await purposeOf(payment).lock(tx, payment);
  return lockPayment(tx, payment.pid);
}

export interface Cause {
  source: PaymentSource;
  providerState: string | null;
  utr?: string | null;
  detail?: Record<string, unknown>;
  /** Whose hand it was, for a decision of the office. */
  staffId?: number;
}

/** One step of the state machine on a locked payment: compare-and-set, its event row, its effects. */
export async function transition(
  ctx: AppContext,
  tx: Transaction,
  payment: PaymentRow,
  verdict: Verdict,
  cause: Cause,
): Promise<PaymentRow> {
  const { status: from, pid } = payment;
  const { to, failureCode } = verdict;
  const { source, providerState, utr = null, detail = {}, staffId } = cause;
  if (!mayBecome(from, to, source === 'office' && staffId !== undefined ? 'office' : 'provider')) {
    throw new Error(`payment ${pid} may not go from ${from} to ${to}`);
  }
  const changed = await changeStatus(tx, { pid, from, to, failureCode, utr, now: ctx.now() });
  if (!changed) throw new Error(`payment ${pid} was not ${from} although it was locked`);
  await insertPaymentEvent(tx, {
    pid,
    source,
    from,
    to,
    providerState,
    detail: failureCode === null ? detail : { ...detail, failure_code: failureCode },
    staffId,
  });
  await purposeOf(changed).follow(ctx, tx, changed, to);
  if (to === 'success') await tellPaymentSucceeded(ctx, tx, changed);
  await endAlert(ctx, tx, 'late', pid);
  if (to === 'review') await raiseAlert(ctx, tx, { kind: 'review', pid, detail: { reason: failureCode } });
  else await endAlert(ctx, tx, 'review', pid);
  tx.afterCommit(() => ctx.log.info({ pid, from, to, failureCode }, 'payment moved'));
  return changed;
}

/**
 * Money came in for an attempt that was given up on, while another attempt for the same quotation is live:
 * the two must not both count. The books ask for its refund, which a person confirms.
 */
async function standsBesideAnother(
  ctx: AppContext,
  tx: Transaction,
  payment: PaymentRow,
  source: PaymentSource,
  verdict: Verdict,
): Promise<boolean> {
  if (payment.status !== 'failed' || payment.quotation_id === null) return false;
  const other = await findLiveAttempt(tx, payment.quotation_id);
  if (!other) return false;
  const { pid } = payment;
  if (!(await askBackForTwice(ctx, tx, pid))) return true;
  await insertPaymentEvent(tx, {
    pid,
    source,
    from: 'failed',
    to: 'failed',
    providerState: 'COMPLETED',
    detail: { failure_code: verdict.failureCode, live_pid: other.pid },
  });
  await raiseAlert(ctx, tx, { kind: 'paid_twice', pid, detail: { live_payment: other.pid } });
  return true;
}
