import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OfficeActor } from '../../identity/index.ts';
import { CHECK_TIMEOUT_MS, type CheckOutcome, checkPayment } from '../check/check-payment.ts';
import { advanceRefund } from '../refunds/advance-refund.ts';
import { findOfficePayment } from './office-payments.store.ts';

/** The provider counts our calls too: a hand that keeps pressing costs the schedule its share. */
const LIMIT = { name: 'payment_check_office', points: 30, seconds: 60 };

/**
 * "Ask the provider now": about the payment, and about its refunds on their way. An attempt that was given up on
 * is asked about too, as money may have come for it.
 *
 * @throws {AppError} NOT_FOUND, RATE_LIMITED
 */
export async function checkForOffice(
  ctx: AppContext,
  actor: OfficeActor,
  pid: number,
): Promise<Exclude<CheckOutcome, 'unheard'>> {
  await ctx.rateLimit.consume([LIMIT], `staff:${actor.staffId}`);
  const payment = await findOfficePayment(ctx.db, pid);
  if (!payment) throw new AppError('NOT_FOUND');
  const outcomes = [await checkPayment(ctx, pid, 'office', { timeoutMs: CHECK_TIMEOUT_MS })];
  for (const { id } of payment.refunds) outcomes.push(await advanceRefund(ctx, id, 'reconcile'));
  if (outcomes.some((each) => each === 'checked' || each === 'unheard')) return 'checked';
  return outcomes.includes('busy') ? 'busy' : 'not_open';
}
