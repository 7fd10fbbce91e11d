import { statusAfter } from '#shared/domain/chat/chat-status.ts';
import { normaliseMobile } from '#shared/domain/digits.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import { findFarmerByMobile, type OfficeActor } from '../../identity/index.ts';
import { lockChat, openChat } from '../chats.store.ts';
import { findOwnChat } from '../find-chat.ts';
import { setChatStatus } from '../log/chat-log.ts';
import { moveMarks } from '../thread/record-receipt.ts';

/**
 * The office has the chat before its eyes: it is READ, nothing in it counts as unread, and the farmer's ticks
 * say so.
 */
export async function openChatForOffice(ctx: AppContext, actor: OfficeActor, chatId: number) {
  await findOwnChat(ctx, actor, 'inbox.read', chatId);
  const status = statusAfter('office_opened');
  const headSeq = await ctx.inTransaction(async (tx) => {
    const { head_seq: head } = await lockChat(tx, chatId);
    const read = await moveMarks(ctx, tx, { chatId, side: 'admin', delivered: head, read: head });
    const moved = await setChatStatus(ctx, tx, chatId, status);
    if (moved !== undefined) {
      await recordAudit(tx, {
        ...actor,
        action: 'chat.status',
        subject: `chat:${chatId}`,
        chatId,
        detail: { status },
      });
    }
    return moved ?? read ?? head;
  });
  return { status, headSeq };
}

/**
 * The chat of a registered farmer, for the office to write first: the one there is, or an empty one. An empty chat
 * stands in no list until its first message.
 *
 * @throws {AppError} INVALID_MOBILE, NOT_FOUND
 */
export async function beginChat(ctx: AppContext, number: string): Promise<number> {
  const mobile = normaliseMobile(number);
  if (mobile === null)
    throw new AppError('INVALID_MOBILE', { fields: { mobile: 'is not a 10-digit mobile' } });
  const farmer = await findFarmerByMobile(ctx.db, mobile);
  if (!farmer) throw new AppError('NOT_FOUND');
  return ctx.inTransaction((tx) => openChat(tx, farmer.id, 'admin'));
}
