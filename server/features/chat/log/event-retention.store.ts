import { Type } from 'typebox';
import { EVENTS_PAGE } from '#shared/contract/chat-limits.ts';
import { type Sql, sql } from '../../../platform/database/db.ts';

const SweptRow = Type.Object({
  /** The last chat of this stretch; null after the last of all. */
  last_id: Type.Union([Type.Integer(), Type.Null()]),
  deleted: Type.Integer(),
});

/**
 * Takes old entries out of the logs of the next `chats` chats after `afterId`. Each chat's newest EVENTS_PAGE stay at
 * any age: no reader is ever given more, whoever is further behind loads the thread.
 */
export function deleteEventsBefore(
  db: Sql,
  stretch: { before: Date; afterId: number; chats: number },
): Promise<{ last_id: number | null; deleted: number }> {
  return db.one(
    SweptRow,
    sql`with next as materialized (
          select id, head_seq from chats where id > ${stretch.afterId} order by id limit ${stretch.chats}
        ), gone as (
          delete from chat_events e using next
          where e.chat_id = next.id and e.seq <= next.head_seq - ${EVENTS_PAGE}::bigint
            and e.created_at < ${stretch.before}
          returning 1
        )
        select (select max(id) from next) as last_id, (select count(*)::int from gone) as deleted`,
  );
}
