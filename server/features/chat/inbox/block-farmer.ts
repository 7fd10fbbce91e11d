import type { BlockBody } from '#shared/contract/identity.ts';
import { normaliseMobile } from '#shared/domain/digits.ts';
import { readReason } from '#shared/domain/text-safety.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import {
  type Farmer,
  findFarmerByMobile,
  type OfficeActor,
  refuseIfColleagues,
  setFarmerBlocked,
} from '../../identity/index.ts';
import { announceBlockedStranger } from '../chat.announce.ts';
import { findChatByFarmer } from '../chats.store.ts';
import { appendEvent } from '../log/chat-log.ts';

/**
 * Stops or lets again a farmer write. The farmer's row is changed first: a send under way either stands before
 * the block or meets it, never lands after it. Repeating it changes and records nothing; of two who do it at once the
 * second is told who was first, and the first one's reason stands. A block says why, an unblock may. Who is named by their
 * chat too must still have the number: it may be somebody else's by now.
 *
 * @throws {AppError} INVALID_MOBILE, REASON_REQUIRED, NOT_FOUND, CUSTOMER_CHANGED, DONE_ALREADY
 */
export async function blockFarmer(
  ctx: AppContext,
  actor: OfficeActor,
  body: BlockBody,
  ip: string,
): Promise<Farmer> {
  const mobile = normaliseMobile(body.mobile);
  if (mobile === null)
    throw new AppError('INVALID_MOBILE', { fields: { mobile: 'is not a 10-digit mobile' } });
  const reason = readReason(body.reason ?? '') ?? undefined;
  if (body.blocked && reason === undefined) throw new AppError('REASON_REQUIRED');
  const farmer = await findFarmerByMobile(ctx.db, mobile);
  if (!farmer) throw new AppError('NOT_FOUND');
  const isNamed =
    body.chat_id === undefined || (await findChatByFarmer(ctx.db, farmer.id))?.id === body.chat_id;
  if (!isNamed) throw new AppError('CUSTOMER_CHANGED');

  return ctx.inTransaction(async (tx) => {
    const changed = await setFarmerBlocked(tx, farmer.id, {
      blocked: body.blocked,
      reason,
      staffId: actor.staffId,
    });
    const chat = await findChatByFarmer(tx, farmer.id);
    const action = body.blocked ? 'farmer.block' : 'farmer.unblock';
    const subject = `farmer:${farmer.id}`;
    if (!changed) {
      // Their number may have gone to another account while this waited: nobody is blocked by a lost block.
      if ((await findFarmerByMobile(tx, mobile))?.id !== farmer.id) throw new AppError('NOT_FOUND');
      await refuseIfColleagues(tx, actor, { actions: [action], chatId: chat?.id ?? null, subject });
      return { ...farmer, blocked: body.blocked };
    }
    await recordAudit(tx, {
      staffId: actor.staffId,
      action,
      subject,
      chatId: chat?.id,
      ...(reason ? { personal: { reason } } : {}),
      ip,
    });
    if (chat) {
      const payload = { blocked: body.blocked };
      await appendEvent(ctx, tx, { chatId: chat.id, audience: 'both', type: 'blocked', payload });
    } else {
      tx.afterCommit(() => announceBlockedStranger(ctx, { farmer_id: farmer.id, mobile }, body.blocked));
    }
    return changed;
  });
}
