import { randomBytes } from 'node:crypto';
import type { OfficePayment, RefundAnswer, RefundBody } from '#shared/contract/office-payments.ts';
import { parseRupeesToPaise } from '#shared/domain/money/money.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError, requireReason } from '../../../platform/errors.ts';
import { type OfficeActor, requireStepUp, tooLate } from '../../identity/index.ts';
import { raiseAlert } from '../alerts/raise-alert.ts';
import { LEAST_PAISE } from '../attempt/insert-payment.ts';
import { announceGoods } from '../payments.announce.ts';
import { type PaymentRow, tryLockPayment } from '../payments.store.ts';
import { scheduleRefund } from './refund-steps.ts';
import {
  countRefunds,
  findRefundByRequest,
  insertRefund,
  insertRefundEvent,
  type RefundRow,
  sumOnTheirWay,
} from './refunds.store.ts';

/**
 * Writes down that money goes back. The provider hears of it after the commit, from a job, so nothing is sent
 * that is not in the book. A sum above the limit (all refunds of the payment together, so that it cannot be
 * cut into small ones) waits for a second office login. Of two who give money of one payment back at once the second is
 * told of the first.
 *
 * @param requestKey the caller's Idempotency-Key: the same request finds its refund again
 * @throws {AppError} NOT_FOUND, INVALID_AMOUNT, REFUND_TOO_SMALL, REFUND_TOO_MUCH, REFUND_NOT_POSSIBLE,
 *   REFUND_MEANWHILE, REASON_REQUIRED, STEP_UP_REQUIRED
 */
export function requestRefund(
  ctx: AppContext,
  actor: OfficeActor,
  pid: number,
  input: RefundBody,
  requestKey: string | null,
): Promise<RefundRow> {
  const reason = requireReason(input.reason);
  const amountPaise = parseRupeesToPaise(String(input.amount));
  if (amountPaise === null || amountPaise <= 0) throw new AppError('INVALID_AMOUNT');
  if (amountPaise < LEAST_PAISE) throw new AppError('REFUND_TOO_SMALL');
  return ctx.inTransaction(async (tx) => {
    const payment = await tryLockPayment(tx, pid);
    if (!payment) throw new AppError('NOT_FOUND');
    const known = requestKey === null ? undefined : await findRefundByRequest(tx, requestKey);
    if (known) return known;
    if (input.seen !== undefined && (await countRefunds(tx, pid)) !== input.seen) {
      const place = {
        actions: ['payment.refund'],
        chatId: payment.chat_id,
        subject: `payment:${pid}`,
      } as const;
      throw await tooLate(tx, actor, 'REFUND_MEANWHILE', place);
    }
    const onTheirWay = await sumOnTheirWay(tx, pid);
    const left = refundable(ctx, payment, onTheirWay);
    if (left <= 0) throw new AppError('REFUND_NOT_POSSIBLE');
    if (amountPaise > left) throw new AppError('REFUND_TOO_MUCH');
    await requireStepUp(ctx, tx, actor);
    const together = payment.refunded_paise + onTheirWay + amountPaise;
    const needsSecond = together > ctx.config.refundFourEyesAbovePaise;
    const refund = await open(ctx, tx, {
      pid,
      amountPaise,
      reason,
      needsSecond,
      requestedBy: actor.staffId,
      requestedSession: actor.sessionId,
      requestKey,
    });
    await recordAudit(tx, {
      staffId: actor.staffId,
      action: 'payment.refund',
      subject: `payment:${pid}`,
      chatId: payment.chat_id ?? undefined,
      // The reason stands with the refund, and leaves with it.
      detail: { refund_id: refund.id, amount_paise: amountPaise },
      sessionId: actor.sessionId,
    });
    announceGoods(ctx, tx, payment.chat_id);
    return refund;
  });
}

/** Paise that may still be promised. Money taken by another provider than today's is given back by hand. */
export function refundable(
  ctx: AppContext,
  payment: Pick<PaymentRow, 'captured_paise' | 'refunded_paise' | 'provider'>,
  onTheirWay: number,
): number {
  if (payment.captured_paise === null || payment.provider !== ctx.payments.provider) return 0;
  return payment.captured_paise - payment.refunded_paise - onTheirWay;
}

/**
 * The books' own request after a second payment of one quotation; a person confirms it. The payment is locked.
 * @returns false when it was asked for before
 */
export async function requestDuplicateRefund(
  ctx: AppContext,
  tx: Transaction,
  pid: number,
): Promise<boolean> {
  const requestKey = `paid_twice:${pid}`;
  if (await findRefundByRequest(tx, requestKey)) return false;
  const payment = await tryLockPayment(tx, pid);
  const amountPaise = payment ? refundable(ctx, payment, await sumOnTheirWay(tx, pid)) : 0;
  if (amountPaise < LEAST_PAISE) return false;
  await open(ctx, tx, {
    pid,
    amountPaise,
    reason: 'Paid twice: another attempt for the same quotation is live',
    needsSecond: true,
    requestedBy: null,
    requestedSession: null,
    requestKey,
  });
  return true;
}

async function open(
  ctx: AppContext,
  tx: Transaction,
  refund: Pick<
    Parameters<typeof insertRefund>[1],
    'pid' | 'amountPaise' | 'reason' | 'needsSecond' | 'requestedBy' | 'requestedSession' | 'requestKey'
  >,
): Promise<RefundRow> {
  const now = ctx.now();
  const row = await insertRefund(tx, {
    ...refund,
    merchantRefundId: `RF${randomBytes(12).toString('hex')}`,
    now,
    nextCheckAt: refund.needsSecond ? null : now,
  });
  await insertRefundEvent(tx, {
    refundId: row.id,
    source: refund.requestedBy === null ? 'books' : 'office',
    from: null,
    to: 'created',
    staffId: refund.requestedBy,
    detail: { amount_paise: refund.amountPaise },
  });
  if (refund.needsSecond) {
    await raiseAlert(ctx, tx, {
      kind: 'refund_waits',
      pid: refund.pid,
      of: row.id,
      detail: { refund: row.id },
    });
  } else {
    await scheduleRefund(ctx, tx, row.id, now);
  }
  return row;
}

/** The payment as it stands after the act, and the refund in it. */
export function answerRefund(payment: OfficePayment, id: number): RefundAnswer {
  const refund = payment.refunds.find((each) => each.id === id);
  if (!refund) throw new Error(`refund ${id} is not one of payment ${payment.pid}`);
  return { ok: true, refund, payment };
}
