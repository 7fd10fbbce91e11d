import { type Static, Type } from 'typebox';
import { type Sql, sql } from '../../platform/database/db.ts';

/** What the chat holds of one farmer: taken along as a copy, and erased. */

const MessageItem = Type.Object({
  item: Type.Record(Type.String(), Type.Unknown()),
  seq: Type.Integer(),
});

/** A page of the chat for an export, oldest first; what was deleted for everyone is no longer there to give. */
export function exportMessages(
  db: Sql,
  farmerId: number,
  page: { after: number; limit: number },
): Promise<Static<typeof MessageItem>[]> {
  return db.many(
    MessageItem,
    sql`select m.seq, jsonb_build_object('seq', m.seq, 'at', m.created_at, 'from', m.sender_role, 'kind', m.kind,
          'text', m.text, 'details', m.meta - 'summary', 'file_id', m.file_id,
          'answers', (select r.seq from messages r where r.id = m.reply_to)) as item
        from messages m
        where m.deleted_at is null and m.chat_id = (select id from chats where farmer_id = ${farmerId})
          and m.seq > ${page.after}
        order by m.seq limit ${page.limit}`,
  );
}

/** Messages that a kept paper points to stay, with nothing in them; the others go. */
export async function eraseChat(
  tx: Sql,
  chatId: number,
  { now, keep }: { now: Date; keep: ReadonlySet<number> },
): Promise<void> {
  await tx.run(
    sql`delete from message_hidden where message_id in (select id from messages where chat_id = ${chatId})`,
  );
  await tx.run(sql`delete from chat_events where chat_id = ${chatId}`);
  await tx.run(sql`delete from chat_side_state where chat_id = ${chatId}`);
  await tx.run(
    sql`update messages set text = null, file_name = null, meta = '{}', file_id = null, reply_to = null,
          client_id = null, content_hash = null, deleted_at = coalesce(deleted_at, ${now}::timestamptz)
        where chat_id = ${chatId}`,
  );
  await tx.run(sql`delete from messages where chat_id = ${chatId} and id <> all(${[...keep]}::bigint[])`);
  await tx.run(
    sql`update chats set last_message = '', last_message_seq = 0, last_message_at = null, waiting_since = null,
          unread_count = 0, status = 'READ' where id = ${chatId}`,
  );
}
