import type { Customer, CustomerNoteBody } from '#shared/contract/customers.ts';
import { cleanText } from '#shared/domain/text-safety.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import { type OfficeActor, tooLate } from '../identity/index.ts';
import { announceCustomer, showCustomer } from './customer-card.ts';
import { findCustomer, lockFarmer, removeNote, saveNote } from './customers.store.ts';

/**
 * Keeps what the office wants to remember of a farmer, who never sees it; only over the note its writer began from
 * (compare-and-set). What was written over stays in the log until the farmer's data goes.
 * @throws {AppError} NOT_FOUND, NOTE_CHANGED
 */
export async function noteCustomer(
  ctx: AppContext,
  actor: OfficeActor,
  chatId: number,
  input: CustomerNoteBody,
): Promise<Customer> {
  const note = cleanText(input.note, Number.POSITIVE_INFINITY);
  const found = await findCustomer(ctx.db, chatId);
  if (!found) throw new AppError('NOT_FOUND');
  const { farmer_id: farmerId } = found;
  await ctx.inTransaction(async (tx) => {
    await lockFarmer(tx, farmerId);
    // They may have left, or become part of another, while this waited.
    const current = await findCustomer(tx, chatId);
    if (!current) throw new AppError('NOT_FOUND');
    const before = current.note ?? '';
    if (before === note) return;
    if (before !== cleanText(input.was ?? '', Number.POSITIVE_INFINITY)) {
      const after = { note: before };
      throw await tooLate(tx, actor, 'NOTE_CHANGED', { actions: ['customer.note'], chatId, after });
    }
    if (note === '') await removeNote(tx, farmerId);
    else await saveNote(tx, { farmerId, note, staffId: actor.staffId, now: ctx.now() });
    await recordAudit(tx, {
      ...actor,
      action: 'customer.note',
      subject: `farmer:${farmerId}`,
      chatId,
      personal: { before: { note: before }, after: { note } },
    });
    tx.afterCommit(() => announceCustomer(ctx, chatId));
  });
  return showCustomer(ctx, chatId);
}
