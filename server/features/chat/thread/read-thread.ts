import type { Watermarks } from '#shared/contract/chat/events.ts';
import type { Message } from '#shared/contract/chat.ts';
import { THREAD_PAGE } from '#shared/contract/chat-limits.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import type { Sql } from '../../../platform/database/db.ts';
import type { Actor } from '../../identity/index.ts';
import { findOwnChat } from '../find-chat.ts';
import { viewMessage } from '../message/message.view.ts';
import { findMessage, listThread, listVisible } from '../message/messages.store.ts';
import { findNewestUnseen, readWatermarks } from '../side-state.store.ts';

export interface ThreadPage {
  /** Oldest first. */
  messages: Message[];
  hasOlder: boolean;
  headSeq: number;
  watermarks: Record<SenderRole, Watermarks>;
}

/** What waits for a side that is not looking. */
export interface Unseen {
  /** The newest message of the other side that has not arrived on any screen of this one. */
  message: Message;
  /** All of the other side's messages it has not read, counted up to 100. */
  unread: number;
}

/**
 * A page of what the actor's side sees. The head is read before the messages: the page may be newer than the
 * head it names, never older, so applying the log from there leaves no hole.
 */
export async function readThread(
  ctx: AppContext,
  actor: Actor,
  page: { chatId: number; before?: number | undefined; limit?: number | undefined },
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

/** Undefined when everything has arrived, was deleted meanwhile, or is hidden from that side. */
export async function findUnseen(db: Sql, chatId: number, side: SenderRole): Promise<Unseen | undefined> {
  const found = await findNewestUnseen(db, chatId, side);
  const row = found && (await findMessage(db, found.message_id));
  return row && !row.deleted ? { message: viewMessage(row), unread: found.unread } : undefined;
}

/** Those of these messages that the side may see, oldest first. */
export async function showMessages(db: Sql, side: SenderRole, ids: number[]): Promise<Message[]> {
  return (await listVisible(db, side, ids)).toSorted((one, other) => one.seq - other.seq).map(viewMessage);
}
