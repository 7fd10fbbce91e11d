import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import { restChat } from '../../chat/index.ts';
import {
  leaveAccount,
  lockWithoutLogin,
  type OfficeActor,
  refuseIfColleagues,
} from '../../identity/index.ts';
import { findCustomer } from '../customers.store.ts';

/**
 * Takes a farmer off the books who no longer agrees and cannot log in to do it themselves, because they never have, or
 * because their number is somebody else's: from here on
 * it is the deletion of an account like any other, hidden at once and purged when the year is over.
 * @throws {AppError} NOT_FOUND, WALK_IN_OVER; DONE_ALREADY when a colleague was faster
 */
export async function removeCustomer(ctx: AppContext, actor: OfficeActor, chatId: number): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const found = await findCustomer(tx, chatId);
    const place = { actions: ['customer.remove'], chatId } as const;
    const farmerId = found?.farmer_id;
    if (farmerId === undefined || !(await lockWithoutLogin(tx, farmerId))) {
      await refuseIfColleagues(tx, actor, place);
      throw new AppError((await findCustomer(tx, chatId)) ? 'WALK_IN_OVER' : 'NOT_FOUND');
    }
    await recordAudit(tx, { ...actor, action: 'customer.remove', subject: `farmer:${farmerId}`, chatId });
    await leaveAccount(ctx, tx, farmerId);
    await restChat(tx, farmerId);
  });
}
