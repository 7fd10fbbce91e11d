import { type Static, Type } from 'typebox';
import { LocalizedText, nullable } from '#shared/contract/wire.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from '#shared/domain/money/payment-state.ts';
import type { Queries } from '../../../hooks.ts';
import { type Sql, type Statement, sql } from '../../../platform/database/db.ts';
import { onTheirWayOf } from '../refunds/refunds.store.ts';

/** What of the money has goods to follow it. */

const owed = (p: Statement): Statement =>
  sql`least(${p}.amount_paise, coalesce(${p}.captured_paise, ${p}.amount_paise))`;

/**
 * Paid, not all back, and neither sent nor handed over: word for word what the index `payments_to_send` says, which is
 * used for these words alone. @param p the payment's name in the statement
 */
const isUnsent = (p: Statement): Statement => sql`${p}.status = 'success' and ${p}.purpose <> 'demo'
  and ${p}.dispatch_id is null and ${p}.handed_over_at is null and ${p}.refunded_paise < ${owed(p)}`;

/** The same, less what is promised back: no goods leave while all their money is on its way to the farmer. */
const isToSend = (p: Statement): Statement =>
  sql`${isUnsent(p)} and ${p}.refunded_paise + ${onTheirWayOf(sql`${p}.pid`)} < ${owed(p)}`;

export const fromToSendOf = (chat: Statement): Statement =>
  sql`from payments p where p.chat_id = ${chat} and ${isToSend(sql`p`)}`;

export const selectChatsToSend = (): Statement =>
  sql`select p.chat_id from payments p where ${isToSend(sql`p`)}`;

/** Since when goods of a chat are paid and not sent, by chat. */
export const selectPaidSince = (): Statement =>
  sql`select p.chat_id, min(p.paid_at) as paid_since from payments p where ${isToSend(sql`p`)} group by p.chat_id`;

const ToSendRow = Type.Object({
  pid: Type.Integer(),
  quotation_id: nullable(Type.Integer()),
  amount_paise: Type.Integer(),
  item: nullable(LocalizedText),
});
export type ToSendRow = Static<typeof ToSendRow>;

/** Oldest first, held until the transaction ends. The chat must be locked, so that no more are paid meanwhile. */
export async function lockToSend(tx: Sql, chatId: number): Promise<ToSendRow[]> {
  // Whoever asks for a refund holds the payment and writes beside it. A statement that waited for them would still see
  // the refunds of before: those are read by the next one.
  await tx.run(
    sql`select from payments p where p.chat_id = ${chatId} and ${isUnsent(sql`p`)}
        order by p.paid_at, p.pid for update`,
  );
  return tx.many(
    ToSendRow,
    sql`select p.pid, p.quotation_id, p.amount_paise, o.name as item
        from payments p left join catalogue_orders o on o.pid = p.pid
        where p.chat_id = ${chatId} and ${isToSend(sql`p`)} order by p.paid_at, p.pid`,
  );
}

export async function setDispatched(tx: Sql, pids: readonly number[], dispatchId: number): Promise<void> {
  await tx.run(
    sql`update payments set dispatch_id = ${dispatchId} where pid = any(${[...pids]}::bigint[]) and dispatch_id is null`,
  );
}

/** False when nothing was to change. */
export async function setHandedOver(
  tx: Sql,
  pid: number,
  by: { staffId: number; at: Date | null },
): Promise<boolean> {
  const staffId = by.at === null ? null : by.staffId;
  const rows = await tx.run(
    sql`update payments p set handed_over_at = ${by.at}, handed_over_by = ${staffId}
        where p.pid = ${pid} and case when ${by.at === null} then p.handed_over_at is not null
                                 else ${isToSend(sql`p`)} end`,
  );
  return rows === 1;
}

const HandedOverRow = Type.Object({ handed_over: Type.Boolean() });

export async function isHandedOver(tx: Sql, pid: number): Promise<boolean> {
  const row = await tx.one(
    HandedOverRow,
    sql`select handed_over_at is not null as handed_over from payments where pid = ${pid}`,
  );
  return row.handed_over;
}

const Status = Type.Union(PAYMENT_STATUSES.map((status) => Type.Literal(status)));

const HistoryRow = Type.Object({
  pid: Type.Integer(),
  quotation_id: nullable(Type.Integer()),
  amount_paise: Type.Integer(),
  status: Type.Unsafe<PaymentStatus>(Status),
  created_at: Type.String(),
  paid_at: nullable(Type.String()),
  refunded_paise: Type.Integer(),
  all_back: Type.Boolean(),
  to_send: Type.Boolean(),
  handed_over: Type.Boolean(),
  lr_number: nullable(Type.String()),
  item: nullable(LocalizedText),
});
export type PaymentHistoryRow = Static<typeof HistoryRow>;

/** The newest attempts to pay in a chat, and before them, however old, what is to be sent; all in the order of their time. */
export function listPaymentsOfChat(
  db: Sql,
  queries: Queries,
  chatId: number,
  limit: number,
): Promise<PaymentHistoryRow[]> {
  return db.many(
    HistoryRow,
    sql`select * from (
          select p.pid, p.quotation_id, p.amount_paise, p.status, p.created_at, p.paid_at, p.refunded_paise,
                 p.refunded_paise >= ${owed(sql`p`)} as all_back, (${isToSend(sql`p`)}) as to_send, p.handed_over_at is not null as handed_over,
                 ${queries.lrNumberOf(sql`p.dispatch_id`)} as lr_number,
                 o.name as item
          from payments p left join catalogue_orders o on o.pid = p.pid
          where p.chat_id = ${chatId} order by to_send desc, p.created_at desc, p.pid desc limit ${limit}
        ) shown order by created_at desc, pid desc`,
  );
}

/** What is told of a quotation in the statement that reads it. */
export const refundedOf = (quotation: Statement): Statement =>
  sql`coalesce((select p.refunded_paise from payments p
                where p.quotation_id = ${quotation} and p.status = 'success' order by p.paid_at desc limit 1), 0)`;

export const isInPayment = (quotation: Statement): Statement =>
  sql`exists (select 1 from payments p
              where p.quotation_id = ${quotation} and p.status in ('created', 'pending', 'review'))`;
