import { isOpen } from '#shared/domain/money/payment-state.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Actor } from '../identity/index.ts';
import { CHECK_TIMEOUT_MS, checkPayment } from './check/check-payment.ts';
import { hasExpired } from './check/check-schedule.ts';
import { mayPay, maySeeStatus, type Viewer } from './payments.policy.ts';
import { findPayment, type PaymentRow } from './payments.store.ts';
import { purposeOf } from './subjects/purposes.ts';

/** The row, without asking anybody. @throws {AppError} NOT_FOUND for everybody who may not see it */
export async function findVisiblePayment(ctx: AppContext, viewer: Viewer, pid: number): Promise<PaymentRow> {
  const payment = await findPayment(ctx.db, pid);
  if (!payment || !maySeeStatus(viewer, payment)) throw new AppError('NOT_FOUND');
  return payment;
}

/**
 * The payment as it stands, after a look at the provider when it is open and the last look is three seconds
 * old. The look never fails the reader: without an answer they are told what is known.
 *
 * @throws {AppError} NOT_FOUND for everybody who may not see it
 */
export async function readPayment(ctx: AppContext, viewer: Viewer, pid: number): Promise<PaymentRow> {
  const payment = await findVisiblePayment(ctx, viewer, pid);
  if (!isOpen(payment.status)) return payment;
  const outcome = await checkPayment(ctx, pid, 'poll', { timeoutMs: CHECK_TIMEOUT_MS });
  if (outcome === 'busy') return payment;
  return (await findPayment(ctx.db, pid)) ?? payment;
}

/**
 * The provider's page for this payer. The demonstration belongs to nobody: whoever knows its number may pay it.
 * @throws {AppError} what `payer` throws; NOT_FOUND for a stranger's payment; PAYMENT_NOT_OPEN when it can no
 * longer be paid
 */
export async function readTokenUrl(
  ctx: AppContext,
  payer: () => Promise<Actor>,
  pid: number,
): Promise<string> {
  const payment = await findPayment(ctx.db, pid);
  const isAllowed = payment?.purpose === 'demo' || mayPay(await payer(), payment);
  if (!payment || !isAllowed) throw new AppError('NOT_FOUND');
  const { status, checkout_url } = payment;
  if (status !== 'pending' || checkout_url === null || hasExpired(payment, ctx.now())) {
    throw new AppError('PAYMENT_NOT_OPEN');
  }
  if ((await purposeOf(payment).isPayable?.(ctx)) === false) throw new AppError('PAYMENT_NOT_OPEN');
  return checkout_url;
}
