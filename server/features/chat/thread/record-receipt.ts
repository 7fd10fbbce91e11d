import type { ReceiptBody } from '#shared/contract/chat/events.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { can } from '#shared/domain/capabilities.ts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Actor } from '../../identity/index.ts';
import { lockChat } from '../chats.store.ts';
import { findOwnChat } from '../find-chat.ts';
import { appendEvent, setChatStatus } from '../log/chat-log.ts';
import { advanceWatermarks, wouldAdvance } from '../side-state.store.ts';

/**
 * Notes how far the actor's side has received and read. A claim beyond the head counts up to the head, an
 * older one changes nothing. What the office has read is no longer unread; who may only look on there has read for nobody.
 * @returns the chat's head after it
 */
export async function recordReceipt(ctx: AppContext, actor: Actor, body: ReceiptBody): Promise<number> {
  const chat = await findOwnChat(ctx, actor, 'chat.read', body.chat_id);
  const side = actor.side;
  const read = can(actor, 'chat.write') ? body.read_seq : 0;
  const claim = { chatId: chat.id, side, delivered: body.delivered_seq, read };
  if (!(await wouldAdvance(ctx.db, claim))) return chat.head_seq;
  return ctx.inTransaction(async (tx) => {
    const { head_seq } = await lockChat(tx, chat.id);
    const moved = await moveMarks(ctx, tx, claim);
    const settled = side === 'admin' ? await setChatStatus(ctx, tx, chat.id) : undefined;
    return settled ?? moved ?? head_seq;
  });
}

/** Moves the marks and tells both sides, whose ticks turn. @returns the entry's position, if there is one */
export async function moveMarks(
  ctx: AppContext,
  tx: Transaction,
  claim: { chatId: number; side: SenderRole; delivered: number; read: number },
): Promise<number | undefined> {
  const marks = await advanceWatermarks(tx, claim);
  if (!marks) return undefined;
  const { newest_delivered_at: writtenAt, ...moved } = marks;
  if (writtenAt !== null) {
    const lagMs = ctx.now().getTime() - new Date(writtenAt).getTime();
    tx.afterCommit(() => ctx.metrics.messageDelivered(claim.side, lagMs / 1000));
  }
  const payload = { side: claim.side, ...moved };
  return appendEvent(ctx, tx, { chatId: claim.chatId, audience: 'both', type: 'receipt', payload });
}
