import { type Static, Type } from 'typebox';
import { Watermarks } from '#shared/contract/chat/events.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { named, type Sql, sql } from '../../platform/database/db.ts';
import { visibleTo } from './message/messages.store.ts';

/** A row appears with the first thing a side does; until then every position of that side is 0. */

const MarksRow = Type.Object({ farmer: Watermarks, admin: Watermarks });

const UnseenRow = Type.Object({ message_id: Type.Integer(), unread: Type.Integer() });

export function readWatermarks(db: Sql, chatId: number): Promise<Static<typeof MarksRow>> {
  return db.one(
    MarksRow,
    named(
      'chat.watermarks',
      sql`select marks.by_side -> 'farmer' as farmer, marks.by_side -> 'admin' as admin
          from (select jsonb_object_agg(sides.name, jsonb_build_object(
                  'delivered_seq', coalesce(s.delivered_seq, 0), 'read_seq', coalesce(s.read_seq, 0))) as by_side
                from unnest(array['farmer', 'admin']) as sides(name)
                left join chat_side_state s on s.chat_id = ${chatId} and s.side = sides.name) marks`,
    ),
  );
}

const MovedMarks = Type.Object({
  ...Watermarks.properties,
  /** ISO; null when nothing was delivered that had not been before. */
  newest_delivered_at: Type.Union([Type.String(), Type.Null()]),
});
type MovedMarks = Static<typeof MovedMarks>;

/**
 * Moves the side's marks up to the last message of the other side within the claimed positions. Only such
 * messages move a mark: were the log itself counted, each receipt would be an entry the other side
 * acknowledges with a receipt, for ever. Answers the new marks, or undefined when nothing grew.
 */
export function advanceWatermarks(
  tx: Sql,
  claim: { chatId: number; side: SenderRole; delivered: number; read: number },
): Promise<MovedMarks | undefined> {
  const { chatId, side, read } = claim;
  const delivered = Math.max(claim.delivered, read);
  return tx.maybe(
    MovedMarks,
    sql`with heard as (
          select coalesce(max(m.seq), 0) as delivered, coalesce(max(m.seq) filter (where m.seq <= ${read}), 0) as read
          from messages m
          where m.chat_id = ${chatId} and m.sender_role <> ${side} and m.seq <= ${delivered}
            and m.seq > coalesce((select read_seq from chat_side_state where chat_id = ${chatId} and side = ${side}), 0)
        )
        insert into chat_side_state as own (chat_id, side, delivered_seq, read_seq)
        select ${chatId}, ${side}, heard.delivered, heard.read from heard where heard.delivered > 0
        on conflict (chat_id, side) do update set
          delivered_seq = greatest(own.delivered_seq, excluded.delivered_seq),
          read_seq = greatest(own.read_seq, excluded.read_seq)
        where excluded.delivered_seq > own.delivered_seq or excluded.read_seq > own.read_seq
        returning delivered_seq, read_seq, ${newlyDelivered} as newest_delivered_at`,
  );
}

/** When the newest message was written that has just come to be delivered. (A query here sees the marks as they were.) */
const newlyDelivered = sql`(select m.created_at from messages m
  where m.chat_id = own.chat_id and m.seq = own.delivered_seq
    and m.seq > coalesce((select was.delivered_seq from chat_side_state was
                          where was.chat_id = own.chat_id and was.side = own.side), 0))`;

/** Whether the side's marks lag behind a message of the other side within the claim: the cheap first look. */
export async function wouldAdvance(
  db: Sql,
  claim: { chatId: number; side: SenderRole; delivered: number; read: number },
): Promise<boolean> {
  const row = await db.one(
    Type.Object({ behind: Type.Boolean() }),
    sql`select exists (
          select 1 from messages m
          left join chat_side_state s on s.chat_id = m.chat_id and s.side = ${claim.side}
          where m.chat_id = ${claim.chatId} and m.sender_role <> ${claim.side}
            and ((m.seq > coalesce(s.delivered_seq, 0) and m.seq <= ${Math.max(claim.delivered, claim.read)})
              or (m.seq > coalesce(s.read_seq, 0) and m.seq <= ${claim.read}))
        ) as behind`,
  );
  return row.behind;
}

/** Everything before `from` leaves the side's thread; with `leaveList` the chat leaves its list too. */
export async function hideBefore(
  tx: Sql,
  chatId: number,
  side: SenderRole,
  from: number,
  options: { leaveList: boolean },
): Promise<void> {
  const deletedSeq = options.leaveList ? from - 1 : 0;
  await tx.run(
    sql`insert into chat_side_state as own (chat_id, side, visible_from_seq, deleted_seq)
        values (${chatId}, ${side}, ${from}, ${deletedSeq})
        on conflict (chat_id, side) do update set
          visible_from_seq = greatest(own.visible_from_seq, excluded.visible_from_seq),
          deleted_seq = greatest(own.deleted_seq, excluded.deleted_seq)`,
  );
}

/** Whether the side still sees any message, and whether the chat stands in its list. */
export function sideView(tx: Sql, chatId: number, side: SenderRole) {
  return tx.one(
    Type.Object({ has_messages: Type.Boolean(), listed: Type.Boolean() }),
    sql`select
          exists (select 1 from messages m where m.chat_id = c.id and m.seq >= coalesce(s.visible_from_seq, 0)) as has_messages,
          c.last_message_seq > coalesce(s.deleted_seq, 0) as listed
        from chats c left join chat_side_state s on s.chat_id = c.id and s.side = ${side}
        where c.id = ${chatId}`,
  );
}

/** Takes one message out of the side's thread; false when it was out already. */
export async function hideMessage(tx: Sql, messageId: number, side: SenderRole): Promise<boolean> {
  const rows = await tx.run(
    sql`insert into message_hidden (message_id, side) values (${messageId}, ${side}) on conflict do nothing`,
  );
  return rows === 1;
}

/** Puts it back; false when it was not out. */
export async function showMessage(tx: Sql, messageId: number, side: SenderRole): Promise<boolean> {
  const rows = await tx.run(
    sql`delete from message_hidden where message_id = ${messageId} and side = ${side}`,
  );
  return rows === 1;
}

/** The side sees its thread from the first message again; false when it did already. */
export async function showFromStart(tx: Sql, chatId: number, side: SenderRole): Promise<boolean> {
  const rows = await tx.run(
    sql`update chat_side_state set visible_from_seq = 0, deleted_seq = 0
        where chat_id = ${chatId} and side = ${side} and (visible_from_seq > 0 or deleted_seq > 0)`,
  );
  return rows === 1;
}

/** Newest message of the other side beyond the side's delivered mark, and how many lie beyond its read mark. */
export function findNewestUnseen(db: Sql, chatId: number, side: SenderRole) {
  const ofOthers = sql`m.chat_id = ${chatId} and m.sender_role <> ${side} and m.deleted_at is null
    and ${visibleTo(side)}`;
  return db.maybe(
    UnseenRow,
    sql`with marks as (
          select coalesce(max(delivered_seq), 0) as delivered, coalesce(max(read_seq), 0) as read
          from chat_side_state where chat_id = ${chatId} and side = ${side}
        )
        select m.id as message_id, (
          select count(*)::int from (
            select 1 from messages m where ${ofOthers} and m.seq > (select read from marks) limit 100
          ) as waiting
        ) as unread
        from messages m
        where ${ofOthers} and m.seq > (select delivered from marks)
        order by m.seq desc limit 1`,
  );
}
