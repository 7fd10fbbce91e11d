import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { FarmerActor } from '../../identity/index.ts';
import { isPaid, lockQuotationToPay, recordQuotationChange } from '../../quotes/index.ts';
import { findLiveAttempt, type PaymentRow } from '../payments.store.ts';
import { insertPayment, LEAST_PAISE } from './insert-payment.ts';

/**
 * The live attempt to pay a quotation, opened if there is none. The row is there before the provider hears
 * anything, so whatever happens to this process, the order is known here.
 *
 * @throws {AppError} INVALID_AMOUNT no quotation of this chat asks for exactly that; QUOTE_PAID
 */
export function openAttempt(
  ctx: AppContext,
  actor: FarmerActor,
  claim: { chatId: number; amountPaise: number; quotationId: number | undefined },
): Promise<{ payment: PaymentRow; opened: boolean }> {
  return ctx.inTransaction(async (tx) => {
    const quotation = await lockQuotationToPay(ctx, tx, claim);
    if (!quotation || quotation.amount_paise < LEAST_PAISE) throw new AppError('INVALID_AMOUNT');
    if (isPaid(quotation)) throw new AppError('QUOTE_PAID');
    const live = await findLiveAttempt(tx, quotation.id);
    if (live) return { payment: live, opened: false };
    const payment = await insertPayment(ctx, tx, {
      purpose: 'quote',
      quotationId: quotation.id,
      chatId: quotation.chat_id,
      farmerId: actor.farmerId,
      amountPaise: quotation.amount_paise,
    });
    await recordQuotationChange(ctx, tx, quotation);
    return { payment, opened: true };
  });
}
