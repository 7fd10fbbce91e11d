import { Type } from 'typebox';
import { type Sql, type Statement, sql } from '../../platform/database/db.ts';
import { oldPayments } from '../payments/index.ts';

/** What the receipts say of one farmer: taken along as a copy, moved, and taken off old ones. */

export const exportReceipts = (farmerId: number): Statement =>
  sql`select jsonb_build_object('number', r.number, 'pid', r.pid, 'amount', r.amount_paise / 100.0,
        'issued_at', r.issued_at, 'name', r.payer_name, 'address', r.payer_address) as item
      from receipts r join payments p on p.pid = r.pid where p.farmer_id = ${farmerId} order by r.issued_at`;

/** The receipts of a chat that became part of another: nothing else of a receipt ever changes. */
export async function moveReceipts(tx: Sql, fromChat: number, intoChat: number): Promise<void> {
  await tx.run(sql`update receipts set chat_id = ${intoChat} where chat_id = ${fromChat}`);
}

const MessageRow = Type.Object({ message_id: Type.Integer() });

/** The messages of a chat that carry its receipts. */
export async function listReceiptMessages(tx: Sql, chatId: number): Promise<number[]> {
  const rows = await tx.many(
    MessageRow,
    sql`select message_id from receipts where chat_id = ${chatId} and message_id is not null`,
  );
  return rows.map((row) => row.message_id);
}

/** Takes the payer's name off old receipts; number, day and amount stay, or the series would have gaps. */
export async function expireReceipts(tx: Sql, paidBefore: Date): Promise<void> {
  await tx.run(
    sql`update receipts set payer_name = '-', payer_address = '-', payer_mobile_end = ''
        where pid in (${oldPayments(paidBefore)}) and payer_name <> '-'`,
  );
}
