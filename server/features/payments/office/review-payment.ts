import type { CheckPaymentAnswer, SettleBody } from '#shared/contract/office-payments.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { AppError, requireReason } from '../../../platform/errors.ts';
import { type OfficeActor, requireStepUp, tooLate } from '../../identity/index.ts';
import { raiseAlert } from '../alerts/raise-alert.ts';
import { lockWithPurpose, transition } from '../check/apply-provider-result.ts';
import { CHECK_TIMEOUT_MS, type CheckOutcome, checkPayment } from '../check/check-payment.ts';
import { findPayment } from '../payments.store.ts';
import { advanceRefund } from '../refunds/advance-refund.ts';
import { findOfficePayment } from './office-payments.store.ts';

/** Manual checks share the provider's quota with the reconciler. */
const LIMIT = { name: 'payment_check_office', points: 30, seconds: 60 };

/**
 * A person ends what the machine could not decide: as paid, with everything that follows from a success, or as
 * failed, which frees the quotation. Money the provider holds all the same is given back by a refund, so it is asked
 * before; its silence does not hold the decision up.
 *
 * @throws {AppError} NOT_FOUND, REASON_REQUIRED, PAYMENT_NOT_IN_REVIEW, STEP_UP_REQUIRED
 */
export async function settleReview(
  ctx: AppContext,
  actor: OfficeActor,
  pid: number,
  input: SettleBody,
): Promise<void> {
  const reason = requireReason(input.reason);
  const payment = await findPayment(ctx.db, pid);
  if (!payment) throw new AppError('NOT_FOUND');
  if (payment.status === 'review' && payment.captured_paise === null) {
    await checkPayment(ctx, pid, 'office', { timeoutMs: CHECK_TIMEOUT_MS });
  }
  await ctx.inTransaction(async (tx) => {
    const current = await lockWithPurpose(tx, payment);
    if (current.status !== 'review') {
      const place = {
        actions: ['payment.settle'],
        chatId: current.chat_id,
        subject: `payment:${pid}`,
      } as const;
      throw await tooLate(tx, actor, 'PAYMENT_NOT_IN_REVIEW', place);
    }
    await requireStepUp(ctx, tx, actor);
    const failureCode = input.to === 'failed' ? 'SETTLED_BY_OFFICE' : null;
    await transition(
      ctx,
      tx,
      current,
      { to: input.to, failureCode },
      { source: 'office', providerState: null, detail: { reason }, staffId: actor.staffId },
    );
    if (input.to === 'failed' && current.captured_paise !== null) {
      const difference = `counted as failed, and the provider holds ${current.captured_paise} paise`;
      await raiseAlert(ctx, tx, { kind: 'mismatch', pid, detail: { difference } });
    }
    await recordAudit(tx, {
      staffId: actor.staffId,
      action: 'payment.settle',
      subject: `payment:${pid}`,
      chatId: current.chat_id ?? undefined,
      detail: { status: input.to, reason, amount_paise: current.amount_paise },
      sessionId: actor.sessionId,
    });
  });
}

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
): Promise<CheckPaymentAnswer['outcome']> {
  await ctx.rateLimit.consume([LIMIT], `staff:${actor.staffId}`);
  const payment = await findOfficePayment(ctx.db, pid);
  if (!payment) throw new AppError('NOT_FOUND');
  const outcomes: CheckOutcome[] = [await checkPayment(ctx, pid, 'office', { timeoutMs: CHECK_TIMEOUT_MS })];
  for (const { id } of payment.refunds) outcomes.push(await advanceRefund(ctx, id, 'reconcile'));
  if (outcomes.some((each) => each === 'silent' || each === 'unheard')) return 'no_answer';
  if (outcomes.includes('checked')) return 'checked';
  return outcomes.includes('busy') ? 'busy' : 'not_open';
}
