import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import { restChat } from '../../chat/index.ts';
import { leaveAccount, lockWithoutLogin, type OfficeActor } from '../../identity/index.ts';
import { findCustomer } from '../customers.store.ts';

/**
 * Takes a farmer off the books who no longer agrees and cannot log in to do it themselves, because they never have, or
 * because their number is somebody else's: from here on
 * it is the deletion of an account like any other, hidden at once and purged when the year is over.
 * @throws {AppError} NOT_FOUND, WALK_IN_OVER
 */
export async function removeCustomer(ctx: AppContext, actor: OfficeActor, chatId: number): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const found = await findCustomer(tx, chatId);
    if (!found) throw new AppError('NOT_FOUND');
    const { farmer_id: farmerId } = found;
    if (!(await lockWithoutLogin(tx, farmerId))) throw new AppError('WALK_IN_OVER');
    await recordAudit(tx, { ...actor, action: 'customer.remove', subject: `farmer:${farmerId}`, chatId });
    await leaveAccount(ctx, tx, farmerId);
    await restChat(tx, farmerId);
  });
}
