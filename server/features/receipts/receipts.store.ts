import { type Static, Type } from 'typebox';
import { LocalizedText, nullable } from '#shared/contract/wire.ts';
import type { PaymentEnv } from '#shared/domain/money/payment-state.ts';
import { named, type Sql, sql } from '../../platform/database/db.ts';

/** Real money and a test system's are numbered apart. */
export const SERIES = { live: 'R', uat: 'T' } as const satisfies Record<PaymentEnv, string>;
export type Series = (typeof SERIES)[PaymentEnv];

/** A receipt with all that stands on it; every value of it is there for good. */
export const ReceiptRow = Type.Object({
  pid: Type.Integer(),
  series: Type.Unsafe<Series>(Type.Union([Type.Literal('R'), Type.Literal('T')])),
  number: Type.String(),
  issued_at: Type.String(),
  amount_paise: Type.Integer(),
  payer_name: Type.String(),
  payer_address: Type.String(),
  payer_mobile_end: Type.String(),
  chat_id: nullable(Type.Integer()),
  message_id: nullable(Type.Integer()),
  merchant_order_id: Type.String(),
  utr: nullable(Type.String()),
  quotation_id: nullable(Type.Integer()),
  quoted_at: nullable(Type.String()),
  item: nullable(LocalizedText),
});
export type ReceiptRow = Static<typeof ReceiptRow>;

export function findReceipt(db: Sql, pid: number): Promise<ReceiptRow | undefined> {
  return db.maybe(
    ReceiptRow,
    named(
      'receipts.find',
      sql`select r.pid, r.series, r.number, r.issued_at, r.amount_paise, r.payer_name, r.payer_address,
                 r.payer_mobile_end, r.chat_id, r.message_id, p.merchant_order_id, p.utr, p.quotation_id,
                 q.created_at as quoted_at, o.name as item
          from receipts r join payments p on p.pid = r.pid
          left join quotations q on q.id = p.quotation_id
          left join catalogue_orders o on o.pid = p.pid
          where r.pid = ${pid}`,
    ),
  );
}

const NumberRow = Type.Object({ number: Type.String() });

/**
 * Takes the next number of the series and writes the receipt, in one statement: whoever else wants a number
 * waits for this transaction, and a rollback gives it back. Call it last, behind the locks of the payment.
 *
 * @throws when the payment has a receipt, or no farmer to make it out to
 */
export async function insertReceipt(
  tx: Sql,
  receipt: { pid: number; series: Series; financialYear: string; now: Date },
): Promise<string> {
  const { pid, series, financialYear, now } = receipt;
  const row = await tx.one(
    NumberRow,
    sql`with next as (
          insert into receipt_counters as c (series, financial_year, last_serial)
          values (${series}, ${financialYear}, 1)
          on conflict (series, financial_year) do update set last_serial = c.last_serial + 1
          returning last_serial
        )
        insert into receipts (pid, series, financial_year, serial, issued_at, amount_paise, payer_name,
                              payer_address, payer_mobile_end, chat_id)
        select p.pid, ${series}, ${financialYear}, next.last_serial, ${now}::timestamptz, p.amount_paise, f.name,
               f.address, right(coalesce(f.mobile, ''), 4), p.chat_id
        from next, payments p join farmers f on f.id = p.farmer_id
        where p.pid = ${pid} and p.status = 'success'
        returning number`,
  );
  return row.number;
}

const PidRow = Type.Object({ pid: Type.Integer() });

/** Whether the paper is still on its way to the thread. Ask behind the chat's lock. */
export async function isUndelivered(tx: Sql, pid: number): Promise<boolean> {
  const row = await tx.maybe(
    PidRow,
    sql`select pid from receipts where pid = ${pid} and message_id is null for update`,
  );
  return row !== undefined;
}

export async function setDelivered(tx: Sql, pid: number, messageId: number): Promise<void> {
  await tx.run(sql`update receipts set message_id = ${messageId} where pid = ${pid} and message_id is null`);
}

/** Receipts whose delivery should have happened by now, the oldest first. */
export async function listUndelivered(db: Sql, before: Date, limit: number): Promise<number[]> {
  const rows = await db.many(
    PidRow,
    sql`select pid from receipts where message_id is null and chat_id is not null and issued_at < ${before}
        order by issued_at limit ${limit}`,
  );
  return rows.map(({ pid }) => pid);
}
