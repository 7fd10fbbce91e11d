import { Type } from 'typebox';
import { type Sql, sql } from '../../platform/db.ts';
import { FileKeys, keysOf } from './file-keys.ts';

/** The papers of sales the tax law has kept so far; only those of farmers who are purged. */

const UuidRow = Type.Object({ id: Type.String() });

/** Takes the files off old orders; answers the storage keys whose bytes must now go. */
export async function expireQuotations(tx: Sql, paidBefore: Date): Promise<string[]> {
  const rows = await tx.many(
    UuidRow,
    sql`with old as (
          select q.id, q.file_id from quotations q
          join chats c on c.id = q.chat_id join farmers f on f.id = c.farmer_id
          where f.purged_at is not null and q.paid_at <= ${paidBefore} and q.file_id is not null
        ), cleared as (
          update quotations set file_id = null, original_name = '-' where id in (select id from old)
        )
        select file_id as id from old`,
  );
  return removeFiles(
    tx,
    rows.map(({ id }) => id),
  );
}

async function removeFiles(tx: Sql, ids: string[]): Promise<string[]> {
  const files = await tx.many(
    FileKeys,
    sql`delete from files where id = any(${ids}::uuid[]) returning storage_key, preview_key, audio_copy_key`,
  );
  return files.flatMap(keysOf);
}

/**
 * Takes off receipts, payments and refunds what leads to the one who paid: his name, the bank's reference, why he got
 * money back. Number, day and amount stay, or the series would have gaps.
 */
export async function expirePayers(tx: Sql, paidBefore: Date): Promise<void> {
  const old = sql`select p.pid from payments p join farmers f on f.id = p.farmer_id
                  where f.purged_at is not null and coalesce(p.paid_at, p.created_at) <= ${paidBefore}`;
  await tx.run(
    sql`update receipts set payer_name = '-', payer_address = '-', payer_mobile_end = ''
        where pid in (${old}) and payer_name <> '-'`,
  );
  await tx.run(sql`update payments set utr = null where pid in (${old}) and utr is not null`);
  await tx.run(sql`update refunds set reason = '---' where pid in (${old}) and reason <> '---'`);
}

/** Forgets with which carrier and under which number goods went. */
export async function expireDispatches(tx: Sql, sentBefore: Date): Promise<void> {
  await tx.run(
    sql`delete from dispatches d using chats c, farmers f
        where c.id = d.chat_id and f.id = c.farmer_id and f.purged_at is not null and d.created_at <= ${sentBefore}`,
  );
}
