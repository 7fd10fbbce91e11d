import { type Static, Type } from 'typebox';
import { SenderRole } from '#shared/contract/wire.ts';
import { type Sql, sql } from '../../../platform/database/db.ts';
import { asks } from '../chats.store.ts';
import type { MergedOrder, SideMarks } from './merged-order.ts';

interface Pair {
  from: number;
  into: number;
}

const PlacedRow = Type.Object({
  id: Type.Integer(),
  part: Type.Union([Type.Literal('from'), Type.Literal('into')]),
  seq: Type.Integer(),
  at: Type.Integer(),
  sender_role: SenderRole,
  asks: Type.Boolean(),
  answers: Type.Boolean(),
});

export function listPlaced(tx: Sql, { from, into }: Pair): Promise<Static<typeof PlacedRow>[]> {
  return tx.many(
    PlacedRow,
    sql`select m.id, case when m.chat_id = ${from} then 'from' else 'into' end as part, m.seq,
          (extract(epoch from m.created_at) * 1000000)::bigint as at, m.sender_role, ${asks} as asks,
          m.sender_role = 'admin' and m.deleted_at is null and not m.meta ? 'auto' as answers
        from messages m where m.chat_id in (${from}, ${into}) order by m.chat_id, m.seq`,
  );
}

const Marks = Type.Object({
  visible_from_seq: Type.Integer(),
  delivered_seq: Type.Integer(),
  read_seq: Type.Integer(),
});
const StateRow = Type.Object({
  head_seq: Type.Integer(),
  done_seq: Type.Integer(),
  farmer: Marks,
  admin: Marks,
});

export function readState(tx: Sql, chatId: number): Promise<Static<typeof StateRow>> {
  return tx.one(
    StateRow,
    sql`select c.head_seq, c.done_seq, marks.by_side -> 'farmer' as farmer, marks.by_side -> 'admin' as admin
        from chats c, lateral (
          select jsonb_object_agg(sides.name, jsonb_build_object('visible_from_seq', coalesce(s.visible_from_seq, 0),
            'delivered_seq', coalesce(s.delivered_seq, 0), 'read_seq', coalesce(s.read_seq, 0))) as by_side
          from unnest(array['farmer', 'admin']) as sides(name)
          left join chat_side_state s on s.chat_id = c.id and s.side = sides.name) marks
        where c.id = ${chatId}`,
  );
}

/**
 * Every message gets its new chat and place, and the log begins anew with them. The new places lie beyond the old ones
 * of both chats: no message ever meets another on its way.
 */
export async function placeMessages(tx: Sql, { from, into }: Pair, order: MergedOrder): Promise<void> {
  await tx.run(sql`delete from chat_events where chat_id in (${from}, ${into})`);
  await tx.run(
    sql`update messages m set chat_id = ${into}, seq = ${order.base} + placed.nth
        from unnest(${order.ids}::bigint[]) with ordinality as placed (id, nth) where m.id = placed.id`,
  );
  await tx.run(
    sql`insert into chat_events (chat_id, seq, audience, type, payload, created_at)
        select chat_id, seq, 'both', 'message', jsonb_build_object('message_id', id), created_at
        from messages where chat_id = ${into}`,
  );
  await tx.run(
    sql`insert into message_hidden (message_id, side)
        select (gone ->> 'id')::bigint, gone ->> 'side' from jsonb_array_elements(${JSON.stringify(order.hidden)}::jsonb) as gone
        on conflict do nothing`,
  );
}

/** The chat stands in both lists again: there is more in it than whoever deleted it had seen. */
export async function saveMarks(tx: Sql, chatId: number, side: SenderRole, marks: SideMarks): Promise<void> {
  await tx.run(
    sql`insert into chat_side_state (chat_id, side, visible_from_seq, deleted_seq, delivered_seq, read_seq)
        values (${chatId}, ${side}, ${marks.visible_from_seq}, 0, ${marks.delivered_seq}, ${marks.read_seq})
        on conflict (chat_id, side) do update set visible_from_seq = excluded.visible_from_seq, deleted_seq = 0,
          delivered_seq = excluded.delivered_seq, read_seq = excluded.read_seq`,
  );
}

/** The chat that is left has neither entries nor a place in any list, and takes none; the other goes on. */
export async function closeInto(tx: Sql, { from, into }: Pair, order: MergedOrder): Promise<void> {
  await tx.run(
    sql`update chats c set head_seq = ${order.base + order.ids.length}::bigint, done_seq = ${order.done_seq}::bigint,
          dispatched_at = greatest(c.dispatched_at, old.dispatched_at),
          created_at = least(c.created_at, old.created_at),
          waiting_since = least(c.waiting_since, old.waiting_since),
          status = case when c.status = 'READ' then old.status else c.status end
        from chats old where c.id = ${into} and old.id = ${from}`,
  );
  await tx.run(sql`delete from chat_side_state where chat_id = ${from}`);
  await tx.run(sql`update chats set merged_into = ${into} where merged_into = ${from}`);
  await tx.run(
    sql`update chats set merged_into = ${into}, merged_at = now(), head_seq = 0, status = 'READ', unread_count = 0,
          last_message = '', last_message_seq = 0, last_message_at = null, waiting_since = null, done_seq = 0,
          dispatched_at = null, farmer_sends_until = null
        where id = ${from}`,
  );
}
