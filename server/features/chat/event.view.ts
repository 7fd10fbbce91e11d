import type { ChatEvent } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import type { Sql } from '../../platform/db.ts';
import type { EventRow } from './events.store.ts';
import { viewMessage } from './message.view.ts';
import { listVisible } from './messages.store.ts';

type Payload = EventRow['payload'];

/**
 * Reads what a side sees of a kind of entry: one answer per payload, in order, with the fields of its
 * `ChatEvent` beside chat_id, seq and type. Null where there is nothing (any more) for that side.
 */
export type EventReader = (sql: Sql, side: SenderRole, payloads: Payload[]) => Promise<(object | null)[]>;

const readers = new Map<string, EventReader>();

/** Called once while a feature registers: its entries live in the chat's log, their SQL stays with the feature. */
export function registerEventView(type: ChatEvent['type'], reader: EventReader): void {
  readers.set(type, reader);
}

/** The message as it is now, whichever of the two entries the reader comes upon first. */
const readMessages: EventReader = async (sql, side, payloads) => {
  const rows = await listVisible(
    sql,
    side,
    payloads.map((payload) => payload.message_id as number),
  );
  const views = new Map(rows.map((row) => [row.id, { message: viewMessage(row) }]));
  return payloads.map((payload) => views.get(payload.message_id as number) ?? null);
};
registerEventView('message', readMessages);
registerEventView('message_updated', readMessages);

/** Entries whose stored payload is what everyone who may read them sees. */
for (const type of ['deleted', 'cleared', 'chat_deleted', 'status', 'blocked', 'receipt'] as const) {
  registerEventView(type, async (_sql, _side, payloads) => payloads);
}

/**
 * The log as one side reads it, position for position: what is not for it, not visible to it any more, or of
 * a kind nobody reads, is `skip`.
 */
export async function viewEvents(
  sql: Sql,
  side: SenderRole,
  chatId: number,
  rows: EventRow[],
): Promise<ChatEvent[]> {
  const ours = rows.filter((row) => row.audience === 'both' || row.audience === side);
  const fields = new Map<number, object>();
  for (const type of new Set(ours.map((row) => row.type))) {
    const ofType = ours.filter((row) => row.type === type);
    const read = await readers.get(type)?.(
      sql,
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
