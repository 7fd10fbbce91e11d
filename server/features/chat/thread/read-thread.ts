import type { Message, Watermarks } from '#shared/contract/chat.ts';
import { THREAD_PAGE } from '#shared/contract/chat-limits.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import type { Actor } from '../../identity/index.ts';
import { findOwnChat } from '../find-own-chat.ts';
import { viewMessage } from '../message/message.view.ts';
import { listThread } from '../message/messages.store.ts';
import { readWatermarks } from '../side-state.store.ts';

export interface ThreadPage {
  /** Oldest first. */
  messages: Message[];
  hasOlder: boolean;
  headSeq: number;
  watermarks: Record<SenderRole, Watermarks>;
}

/**
 * A page of what the actor's side sees. The head is read before the messages: the page may be newer than the
 * head it names, never older, so applying the log from there leaves no hole.
 */
export async function readThread(
  ctx: AppContext,
  actor: Actor,
  page: { chatId: number; before?: number; limit?: number },
): Promise<ThreadPage> {
  const chat = await findOwnChat(ctx, actor, 'chat.read', page.chatId);
  const limit = page.limit ?? THREAD_PAGE;
  const [rows, watermarks] = await Promise.all([
    listThread(ctx.db, { chatId: chat.id, side: actor.side, before: page.before, limit: limit + 1 }),
    readWatermarks(ctx.db, chat.id),
  ]);
  const messages = rows.slice(0, limit).reverse().map(viewMessage);
  return { messages, hasOlder: rows.length > limit, headSeq: chat.head_seq, watermarks };
}
