import type { Quotation } from '#shared/contract/quotes.ts';
import { can } from '#shared/domain/capabilities.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import { amendMessage, findChat, lockChat } from '../chat/index.ts';
import { type FarmerActor, type OfficeActor, refuseIfColleagues } from '../identity/index.ts';
import { recordQuotationChange } from './quotes.events.ts';
import { refusalToRemove, refusalToWithdraw } from './quotes.policy.ts';
import { findQuotation, lockQuotationRow, setRemovedByFarmer, setWithdrawn } from './quotes.store.ts';
import { viewQuotation } from './quotes.view.ts';

/**
 * The office takes an offer back, or closes one whose money has gone back. It leaves the farmer's list and can be
 * paid no more; its card stays in the thread and says so, without the document. Repeating it changes nothing more;
 * of two who do it at once the second is told who was first.
 *
 * @throws {AppError} NOT_FOUND, QUOTE_PAID, QUOTE_IN_PAYMENT, DONE_ALREADY
 */
export async function withdrawQuotation(ctx: AppContext, actor: OfficeActor, id: number): Promise<Quotation> {
  const found = await findQuotation(ctx.db, ctx.queries, id);
  const chat = found && (await findChat(ctx.db, found.chat_id));
  if (!chat) throw new AppError('NOT_FOUND');
  return ctx.inTransaction(async (tx) => {
    await lockChat(tx, chat.id);
    const quotation = await lockQuotationRow(tx, ctx.queries, id);
    if (!quotation) throw new AppError('NOT_FOUND');
    if (quotation.withdrawn_at !== null) {
      const subject = `quotation:${id}`;
      await refuseIfColleagues(tx, actor, { actions: ['quotation.withdraw'], chatId: chat.id, subject });
      return viewQuotation(quotation);
    }
    const refusal = refusalToWithdraw(quotation);
    if (refusal) throw new AppError(refusal);
    await setWithdrawn(tx, id, { staffId: actor.staffId, now: ctx.now() });
    await amendMessage(ctx, tx, quotation.message_id, { withdrawn: true }, { withoutFile: true });
    await recordAudit(tx, {
      ...actor,
      action: 'quotation.withdraw',
      subject: `quotation:${id}`,
      chatId: chat.id,
      detail: { amount_paise: quotation.amount_paise },
    });
    await recordQuotationChange(ctx, tx, quotation);
    return viewQuotation({ ...quotation, withdrawn_at: ctx.now().toISOString() });
  });
}

/**
 * Takes a quotation off the farmer's list, on all their devices. The thread keeps its message and the office its
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
