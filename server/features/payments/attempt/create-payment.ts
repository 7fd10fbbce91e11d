import type { CreatePaymentBody } from '#shared/contract/payments.ts';
import { can } from '#shared/domain/capabilities.ts';
import { parseRupeesToPaise } from '#shared/domain/money/money.ts';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import { findChat } from '../../chat/index.ts';
import type { FarmerActor } from '../../identity/index.ts';
import { openAttempt } from './open-attempt.ts';
import { payableAttempt, withinPayLimits } from './payable-attempt.ts';

/**
 * Brings a farmer to the provider's page for one of their quotations.
 *
 * @throws {AppError} CHAT_NOT_FOUND, INVALID_AMOUNT, QUOTE_PAID, PAYMENT_SETTLING, PAYMENT_START_FAILED
 */
export async function createPayment(
  ctx: AppContext,
  actor: FarmerActor,
  input: CreatePaymentBody,
): Promise<{ pid: number }> {
  return withinPayLimits(ctx, actor, async () => {
    const chatId = await ownChatId(ctx, actor, input.chat_id);
    const amountPaise = parseRupeesToPaise(String(input.amount));
    if (amountPaise === null || amountPaise <= 0) throw new AppError('INVALID_AMOUNT');
    const claim = { chatId, amountPaise, quotationId: input.quotation_id };
    return payableAttempt(ctx, () => openAttempt(ctx, actor, claim));
  });
}

async function ownChatId(ctx: AppContext, actor: FarmerActor, claimed: number | null): Promise<number> {
  const chat = claimed === null || claimed < 1 ? undefined : await findChat(ctx.db, claimed);
  if (!chat || !can(actor, 'payment.pay', chat)) throw new AppError('CHAT_NOT_FOUND');
  return chat.id;
}
