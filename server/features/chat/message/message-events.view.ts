import type { AppContext } from '../../../context.ts';
import type { EventReader, EventViews } from '../../../hooks.ts';
import { viewMessage } from './message.view.ts';
import { listVisible } from './messages.store.ts';

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
