import { statusAfter } from '#shared/domain/chat/chat-status.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { OfficeActor } from '../../identity/index.ts';
import { lockChat } from '../chats.store.ts';
import { findOwnChat } from '../find-own-chat.ts';
import { setChatStatus } from '../set-chat-status.ts';
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
