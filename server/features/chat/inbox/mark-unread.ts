import { statusAfter } from '#shared/domain/chat/chat-status.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { OfficeActor } from '../../identity/index.ts';
import { lockChat } from '../chats.store.ts';
import { findOwnChat } from '../find-own-chat.ts';
import { setChatStatus } from '../set-chat-status.ts';

/**
 * Puts a chat that was opened back among the UNREAD, for a colleague or for later. The farmer's ticks stay: his words
 * have been read. No message counts as unread by it.
 */
export async function markUnread(ctx: AppContext, actor: OfficeActor, chatId: number) {
  await findOwnChat(ctx, actor, 'inbox.manage', chatId);
  const status = statusAfter('office_put_back');
  const headSeq = await ctx.inTransaction(async (tx) => {
    const { head_seq: head } = await lockChat(tx, chatId);
    const moved = await setChatStatus(ctx, tx, chatId, status);
    if (moved === undefined) return head;
    await recordAudit(tx, { ...actor, action: 'chat.unread', subject: `chat:${chatId}`, chatId });
    return moved;
  });
  return { status, headSeq };
}
