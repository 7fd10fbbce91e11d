import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import { type OfficeActor, refuseIfColleagues, tooLate } from '../../identity/index.ts';
import { announceGoods } from '../payments.announce.ts';
import { tryLockPayment } from '../payments.store.ts';
import { isHandedOver, setHandedOver } from './goods.store.ts';

/**
 * What was paid for left over the counter, or there is nothing to send (a soil test): it leaves the list of what is
 * to be sent. `handedOver: false` puts it back. Repeating either changes nothing more; whoever was slower than a
 * colleague, who has sent it, handed it over or put it back, is told.
 * @throws {AppError} NOT_FOUND, DONE_ALREADY, DISPATCH_ITEM_GONE
 */
export async function handOver(
  ctx: AppContext,
  actor: OfficeActor,
  pid: number,
  handedOver: boolean,
): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const payment = await tryLockPayment(tx, pid);
    const chatId = payment?.chat_id ?? null;
    if (chatId === null) throw new AppError('NOT_FOUND');
    const at = handedOver ? ctx.now() : null;
    const action = handedOver ? 'dispatch.handed_over' : 'dispatch.to_send_again';
    const subject = `payment:${pid}`;
    if (!(await setHandedOver(tx, pid, { staffId: actor.staffId, at }))) {
      if (handedOver && !(await isHandedOver(tx, pid))) {
        throw await tooLate(tx, actor, 'DISPATCH_ITEM_GONE', {
          actions: ['dispatch.send', 'payment.refund'],
          chatId,
        });
      }
      return refuseIfColleagues(tx, actor, { actions: [action], chatId, subject });
    }
    await recordAudit(tx, {
      ...actor,
      action,
      subject,
      chatId,
      detail: {},
    });
    announceGoods(ctx, tx, chatId);
  });
}
