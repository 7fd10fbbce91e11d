import { type Static, Type } from 'typebox';
import { nullable } from '#shared/contract/wire.ts';
import { named, type Sql, sql } from '../../platform/db.ts';

/** A quotation with what its status is derived from. */
export const QuotationRow = Type.Object({
  id: Type.Integer(),
  chat_id: Type.Integer(),
  message_id: Type.Integer(),
  amount_paise: Type.Integer(),
  original_name: Type.String(),
  created_at: Type.String(),
  paid_at: nullable(Type.String()),
  storage_key: nullable(Type.String()),
  mime_type: nullable(Type.String()),
  /** A payment of it is under way: started, waiting for the bank, or with a person to decide. */
  in_payment: Type.Boolean(),
  removed_by_farmer: Type.Boolean(),
  /** The office deleted its message for everyone before it was paid. */
  withdrawn: Type.Boolean(),
});
export type QuotationRow = Static<typeof QuotationRow>;

/**
 * Whether a payment is under way is read from the payments' own rows rather than copied here: a copy could
 * differ from them, and a farmer would pay twice.
 */
const selectQuotations = sql`select q.id, q.chat_id, q.message_id, q.amount_paise, q.original_name, q.created_at,
    q.paid_at, f.storage_key, f.mime_type,
    q.paid_at is null and exists (
      select 1 from payments p where p.quotation_id = q.id and p.status in ('created', 'pending', 'review')
    ) as in_payment,
    q.farmer_removed_at is not null as removed_by_farmer,
    q.paid_at is null and m.deleted_at is not null as withdrawn
  from quotations q
  join messages m on m.id = q.message_id
  left join files f on f.id = q.file_id and f.deleted_at is null`;

/** More than any farmer has; the list is one answer, as the specification draws it. */
const LIST_MAX = 200;

/** Newest first. For the farmer without those he took off his list. */
export function listQuotations(
  db: Sql,
  farmerId: number,
  options: { asFarmer: boolean },
): Promise<QuotationRow[]> {
  return db.many(
    QuotationRow,
    sql`${selectQuotations}
        where q.chat_id = (select id from chats where farmer_id = ${farmerId})
          and (q.farmer_removed_at is null or not ${options.asFarmer})
          and (m.deleted_at is null or q.paid_at is not null)
        order by q.id desc limit ${LIST_MAX}`,
  );
}

export function findQuotation(db: Sql, id: number): Promise<QuotationRow | undefined> {
  return db.maybe(QuotationRow, named('quotes.find', sql`${selectQuotations} where q.id = ${id}`));
}

export function findQuotationByMessage(db: Sql, messageId: number): Promise<QuotationRow | undefined> {
  return db.maybe(QuotationRow, sql`${selectQuotations} where q.message_id = ${messageId}`);
}

export function listQuotationsById(db: Sql, ids: number[]): Promise<QuotationRow[]> {
  return db.many(QuotationRow, sql`${selectQuotations} where q.id = any(${ids}::bigint[])`);
}

/** Holds the quotation until the transaction ends. The chat is locked before it, never after. */
export function lockQuotationRow(tx: Sql, id: number): Promise<QuotationRow | undefined> {
  return tx.maybe(QuotationRow, sql`${selectQuotations} where q.id = ${id} for update of q`);
}

/**
 * The quotation of this chat a claim to pay means: with this amount, and this id if one is named; an unpaid
 * one before a paid one, then the newest.
 */
export function lockPayableRow(
  tx: Sql,
  claim: { chatId: number; amountPaise: number; quotationId: number | undefined },
): Promise<QuotationRow | undefined> {
  return tx.maybe(
    QuotationRow,
    sql`${selectQuotations}
        where q.chat_id = ${claim.chatId} and q.amount_paise = ${claim.amountPaise}
          and (${claim.quotationId ?? null}::bigint is null or q.id = ${claim.quotationId ?? null}::bigint)
          and q.farmer_removed_at is null and (m.deleted_at is null or q.paid_at is not null)
        order by q.paid_at is not null, q.id desc limit 1
        for update of q`,
  );
}

const IdRow = Type.Object({ id: Type.Integer() });

/** Taken before the insert, because the message that carries the quotation names it. */
export async function reserveQuotationId(tx: Sql): Promise<number> {
  const row = await tx.one(IdRow, sql`select nextval(pg_get_serial_sequence('quotations', 'id')) as id`);
  return row.id;
}

export interface NewQuotation {
  id: number;
  chatId: number;
  messageId: number;
  amountPaise: number;
  originalName: string;
  createdBy: number;
  now: Date;
}

/** The file is the message's own. */
export async function insertQuotation(tx: Sql, quotation: NewQuotation): Promise<void> {
  await tx.run(
    sql`insert into quotations (id, chat_id, message_id, file_id, amount_paise, original_name, created_by, created_at)
        overriding system value
        select ${quotation.id}::bigint, m.chat_id, m.id, m.file_id, ${quotation.amountPaise}::bigint,
               ${quotation.originalName}, ${quotation.createdBy}::bigint, ${quotation.now}::timestamptz
        from messages m where m.id = ${quotation.messageId} and m.chat_id = ${quotation.chatId}`,
  );
}

/** False when it was paid before. */
export async function setPaid(tx: Sql, id: number, now: Date): Promise<boolean> {
  return (
    (await tx.run(sql`update quotations set paid_at = ${now} where id = ${id} and paid_at is null`)) === 1
  );
}

export async function setRemovedByFarmer(tx: Sql, id: number, now: Date): Promise<void> {
  await tx.run(
    sql`update quotations set farmer_removed_at = ${now} where id = ${id} and farmer_removed_at is null`,
  );
}
