import { formatPaise, paiseToRupees } from '#shared/domain/money/money.ts';
import { isRefundOpen, refundMayBecome } from '#shared/domain/money/payment-state.ts';
import type { AppContext } from '../../../context.ts';
import { PaymentGatewayError, type RefundStatus } from '../../../partners/payment-gateway/index.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { appendAutomatic } from '../../chat/index.ts';
import { resolveAlertsOf, resolveFailedMadeGood } from '../alerts/payment-alerts.store.ts';
import { endAlert, raiseAlert } from '../alerts/raise-alert.ts';
import { lockWithPurpose } from '../check/apply-provider-result.ts';
import { BETWEEN_CHECKS_MS, type CheckOutcome, ORDER_LEASE_MS } from '../check/check-payment.ts';
import { announceGoods } from '../payments.announce.ts';
import { addRefunded, findPayment, type PaymentRow } from '../payments.store.ts';
import { purposeOf } from '../subjects/purposes.ts';
import {
  decideRefund,
  isRefundLate,
  nextRefundCheckAt,
  type RefundResult,
  scheduleRefund,
} from './refund-steps.ts';
import {
  changeRefund,
  claimRefundCheck,
  findRefund,
  insertRefundEvent,
  lockRefund,
  type RefundRow,
  waitsForSecond,
} from './refunds.store.ts';

/**
 * Sends a refund, or asks what became of it, and acts on the answer. Its name at the provider never changes, so
 * one that was sent twice is paid once; it is sent again only when the provider says that it has none.
 */
export async function advanceRefund(
  ctx: AppContext,
  id: number,
  source: 'reconcile' | 'webhook',
): Promise<CheckOutcome> {
  const refund = await findRefund(ctx.db, id);
  const payment = refund && (await findPayment(ctx.db, refund.pid));
  if (!refund || !payment || payment.provider !== ctx.payments.provider) return 'not_open';
  if (!isRefundOpen(refund.state) || waitsForSecond(refund)) return 'not_open';
  const now = ctx.now();
  const nextCheckAt = nextRefundCheckAt(refund, now);
  const held = refund.state === 'created' ? ORDER_LEASE_MS : BETWEEN_CHECKS_MS;
  const claimed = await ctx.inTransaction(async (tx) => {
    const notSince = new Date(now.getTime() - held);
    const taken = await claimRefundCheck(tx, refund, { now, notSince, nextCheckAt });
    if (taken) await scheduleRefund(ctx, tx, id, nextCheckAt);
    return taken;
  });
  if (!claimed) return 'busy';
  const result = await fetchOrSend(ctx, payment, claimed, { sentBefore: refund.sent_at !== null });
  await applyRefundResult(ctx, payment, claimed, source, result);
  return result === 'no_answer' ? 'silent' : 'checked';
}

async function fetchOrSend(
  ctx: AppContext,
  payment: PaymentRow,
  refund: RefundRow,
  { sentBefore }: { sentBefore: boolean },
): Promise<RefundResult> {
  try {
    const known = sentBefore ? await ctx.payments.getRefund(refund.merchant_refund_id) : 'not_found';
    if (known !== 'not_found') return known;
    // What the provider took once it cannot lose: a person looks, and nothing is sent again.
    if (refund.state === 'pending') return 'no_answer';
    return await send(ctx, payment, refund);
  } catch (error) {
    if (!(error instanceof PaymentGatewayError)) throw error;
    const { message, status, providerCode, kind } = error;
    ctx.log.warn({ pid: payment.pid, refund: refund.id, status, providerCode }, message);
    return kind === 'refused' ? { refused: providerCode ?? `HTTP_${status ?? 0}` } : 'no_answer';
  }
}

async function send(
  ctx: AppContext,
  payment: PaymentRow,
  refund: RefundRow,
): Promise<RefundStatus | 'no_answer'> {
  try {
    return await ctx.payments.refund({
      merchantRefundId: refund.merchant_refund_id,
      merchantOrderId: payment.merchant_order_id,
      amountPaise: refund.amount_paise,
    });
  } catch (error) {
    if (!(error instanceof PaymentGatewayError) || error.kind !== 'duplicate') throw error;
    // An earlier answer was lost: it is there, and can be asked about.
    const known = await ctx.payments.getRefund(refund.merchant_refund_id);
    return known === 'not_found' ? 'no_answer' : known;
  }
}

/** Brings a refund to where a provider's result leads, once, with the payment's sum, the thread's word and the office's alerts. */
function applyRefundResult(
  ctx: AppContext,
  known: PaymentRow,
  refund: Pick<RefundRow, 'id'>,
  source: 'reconcile' | 'webhook',
  result: RefundResult,
): Promise<void> {
  return ctx.inTransaction(async (tx) => {
    const payment = await lockWithPurpose(tx, known);
    const current = await lockRefund(tx, refund.id);
    if (!current || !isRefundOpen(current.state)) return;
    await watch(ctx, tx, current, result);
    const { to, failureCode } = decideRefund(current, result);
    if (to === current.state) return;
    if (!refundMayBecome(current.state, to)) throw new Error(`refund ${current.id} may not become ${to}`);
    const report = typeof result === 'object' && 'state' in result ? result : undefined;
    await changeRefund(tx, {
      id: current.id,
      from: current.state,
      to,
      failureCode,
      providerRefundId: report?.providerRefundId ?? null,
      now: ctx.now(),
    });
    await insertRefundEvent(tx, {
      refundId: current.id,
      source,
      from: current.state,
      to,
      providerState: report?.state ?? null,
      detail: failureCode === null ? {} : { failure_code: failureCode, ...report?.failure },
    });
    await endAlerts(ctx, tx, payment, current, { to, failureCode });
    if (to === 'completed') await handleCompleted(ctx, tx, payment, current);
    tx.afterCommit(() =>
      ctx.log.info({ pid: payment.pid, refund: current.id, to, failureCode }, 'refund.transition'),
    );
  });
}

/** What a person must know although the refund stays as it is. */
async function watch(
  ctx: AppContext,
  tx: Transaction,
  refund: RefundRow,
  result: RefundResult,
): Promise<void> {
  const { id, pid, amount_paise } = refund;
  if (isRefundLate(refund, ctx.now())) {
    await raiseAlert(ctx, tx, { kind: 'refund_late', pid, of: id, detail: { refund: id } });
  }
  if (typeof result === 'object' && 'state' in result && result.amountPaise !== amount_paise) {
    const detail = { refund: id, ours_paise: amount_paise, theirs_paise: result.amountPaise };
    await raiseAlert(ctx, tx, { kind: 'mismatch', pid, of: `refund-${id}`, detail });
  }
}

async function endAlerts(
  ctx: AppContext,
  tx: Transaction,
  { chat_id: chatId }: PaymentRow,
  { id, pid }: RefundRow,
  { to, failureCode }: ReturnType<typeof decideRefund>,
): Promise<void> {
  if (to === 'pending') return;
  await endAlert(ctx, tx, 'refund_late', id);
  if (to === 'completed') return resolveFailedMadeGood(tx, id, ctx.now());
  const detail = { refund: id, reason: failureCode };
  await raiseAlert(ctx, tx, { kind: 'refund_failed', pid, of: id, detail });
  announceGoods(ctx, tx, chatId);
}

/** The money is back: the payment counts it, the thread and what was paid for say so, and what waited for it is over. */
async function handleCompleted(
  ctx: AppContext,
  tx: Transaction,
  { pid }: PaymentRow,
  refund: RefundRow,
): Promise<void> {
  const payment = await addRefunded(tx, pid, refund.amount_paise);
  await appendRefundMessage(ctx, tx, payment, refund);
  await purposeOf(payment).refunded(ctx, tx);
  if (payment.refunded_paise < (payment.captured_paise ?? 0)) return;
  for (const kind of ['refund_failed', 'paid_twice'] as const)
    await resolveAlertsOf(tx, pid, kind, ctx.now());
}

/**
 * The message in the thread that money is back, with the name under which the provider has it. Called in the
 * transaction that completes the refund, behind the chat's lock: the compare-and-set there makes it the only one.
 * Money for which there is no thread (an article whose payment never counted) is told of by the bank alone.
 */
async function appendRefundMessage(
  ctx: AppContext,
  tx: Transaction,
  { pid, chat_id: chatId }: PaymentRow,
  { amount_paise: paise, merchant_refund_id: reference }: RefundRow,
): Promise<void> {
  if (chatId === null) return;
  const text = `Refunded ${formatPaise(paise)}, reference ${reference}`;
  const meta = { pid, amount: paiseToRupees(paise), refund_reference: reference };
  await appendAutomatic(ctx, tx, { chatId, kind: 'refund', text, meta });
}
