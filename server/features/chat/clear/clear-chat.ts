import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Actor } from '../../identity/index.ts';
import { lockChat, refreshLastMessage } from '../chats.store.ts';
import { findOwnChat } from '../find-chat.ts';
import { appendEvent, setChatStatus } from '../log/chat-log.ts';
import { hideBefore, sideView } from '../side-state.store.ts';

/**
 * Empties the chat for the actor's side (`clear`), or takes it out of that side's list as well (`delete`)
 * until its next message. The other side keeps everything. What came after `upTo` stays: the actor has not seen it.
 * @returns the chat's head after it
 */
export async function clearChat(
  ctx: AppContext,
  actor: Actor,
  { chatId, mode, upTo }: { chatId: number; mode: 'clear' | 'delete'; upTo?: number | undefined },
): Promise<number> {
  await findOwnChat(ctx, actor, 'chat.clear', chatId);
  return ctx.inTransaction(async (tx) => {
    const chat = await lockChat(tx, chatId);
    const view = await sideView(tx, chatId, actor.side);
    if (!view.has_messages && (mode === 'clear' || !view.listed)) return chat.head_seq;
    // The lock holds the head: the entry below is the next position, and everything before it goes that was seen.
    const from = Math.min(upTo ?? chat.head_seq, chat.head_seq) + 1;
    await hideBefore(tx, chatId, actor.side, from, { leaveList: mode === 'delete' });
    const seq = await appendEvent(ctx, tx, {
      chatId,
      audience: actor.side,
      type: mode === 'clear' ? 'cleared' : 'chat_deleted',
      payload: { visible_from_seq: from },
    });
    if (actor.side === 'farmer') return seq;
    await recordAudit(tx, {
      ...actor,
      action: mode === 'clear' ? 'chat.clear' : 'chat.delete',
      subject: `chat:${chatId}`,
      chatId,
    });
    await refreshLastMessage(tx, chatId);
    return (await setChatStatus(ctx, tx, chatId)) ?? seq;
  });
}
