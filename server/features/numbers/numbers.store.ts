import { type Static, Type } from 'typebox';
import { LocalizedText, nullable } from '#shared/contract/wire.ts';
import type { PaymentEnv } from '#shared/domain/money/payment-state.ts';
import { type Sql, type Statement, sql } from '../../platform/database/db.ts';

/** What is counted: a stretch of days, of everybody or of one person. */
export interface Scope {
  /** YYYY-MM-DD in Asia/Kolkata, both included. */
  first: string;
  last: string;
  /** The instants at which they begin and end. */
  from: Date;
  to: Date;
  /** Null: everybody's. */
  staffId: number | null;
  /** Money of the system the shop runs on; a test system's never mixes with the other. */
  env: PaymentEnv;
}

/**
 * One view of all tables for everything that is asked. It waits for nobody, gives up soon, and has room to sort in memory
 * what would otherwise go to the disk.
 */
export async function beginReading(tx: Sql): Promise<void> {
  await Promise.all([
    tx.run(sql`set transaction isolation level repeatable read, read only`),
    tx.run(sql`select set_config('statement_timeout', '4s', true), set_config('work_mem', '24MB', true)`),
  ]);
}

/** Days since the first of the scope. */
const dayOf = (date: Statement, { first }: Scope) => sql`${date} - ${first}::date`;
const dateOf = (instant: Statement) => sql`(${instant} at time zone 'Asia/Kolkata')::date`;

export const within = (instant: Statement, { from, to }: Scope) =>
  sql`${instant} >= ${from}::timestamptz and ${instant} < ${to}::timestamptz`;
export const onDays = (date: Statement, { first, last }: Scope) =>
  sql`${date} between ${first}::date and ${last}::date`;
export const mine = ({ staffId }: Scope, column: Statement) =>
  staffId === null ? sql`true` : sql`${column} = ${staffId}::bigint`;

const WaitingRow = Type.Object({ chats: Type.Integer(), longest_since: nullable(Type.String()) });
export type WaitingRow = Static<typeof WaitingRow>;

/**
 * As the office list has them in its order of waits: none whose farmer is blocked or whose chat was taken out of the list.
 * Those are few and are taken off; asked row by row, all who wait would be.
 */
export function readWaiting(db: Sql): Promise<WaitingRow> {
  return db.one(
    WaitingRow,
    sql`with out_of_list as materialized (
          select c.id from farmers f join chats c on c.farmer_id = f.id
          where f.blocked_at is not null and c.waiting_since is not null
          union
          select c.id from chat_side_state s join chats c on c.id = s.chat_id
          where s.side = 'admin' and s.deleted_seq > 0 and s.deleted_seq >= c.last_message_seq
            and c.waiting_since is not null
        )
        select (select count(*) from chats where waiting_since is not null) - (select count(*) from out_of_list) as chats,
          (select c.waiting_since from chats c
           where c.waiting_since is not null and c.id not in (select id from out_of_list)
           order by c.waiting_since limit 1) as longest_since`,
  );
}

const AskedRow = Type.Object({
  /** Null on the rows of taluks, of all days together. */
  day: nullable(Type.Integer()),
  /** Null on the rows of days, and where the address names none. */
  taluk: nullable(Type.String()),
  asked: Type.Integer(),
  settled: Type.Integer(),
  open: Type.Integer(),
});
export type AskedRow = Static<typeof AskedRow>;

/** Questions once by day and once by taluk: one scan for both. */
export function readAsked(db: Sql, scope: Scope): Promise<AskedRow[]> {
  return db.many(
    AskedRow,
    sql`select ${dayOf(sql`asked_on`, scope)} as day, taluk, count(*) as asked, count(*) filter (where settled) as settled,
          count(*) filter (where answered_on is null and not settled) as open
        from waits where ${onDays(sql`asked_on`, scope)} group by grouping sets ((asked_on), (taluk))`,
  );
}

const AnsweredRow = Type.Object({
  /** Null on the rows of minutes, of all days together. */
  day: nullable(Type.Integer()),
  staff_id: Type.Integer(),
  /** Of working hours, a begun one counted whole, and beyond ten hours a begun hour; null on the rows of days. */
  minutes: nullable(Type.Integer()),
  count: Type.Integer(),
});
export type AnsweredRow = Static<typeof AnsweredRow>;

/** First answers of each person, once by day and once by length: one scan for both. */
export function readAnswered(db: Sql, scope: Scope): Promise<AnsweredRow[]> {
  return db.many(
    AnsweredRow,
    sql`select ${dayOf(sql`answered_on`, scope)} as day, answered_by as staff_id, minutes, count(*) as count
        from (select answered_on, answered_by,
                case when worked_s <= 36000 then (worked_s + 59) / 60 else (worked_s + 3599) / 3600 * 60 end as minutes
              from waits
              where ${onDays(sql`answered_on`, scope)} and ${mine(scope, sql`answered_by`)}) answered
        group by grouping sets ((answered_on, answered_by), (answered_by, minutes))`,
  );
}

const TalkRow = Type.Object({ taluk: nullable(Type.String()), questions: Type.Integer() });
export type TalkRow = Static<typeof TalkRow>;

/** The questions that a person answered, by taluk. */
export function readAnsweredByTaluk(db: Sql, scope: Scope): Promise<TalkRow[]> {
  return db.many(
    TalkRow,
    sql`select taluk, count(*) as questions from waits
        where ${onDays(sql`answered_on`, scope)} and ${mine(scope, sql`answered_by`)} group by taluk`,
  );
}

const QuotedRow = Type.Object({
  day: Type.Integer(),
  staff_id: Type.Integer(),
  taluk: nullable(Type.String()),
  count: Type.Integer(),
});
export type QuotedRow = Static<typeof QuotedRow>;

/** One that the office took back was never made. */
export function readQuoted(db: Sql, scope: Scope): Promise<QuotedRow[]> {
  return db.many(
    QuotedRow,
    sql`select ${dayOf(dateOf(sql`q.created_at`), scope)} as day, q.created_by as staff_id, f.taluk, count(*) as count
        from quotations q join chats c on c.id = q.chat_id join farmers f on f.id = c.farmer_id
        where ${within(sql`q.created_at`, scope)} and q.withdrawn_at is null and ${mine(scope, sql`q.created_by`)}
        group by 1, 2, 3`,
  );
}

const SentRow = Type.Object({
  day: Type.Integer(),
  staff_id: nullable(Type.Integer()),
  count: Type.Integer(),
});
export type SentRow = Static<typeof SentRow>;

/** Lorry receipts that stand, and goods handed over the counter. */
export function readSent(db: Sql, scope: Scope): Promise<SentRow[]> {
  return db.many(
    SentRow,
    sql`select day, staff_id, count(*) as count from (
          select ${dayOf(dateOf(sql`d.created_at`), scope)} as day, d.created_by as staff_id
          from dispatches d join messages m on m.id = d.message_id
          where ${within(sql`d.created_at`, scope)} and m.deleted_at is null and ${mine(scope, sql`d.created_by`)}
          union all
          select ${dayOf(dateOf(sql`p.handed_over_at`), scope)}, p.handed_over_by
          from payments p
          where ${within(sql`p.handed_over_at`, scope)} and ${isRevenue(scope)} and ${mine(scope, sql`p.handed_over_by`)}
        ) sent group by 1, 2`,
  );
}

const MoneyRow = Type.Object({
  day: Type.Integer(),
  method: Type.String(),
  /** Whose quotation was paid; null: bought from the list. */
  staff_id: nullable(Type.Integer()),
  taluk: nullable(Type.String()),
  paid: Type.Integer(),
  paid_paise: Type.Integer(),
  refunds: Type.Integer(),
  refunded_paise: Type.Integer(),
});
export type MoneyRow = Static<typeof MoneyRow>;

export const isRevenue = ({ env }: Scope) => sql`p.env = ${env} and p.purpose <> 'demo'`;

/** Money that came in, and money that has arrived back, each on its own day. */
export function readMoney(db: Sql, scope: Scope): Promise<MoneyRow[]> {
  return db.many(
    MoneyRow,
    sql`select day, method, q.created_by as staff_id, f.taluk, sum(paid)::bigint as paid, sum(paid_paise)::bigint as paid_paise,
          sum(refunds)::bigint as refunds, sum(refunded_paise)::bigint as refunded_paise
        from (
          select ${dayOf(dateOf(sql`p.paid_at`), scope)} as day, p.provider as method, p.quotation_id, p.farmer_id,
                 1 as paid, p.amount_paise as paid_paise, 0 as refunds, 0 as refunded_paise
          from payments p where p.status = 'success' and ${within(sql`p.paid_at`, scope)} and ${isRevenue(scope)}
          union all
          select ${dayOf(dateOf(sql`r.completed_at`), scope)}, p.provider, p.quotation_id, p.farmer_id,
                 0, 0, 1, r.amount_paise
          from refunds r join payments p on p.pid = r.pid
          where r.state = 'completed' and ${within(sql`r.completed_at`, scope)} and ${isRevenue(scope)}
        ) moved
        left join quotations q on q.id = moved.quotation_id
        left join farmers f on f.id = moved.farmer_id
        where ${mine(scope, sql`q.created_by`)}
        group by 1, 2, 3, 4`,
  );
}

const NameRow = Type.Object({ id: Type.Integer(), name: LocalizedText });
export type NameRow = Static<typeof NameRow>;

export function listNames(db: Sql): Promise<NameRow[]> {
  return db.many(NameRow, sql`select id, name from staff order by id`);
}
