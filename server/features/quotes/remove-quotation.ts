import { can } from '#shared/domain/capabilities.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { findChat, lockChat } from '../chat/index.ts';
import type { FarmerActor } from '../identity/index.ts';
import { recordQuotationChange } from './quotes.events.ts';
import { refusalToRemove } from './quotes.policy.ts';
import { findQuotation, lockQuotationRow, setRemovedByFarmer } from './quotes.store.ts';

/**
 * Takes a quotation off the farmer's list, on all his devices. The thread keeps its message and the office its
 * record. Repeating it changes nothing more.
 *
 * @throws {AppError} NOT_FOUND for another's quotation; PAYMENT_SETTLING while it is being paid
 */
export async function removeQuotation(ctx: AppContext, actor: FarmerActor, id: number): Promise<void> {
  const found = await findQuotation(ctx.db, ctx.queries, id);
  const chat = found && (await findChat(ctx.db, found.chat_id));
  if (!chat || !can(actor, 'quote.remove', chat)) throw new AppError('NOT_FOUND');
  await ctx.inTransaction(async (tx) => {
    await lockChat(tx, chat.id);
    const quotation = await lockQuotationRow(tx, ctx.queries, id);
    if (!quotation || quotation.removed_by_farmer) return;
    const refusal = refusalToRemove(quotation);
    if (refusal) throw new AppError(refusal);
    await setRemovedByFarmer(tx, id, ctx.now());
    await recordQuotationChange(ctx, tx, quotation, 'farmer');
  });
}
