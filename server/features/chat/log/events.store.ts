import { type Static, Type } from 'typebox';
import type { ChatEventType } from '#shared/contract/chat/events.ts';
import { named, type Sql, sql } from '../../../platform/database/db.ts';

export const Audience = Type.Union([Type.Literal('both'), Type.Literal('farmer'), Type.Literal('admin')]);
export type Audience = Static<typeof Audience>;

/** A log entry as stored: ids and small values. What a side reads is built from it in `event.view.ts`. */
export const EventRow = Type.Object({
  seq: Type.Integer(),
  audience: Audience,
  type: Type.String(),
  payload: Type.Record(Type.String(), Type.Unknown()),
});
export type EventRow = Static<typeof EventRow>;

const AppendedRow = Type.Object({ seq: Type.Integer(), farmer_id: Type.Integer(), mobile: Type.String() });
export type AppendedRow = Static<typeof AppendedRow>;

/** Takes the chat's next position and writes the entry there. The chat's row stays locked until commit. */
export function insertEvent(
  tx: Sql,
  event: { chatId: number; audience: Audience; type: ChatEventType; payload: object },
): Promise<AppendedRow> {
  return tx.one(
    AppendedRow,
    named(
      'chat.insert_event',
      sql`with head as (
            update chats set head_seq = head_seq + 1 where id = ${event.chatId} returning id, head_seq, farmer_id
          ), logged as (
            insert into chat_events (chat_id, seq, audience, type, payload)
            select id, head_seq, ${event.audience}, ${event.type}, ${JSON.stringify(event.payload)}::jsonb from head
          )
          select head.head_seq as seq, f.id as farmer_id, coalesce(f.mobile, '') as mobile from head join farmers f on f.id = head.farmer_id`,
    ),
  );
}

/** Entries after `after` up to and including `upTo`, in order and without gaps. */
export function listEvents(db: Sql, chatId: number, after: number, upTo: number): Promise<EventRow[]> {
  return db.many(
    EventRow,
    named(
      'chat.list_events',
      sql`select seq, audience, type, payload from chat_events
          where chat_id = ${chatId} and seq > ${after} and seq <= ${upTo} order by seq`,
    ),
  );
}
