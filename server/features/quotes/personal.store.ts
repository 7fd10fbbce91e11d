import { Type } from 'typebox';
import { nullable } from '#shared/contract/wire.ts';
import { type Sql, type Statement, sql } from '../../platform/database/db.ts';

/** What the quotations say of one farmer: taken along as a copy, moved, erased, and taken off old papers. */

export const exportQuotations = (farmerId: number): Statement =>
  sql`select jsonb_build_object('id', id, 'amount', amount_paise / 100.0, 'file', original_name,
        'plan', plan_id, 'sent_at', created_at, 'paid_at', paid_at, 'removed_at', farmer_removed_at) as item
      from quotations where chat_id = (select id from chats where farmer_id = ${farmerId}) order by id`;

/** The quotations of a chat that became part of another. */
export async function moveQuotations(tx: Sql, fromChat: number, intoChat: number): Promise<void> {
  await tx.run(sql`update quotations set chat_id = ${intoChat} where chat_id = ${fromChat}`);
}

const KeptRow = Type.Object({ message_id: Type.Integer(), file_id: nullable(Type.String()) });

/** The quotation of a paid order is a paper of the tax law's: it stays with its file. Answers what stays points to. */
export async function eraseQuotations(
  tx: Sql,
  chatId: number,
  keep: ReadonlySet<number>,
): Promise<{ message_id: number; file_id: string | null }[]> {
  await tx.run(sql`delete from quotations where chat_id = ${chatId} and id <> all(${[...keep]}::bigint[])`);
  await tx.run(
    sql`update quotations set file_id = null, original_name = '-' where chat_id = ${chatId} and paid_at is null`,
  );
  return tx.many(KeptRow, sql`select message_id, file_id from quotations where chat_id = ${chatId}`);
}

const FileRow = Type.Object({ id: Type.String() });

/** Takes the files off old orders; answers their ids. */
export async function expireQuotations(tx: Sql, paidBefore: Date): Promise<string[]> {
  const rows = await tx.many(
    FileRow,
    sql`with old as (
          select q.id, q.file_id from quotations q
          join chats c on c.id = q.chat_id join farmers f on f.id = c.farmer_id
          where f.purged_at is not null and q.paid_at <= ${paidBefore} and q.file_id is not null
        ), cleared as (
          update quotations set file_id = null, original_name = '-' where id in (select id from old)
        )
        select file_id as id from old`,
  );
  return rows.map(({ id }) => id);
}
