import { type Static, Type } from 'typebox';
import { DoneBy } from '#shared/contract/office/authors.ts';
import { nullable } from '#shared/contract/wire.ts';
import type { Queries } from '../../hooks.ts';
import { named, type Sql, type Statement, sql } from '../../platform/database/db.ts';
import { nameOf } from '../identity/index.ts';

/** A quotation with what its status is derived from. */
export const QuotationRow = Type.Object({
  id: Type.Integer(),
  chat_id: Type.Integer(),
  message_id: Type.Integer(),
  amount_paise: Type.Integer(),
  original_name: Type.String(),
  created_at: Type.String(),
  by: DoneBy,
  paid_at: nullable(Type.String()),
  storage_key: nullable(Type.String()),
  mime_type: nullable(Type.String()),
  /** When all of its money had gone back; null again once it is paid anew. */
  refunded_at: nullable(Type.String()),
  /** Of its last payment, what has gone back. */
  refunded_paise: Type.Integer(),
  /** A payment of it is under way: started, waiting for the bank, or with a person to decide. */
  in_payment: Type.Boolean(),
  removed_by_farmer: Type.Boolean(),
  plan_id: nullable(Type.Integer()),
  /** The office took the offer back; when it was paid once, its money had gone back before. */
  withdrawn_at: nullable(Type.String()),
});
export type QuotationRow = Static<typeof QuotationRow>;

/** Paid, and the money is still here. */
export function isPaid(row: Pick<QuotationRow, 'paid_at' | 'refunded_at'>): boolean {
  return row.paid_at !== null && row.refunded_at === null;
}

/**
 * Whether a payment is under way, and what of it went back, is read from the payments' own rows rather than copied
 * here: a copy could differ from them, and a farmer would pay twice.
 */
const selectQuotations = (queries: Queries) => sql`select q.id, q.chat_id, q.message_id, q.amount_paise,
    q.original_name, q.created_at, ${nameOf(sql`q.created_by`, sql`q.created_at`)} as by, q.paid_at, q.refunded_at, q.withdrawn_at, q.plan_id, f.storage_key, f.mime_type,
    ${queries.refundedOf(sql`q.id`)} as refunded_paise, ${queries.isInPayment(sql`q.id`)} as in_payment,
    q.farmer_removed_at is not null as removed_by_farmer
  from quotations q
  left join files f on f.id = q.file_id and f.deleted_at is null`;

/** From `from` on: what a chat has to pay. The index `quotations_unpaid` says the same. */
export const fromUnpaidOf = (chat: Statement): Statement => sql`from quotations q
  where q.chat_id = ${chat} and q.paid_at is null and q.amount_paise > 0 and q.farmer_removed_at is null
    and q.withdrawn_at is null`;

/** More than any farmer has; the list is one answer, as the specification draws it. */
const LIST_MAX = 200;

/** Newest first. For the farmer without those they took off their list. */
export function listQuotations(
  db: Sql,
  queries: Queries,
  farmerId: number,
  { asFarmer, limit = LIST_MAX }: { asFarmer: boolean; limit?: number },
): Promise<QuotationRow[]> {
  return db.many(
    QuotationRow,
    sql`${selectQuotations(queries)}
        where q.chat_id = (select id from chats where farmer_id = ${farmerId})
          and ((q.farmer_removed_at is null and q.withdrawn_at is null) or not ${asFarmer})
        order by q.id desc limit ${limit}`,
  );
}

export function findQuotation(db: Sql, queries: Queries, id: number): Promise<QuotationRow | undefined> {
  return db.maybe(QuotationRow, named('quotes.find', sql`${selectQuotations(queries)} where q.id = ${id}`));
}

export function findQuotationByMessage(
  db: Sql,
  queries: Queries,
  messageId: number,
): Promise<QuotationRow | undefined> {
  return db.maybe(QuotationRow, sql`${selectQuotations(queries)} where q.message_id = ${messageId}`);
}

export function listQuotationsById(db: Sql, queries: Queries, ids: number[]): Promise<QuotationRow[]> {
  return db.many(QuotationRow, sql`${selectQuotations(queries)} where q.id = any(${ids}::bigint[])`);
}

/** Holds the quotation until the transaction ends. The chat is locked before it, never after. */
export function lockQuotationRow(tx: Sql, queries: Queries, id: number): Promise<QuotationRow | undefined> {
  return tx.maybe(QuotationRow, sql`${selectQuotations(queries)} where q.id = ${id} for update of q`);
}

/** The same for who need not see it. */
export async function holdQuotation(tx: Sql, id: number): Promise<void> {
  await tx.run(sql`select 1 from quotations where id = ${id} for update`);
}

/**
 * The quotation of this chat a claim to pay means: with this amount, and this id if one is named; an unpaid
 * one before a paid one, then the newest.
 */
export function lockPayableRow(
  tx: Sql,
  queries: Queries,
  claim: { chatId: number; amountPaise: number; quotationId: number | undefined },
): Promise<QuotationRow | undefined> {
  return tx.maybe(
    QuotationRow,
    sql`${selectQuotations(queries)}
        where q.chat_id = ${claim.chatId} and q.amount_paise = ${claim.amountPaise}
          and (${claim.quotationId ?? null}::bigint is null or q.id = ${claim.quotationId ?? null}::bigint)
          and q.farmer_removed_at is null and q.withdrawn_at is null
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
  planId: number | null;
  createdBy: number;
  now: Date;
}

/** The file is the message's own. */
export async function insertQuotation(tx: Sql, quotation: NewQuotation): Promise<void> {
  await tx.run(
    sql`insert into quotations (id, chat_id, message_id, file_id, amount_paise, original_name, plan_id, created_by, created_at)
        overriding system value
        select ${quotation.id}::bigint, m.chat_id, m.id, m.file_id, ${quotation.amountPaise}::bigint,
               ${quotation.originalName}, ${quotation.planId}::bigint, ${quotation.createdBy}::bigint, ${quotation.now}::timestamptz
        from messages m where m.id = ${quotation.messageId} and m.chat_id = ${quotation.chatId}`,
  );
}

/** False when it was paid before and the money is still here. */
export async function setPaid(tx: Sql, id: number, now: Date): Promise<boolean> {
  const rows = await tx.run(
    sql`update quotations set paid_at = ${now}, refunded_at = null
        where id = ${id} and (paid_at is null or refunded_at is not null)`,
  );
  return rows === 1;
}

export async function setRefunded(tx: Sql, id: number, now: Date): Promise<void> {
  await tx.run(
    sql`update quotations set refunded_at = ${now} where id = ${id} and paid_at is not null and refunded_at is null`,
  );
}

export async function setWithdrawn(tx: Sql, id: number, by: { staffId: number; now: Date }): Promise<void> {
  await tx.run(
    sql`update quotations set withdrawn_at = ${by.now}, withdrawn_by = ${by.staffId}
        where id = ${id} and withdrawn_at is null`,
  );
}

export async function setRemovedByFarmer(tx: Sql, id: number, now: Date): Promise<void> {
  await tx.run(
    sql`update quotations set farmer_removed_at = ${now} where id = ${id} and farmer_removed_at is null`,
  );
}
