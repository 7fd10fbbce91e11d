import type { Customer } from '#shared/contract/customers.ts';
import { cleanText } from '#shared/domain/text-safety.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import type { OfficeActor } from '../accounts/index.ts';
import { announceCustomer } from './customers.announce.ts';
import { findCustomer, lockFarmer, removeNote, saveNote } from './customers.store.ts';
import { showCustomer } from './show-customer.ts';

/**
 * Keeps what the office wants to remember of a farmer, who never sees it. The log says that it changed; a note may
 * be wrong about somebody, so its words can be taken away for good and are not kept there.
 * @throws {AppError} NOT_FOUND
 */
export async function noteCustomer(
  ctx: AppContext,
  actor: OfficeActor,
  chatId: number,
  input: string,
): Promise<Customer> {
  const note = cleanText(input, Number.POSITIVE_INFINITY);
  const found = await findCustomer(ctx.db, chatId);
  if (!found) throw new AppError('NOT_FOUND');
  const { farmer_id: farmerId } = found;
  await ctx.inTransaction(async (tx) => {
    await lockFarmer(tx, farmerId);
    const before = (await findCustomer(tx, chatId))?.note ?? '';
    if (before === note) return;
    if (note === '') await removeNote(tx, farmerId);
    else await saveNote(tx, { farmerId, note, staffId: actor.staffId, now: ctx.now() });
    await recordAudit(tx, { ...actor, action: 'customer.note', subject: `farmer:${farmerId}`, chatId });
    tx.afterCommit(() => announceCustomer(ctx, chatId));
  });
  return showCustomer(ctx, chatId);
}
