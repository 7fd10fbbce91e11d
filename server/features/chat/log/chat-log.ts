import type { ChatEventType, EventsAnswer } from '#shared/contract/chat/events.ts';
import type { ChatStatus } from '#shared/contract/chat.ts';
import { EVENTS_PAGE } from '#shared/contract/chat-limits.ts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Actor } from '../../identity/index.ts';
import { announceEvent } from '../chat.announce.ts';
import { updateChatStatus } from '../chats.store.ts';
import { findOwnChat } from '../find-chat.ts';
import { viewEvents } from './event.view.ts';
import { type Audience, insertEvent, listEvents } from './events.store.ts';

export interface NewEvent {
  chatId: number;
  audience: Audience;
  type: ChatEventType;
  /** Ids and small values only: what is shown is read when the log is read. */
  payload: Record<string, unknown>;
}

/** Writes an entry at the chat's next position, which it answers, and hints it once the transaction stands. */
export async function appendEvent(ctx: AppContext, tx: Transaction, event: NewEvent): Promise<number> {
  const appended = await insertEvent(tx, event);
  const row = { seq: appended.seq, audience: event.audience, type: event.type, payload: event.payload };
  tx.afterCommit(async () => {
    const [[farmer], [admin]] = await Promise.all([
      viewEvents(ctx, 'farmer', event.chatId, [row]),
      viewEvents(ctx, 'admin', event.chatId, [row]),
    ]);
    if (farmer && admin) announceEvent(ctx, appended, { farmer, admin });
  });
  return appended.seq;
}

/**
 * Moves the chat in the office list and logs it for the office. Without a status only what is unread is
 * settled, after the office read or put away some of it. The chat must be locked.
 * @returns the position it was logged at; undefined when the chat already stood so
 */
export async function setChatStatus(
  ctx: AppContext,
  tx: Transaction,
  chatId: number,
  status?: ChatStatus,
): Promise<number | undefined> {
  const chat = await updateChatStatus(tx, chatId, status);
  if (!chat) return undefined;
  const payload = { status: chat.status, unread_count: chat.unread_count };
  return appendEvent(ctx, tx, { chatId, audience: 'admin', type: 'status', payload });
}

/**
 * The log after a position, whole up to the head or not at all: a caller too far behind, or ahead of us
 * (the database came back from a backup), is told to reload; so is one for whom old messages came back meanwhile.
 */
export async function readEvents(
  ctx: AppContext,
  actor: Actor,
  { chatId, after }: { chatId: number; after: number },
): Promise<EventsAnswer> {
  const { head_seq } = await findOwnChat(ctx, actor, 'chat.read', chatId);
  if (after > head_seq || head_seq - after > EVENTS_PAGE) {
    return { ok: true, head_seq, limited: true, events: [] };
  }
  const rows = after === head_seq ? [] : await listEvents(ctx.db, chatId, after, head_seq);
  const events = await viewEvents(ctx, actor.side, chatId, rows);
  if (events.some(({ type }) => type === 'chat_restored')) {
    return { ok: true, head_seq, limited: true, events: [] };
  }
  return { ok: true, head_seq, limited: false, events };
}
