import { mayBecome, type PaymentStatus } from '#shared/domain/payment-state.ts';
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
} from './payments.store.ts';
import { purposeOf } from './purposes.ts';
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
    const verdict = judge(current, finding, ctx.now(), options.lastLook);
    if (verdict.to === current.status) return current;
    if (await standsBesideAnother(ctx, tx, current, source, verdict)) return current;
    const report = typeof finding === 'string' ? undefined : finding;
    return transition(ctx, tx, current, verdict, {
      source,
      providerState: report?.state ?? finding.toString(),
      utr: report?.utr ?? null,
      detail: report ? { amount_paise: report.amountPaise, provider_order_id: report.providerOrderId } : {},
    });
  });
}

/**
 * Holds a payment and what it is for until the transaction ends. Everybody who locks more than one row takes
 * them in the order chat, quotation, payment.
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
  if (!mayBecome(from, to)) throw new Error(`payment ${pid} may not go from ${from} to ${to}`);
  const { source, providerState, utr = null, detail = {} } = cause;
  const changed = await changeStatus(tx, { pid, from, to, failureCode, utr, now: ctx.now() });
  if (!changed) throw new Error(`payment ${pid} was not ${from} although it was locked`);
  await insertPaymentEvent(tx, {
    pid,
    source,
    from,
    to,
    providerState,
    detail: failureCode === null ? detail : { ...detail, failure_code: failureCode },
  });
  await purposeOf(changed).follow(ctx, tx, changed, to);
  if (to === 'success') await tellPaymentSucceeded(ctx, tx, changed);
  tx.afterCommit(() => report(ctx, changed, from, failureCode));
  return changed;
}

/**
 * Money came in for an attempt that was given up on, while another attempt for the same quotation is live:
 * the two must not both count. Written down for a person, who will most likely refund one.
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
  await insertPaymentEvent(tx, {
    pid: payment.pid,
    source,
    from: 'failed',
    to: 'failed',
    providerState: 'COMPLETED',
    detail: { failure_code: verdict.failureCode, live_pid: other.pid },
  });
  ctx.log.error({ pid: payment.pid, live_pid: other.pid }, 'payment paid twice: a person must refund one');
  return true;
}

function report(ctx: AppContext, payment: PaymentRow, from: PaymentStatus, failureCode: string | null): void {
  const { pid, status } = payment;
  const entry = { pid, from, to: status, failureCode };
  if (status === 'review') ctx.log.error(entry, 'payment needs a person');
  else ctx.log.info(entry, 'payment moved');
}
