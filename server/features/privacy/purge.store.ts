import { Type } from 'typebox';
import { type Sql, sql } from '../../platform/db.ts';
import { FileKeys, keysOf } from './file-keys.ts';

/**
 * Every table a farmer stands in. One transaction per farmer; what the tax law keeps (paid quotations with their
 * file, payments, LR numbers of goods that were paid) goes on pointing to a farmer and a chat with nothing in them.
 */

const IdRow = Type.Object({ id: Type.Integer() });
const UuidRow = Type.Object({ id: Type.String() });

export async function listDue(db: Sql, leftBefore: Date, limit: number): Promise<number[]> {
  const rows = await db.many(
    IdRow,
    sql`select id from farmers where deletion_requested_at <= ${leftBefore} and purged_at is null
        order by deletion_requested_at, id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Holds the farmer's row. False: he came back, or another node was faster. */
export async function lockDue(tx: Sql, farmerId: number, leftBefore: Date): Promise<boolean> {
  const row = await tx.maybe(
    IdRow,
    sql`select id from farmers where id = ${farmerId} and deletion_requested_at <= ${leftBefore}
          and purged_at is null for update`,
  );
  return row !== undefined;
}

export async function emptyChat(tx: Sql, farmerId: number, now: Date): Promise<void> {
  const chat = sql`(select id from chats where farmer_id = ${farmerId})`;
  await tx.run(
    sql`delete from message_hidden where message_id in (select id from messages where chat_id = ${chat})`,
  );
  for (const table of [sql`auto_replies`, sql`chat_events`, sql`chat_side_state`]) {
    await tx.run(sql`delete from ${table} where chat_id = ${chat}`);
  }
  await tx.run(
    sql`update messages set text = null, file_name = null, meta = '{}', file_id = null, reply_to = null,
          client_id = null, content_hash = null, deleted_at = coalesce(deleted_at, ${now}::timestamptz)
        where chat_id = ${chat}`,
  );
  await tx.run(
    sql`delete from quotations q where chat_id = ${chat}
          and not exists (select from payments p where p.quotation_id = q.id)`,
  );
  await tx.run(
    sql`update quotations set file_id = null, original_name = '-' where chat_id = ${chat} and paid_at is null`,
  );
  await tx.run(
    sql`delete from dispatches where chat_id = ${chat}
          and not exists (select from payments p where p.chat_id = ${chat} and p.paid_at is not null)`,
  );
  await tx.run(
    sql`delete from messages m where chat_id = ${chat}
          and not exists (select from quotations q where q.message_id = m.id)
          and not exists (select from dispatches d where d.message_id = m.id)
          and not exists (select from receipts r where r.message_id = m.id)`,
  );
  await tx.run(
    sql`update chats set last_message = '', last_message_seq = 0, last_message_at = null, waiting_since = null,
          unread_count = 0, status = 'READ' where id = ${chat}`,
  );
}

/** Answers the storage keys whose bytes must now go. The quotation of a paid order is a paper of the tax law's. */
export async function deleteFiles(tx: Sql, farmerId: number): Promise<string[]> {
  const rows = await tx.many(
    FileKeys,
    sql`delete from files f
        where (f.chat_id = (select id from chats where farmer_id = ${farmerId})
               or (f.uploaded_by = 'farmer' and f.uploader_id = ${farmerId}))
          and not exists (select from quotations q where q.file_id = f.id)
        returning storage_key, preview_key, audio_copy_key`,
  );
  return rows.flatMap(keysOf);
}

/** Answers the ids of files that were still arriving. */
export async function deleteUploads(tx: Sql, farmerId: number): Promise<string[]> {
  const rows = await tx.many(
    UuidRow,
    sql`delete from uploads where uploaded_by = 'farmer' and uploader_id = ${farmerId} returning id`,
  );
  return rows.map(({ id }) => id);
}

/** What he agreed to, and when, stays without him: it proves that he was asked. */
export async function emptyFarmer(tx: Sql, farmerId: number, now: Date): Promise<void> {
  await tx.run(sql`delete from customer_notes where farmer_id = ${farmerId}`);
  await tx.run(sql`delete from sessions where farmer_id = ${farmerId}`);
  await tx.run(
    sql`update farmers set mobile = null, former_mobile = null, name = '-', address = '-', blocked_at = null,
          blocked_by = null, blocked_reason = null, purged_at = ${now} where id = ${farmerId}`,
  );
  // Only now: the database lets the words of the office's log go with a purged farmer and not before.
  await tx.run(
    sql`delete from audit_personal p using audit_log l
        where l.id = p.audit_id and l.subject = ${`farmer:${farmerId}`}`,
  );
}
