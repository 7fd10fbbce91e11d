import type { EventsAnswer } from '#shared/contract/chat.ts';
import { EVENTS_PAGE } from '#shared/contract/chat-limits.ts';
import type { AppContext } from '../../../context.ts';
import type { Actor } from '../../identity/index.ts';
import { findOwnChat } from '../find-own-chat.ts';
import { viewEvents } from './event.view.ts';
import { listEvents } from './events.store.ts';

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
