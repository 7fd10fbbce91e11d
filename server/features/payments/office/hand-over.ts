import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OfficeActor } from '../../identity/index.ts';
import { tryLockPayment } from '../payments.store.ts';
import { setHandedOver } from './goods.store.ts';

/**
 * What was paid for left over the counter, or there is nothing to send (a soil test): it leaves the list of what is
 * to be sent. `handedOver: false` puts it back. Repeating either changes nothing more.
 * @throws {AppError} NOT_FOUND
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
    if (!(await setHandedOver(tx, pid, { staffId: actor.staffId, at }))) return;
    await recordAudit(tx, {
      ...actor,
      action: handedOver ? 'dispatch.handed_over' : 'dispatch.to_send_again',
      subject: `payment:${pid}`,
      chatId,
      detail: {},
    });
    tx.afterCommit(() =>
      ctx.realtime.publish(['office'], 'office:changed', { what: 'customer', chat_id: chatId }),
    );
  });
}
