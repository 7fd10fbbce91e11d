import { Type } from 'typebox';
import type { SenderRole } from '#shared/contract/wire.ts';
import { type Sql, sql } from '../../../platform/database/db.ts';
import { visibleTo } from '../message/messages.store.ts';

const UnseenRow = Type.Object({ message_id: Type.Integer(), unread: Type.Integer() });

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
