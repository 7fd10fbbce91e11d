import type { ChatEvent, ChatEventType } from '#shared/contract/chat/events.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import type { EventReader, EventViews } from '../../../hooks.ts';
import { viewMessage } from '../message/message.view.ts';
import { listVisible } from '../message/messages.store.ts';
import type { EventRow } from './events.store.ts';

/** The message as it is now, whichever of its entries the reader comes upon first. */
const readMessages: EventReader<AppContext> = async (ctx, side, payloads) => {
  const rows = await listVisible(
    ctx.db,
    side,
    payloads.map((payload) => payload.message_id as number),
  );
  const views = new Map(rows.map((row) => [row.id, { message: viewMessage(row) }]));
  return payloads.map((payload) => views.get(payload.message_id as number) ?? null);
};

/** The stored payload is what everybody who may read the entry sees. */
const asStored: EventReader<AppContext> = async (_ctx, _side, payloads) => payloads;

/** The chat's own entries. */
export const chatEventViews: EventViews<AppContext> = {
  message: readMessages,
  message_updated: readMessages,
  restored: readMessages,
  // A fresh reader sees more than the log can tell: who comes past this is told to reload (`readEvents`).
  chat_restored: asStored,
  deleted: asStored,
  cleared: asStored,
  chat_deleted: asStored,
  status: asStored,
  blocked: asStored,
  receipt: asStored,
};

/**
 * The log as one side reads it, position for position: what is not for it, not visible to it any more, or of
 * a kind nobody reads, is `skip`.
 */
export async function viewEvents(
  ctx: AppContext,
  side: SenderRole,
  chatId: number,
  rows: EventRow[],
): Promise<ChatEvent[]> {
  const ours = rows.filter((row) => row.audience === 'both' || row.audience === side);
  const fields = new Map<number, object>();
  for (const type of new Set(ours.map((row) => row.type))) {
    const ofType = ours.filter((row) => row.type === type);
    const read = await ctx.eventViews[type as ChatEventType]?.(
      ctx,
      side,
      ofType.map((row) => row.payload),
    );
    ofType.forEach((row, index) => {
      const view = read?.[index];
      if (view) fields.set(row.seq, view);
    });
  }
  return rows.map(({ seq, type }) => {
    const view = fields.get(seq);
    return (
      view ? { chat_id: chatId, seq, type, ...view } : { chat_id: chatId, seq, type: 'skip' }
    ) as ChatEvent;
  });
}
