import { mayBecome } from '#shared/domain/money/payment-state.ts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { endAlert, raiseAlert } from '../alerts/raise-alert.ts';
import {
  changeStatus,
  findLiveAttempt,
  insertPaymentEvent,
  lockPayment,
  type PaymentRow,
  type PaymentSource,
  recordCaptured,
} from '../payments.store.ts';
import { requestDuplicateRefund } from '../refunds/request-refund.ts';
import { purposeOf } from '../subjects/purposes.ts';
import { decideTransition, type ProviderResult, type Transition } from './decide-transition.ts';

/**
 * Brings a payment to where a provider's result leads, with everything that follows from it, in one transaction: it all
 * happens once or not at all, however many look at the same time.
 */
export function applyProviderResult(
  ctx: AppContext,
  payment: PaymentRow,
  source: PaymentSource,
  result: ProviderResult,
  options: { lastLook?: boolean } = {},
): Promise<PaymentRow> {
  return ctx.inTransaction(async (tx) => {
    const current = await lockWithPurpose(tx, payment);
    await noteCapture(tx, current, result);
    const decided = decideTransition(current, result, ctx.now(), options.lastLook);
    if (decided.to === current.status) return current;
    if (await handleDuplicateCapture(ctx, tx, current, source, decided)) return current;
    const report = typeof result === 'string' ? undefined : result;
    const { amountPaise, providerOrderId, failure } = report ?? {};
    return transition(ctx, tx, current, decided, {
      source,
      providerState: report?.state ?? result.toString(),
      utr: report?.utr ?? null,
      detail: report
        ? { amount_paise: amountPaise, provider_order_id: providerOrderId, ...(failure && { failure }) }
        : {},
    });
  });
}

/** Money the provider holds can be given back, whatever becomes of the payment. */
async function noteCapture(tx: Transaction, { pid }: PaymentRow, result: ProviderResult): Promise<void> {
  if (typeof result === 'string' || result.state !== 'COMPLETED' || result.amountPaise <= 0) return;
  await recordCaptured(tx, pid, result.amountPaise);
}

/**
 * Holds a payment and what it is for until the transaction ends. Everybody who locks more than one row takes
 * them in the order chat, quotation, payment, refund.
 */
export async function lockWithPurpose(tx: Transaction, payment: PaymentRow): Promise<PaymentRow> {
  await purposeOf(payment).lock(tx);
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
  decided: Transition,
  cause: Cause,
): Promise<PaymentRow> {
  const { status: from, pid } = payment;
  const { to, failureCode } = decided;
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
  await purposeOf(changed).onTransition(ctx, tx, to);
  if (to === 'success') await ctx.hooks.onPaymentSucceeded(ctx, tx, changed);
  await endAlert(ctx, tx, 'late', pid);
  if (to === 'review') await raiseAlert(ctx, tx, { kind: 'review', pid, detail: { reason: failureCode } });
  else await endAlert(ctx, tx, 'review', pid);
  tx.afterCommit(() => ctx.log.info({ pid, from, to, failureCode }, 'payment.transition'));
  return changed;
}

/**
 * Money came in for an attempt that was given up on, while another attempt for the same quotation is live:
 * the two must not both count. The books ask for its refund, which a person confirms.
 */
async function handleDuplicateCapture(
  ctx: AppContext,
  tx: Transaction,
  payment: PaymentRow,
  source: PaymentSource,
  decided: Transition,
): Promise<boolean> {
  if (payment.status !== 'failed' || payment.quotation_id === null) return false;
  const other = await findLiveAttempt(tx, payment.quotation_id);
  if (!other) return false;
  const { pid } = payment;
  if (!(await requestDuplicateRefund(ctx, tx, pid))) return true;
  await insertPaymentEvent(tx, {
    pid,
    source,
    from: 'failed',
    to: 'failed',
    providerState: 'COMPLETED',
    detail: { failure_code: decided.failureCode, live_pid: other.pid },
  });
  await raiseAlert(ctx, tx, { kind: 'paid_twice', pid, detail: { live_payment: other.pid } });
  return true;
}
