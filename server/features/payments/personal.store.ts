import { Type } from 'typebox';
import type { Merge } from '../../hooks.ts';
import { type Sql, type Statement, sql } from '../../platform/database/db.ts';

/** What the payments say of one farmer: taken along as a copy, moved, and taken off old books. */

export const exportPayments = (farmerId: number): Statement =>
  sql`select jsonb_build_object('pid', pid, 'purpose', purpose, 'quotation_id', quotation_id,
        'amount', amount_paise / 100.0, 'status', status, 'utr', utr, 'started_at', created_at, 'paid_at', paid_at) as item
      from payments where farmer_id = ${farmerId} order by created_at, pid`;

/** Payments are the person's, also those without a chat. What the provider was told stays as it is. */
export async function movePayments(tx: Sql, { from, into }: Merge): Promise<void> {
  await tx.run(
    sql`update payments set farmer_id = ${into.farmerId}, chat_id = case when chat_id = ${from.chatId} then ${into.chatId} else chat_id end
        where farmer_id = ${from.farmerId} or chat_id = ${from.chatId}`,
  );
}

const QuotationRow = Type.Object({ quotation_id: Type.Integer() });

/** The quotations of a chat that somebody tried to pay. */
export async function listQuotationsTried(tx: Sql, chatId: number): Promise<number[]> {
  const rows = await tx.many(
    QuotationRow,
    sql`select distinct quotation_id from payments where chat_id = ${chatId} and quotation_id is not null`,
  );
  return rows.map((row) => row.quotation_id);
}

/** Payments from before an instant whose farmers are purged. */
export const oldPayments = (paidBefore: Date): Statement =>
  sql`select p.pid from payments p join farmers f on f.id = p.farmer_id
      where f.purged_at is not null and coalesce(p.paid_at, p.created_at) <= ${paidBefore}`;

/**
 * Takes off payments and refunds what leads to the one who paid: the bank's reference, why they got money back.
 * Number, day and amount stay, or the series would have gaps.
 */
export async function expirePayments(tx: Sql, paidBefore: Date): Promise<void> {
  const old = oldPayments(paidBefore);
  await tx.run(sql`update payments set utr = null where pid in (${old}) and utr is not null`);
  await tx.run(sql`update refunds set reason = '---' where pid in (${old}) and reason <> '---'`);
}
