import { type Static, Type } from 'typebox';
import { nullable } from '#shared/contract/wire.ts';
import { type Sql, sql } from '../../../platform/database/db.ts';

const PaidRow = Type.Object({
  pid: Type.Integer(),
  amount_paise: Type.Integer(),
  captured_paise: nullable(Type.Integer()),
  merchant_order_id: Type.String(),
  provider_order_id: nullable(Type.String()),
});
export type PaidRow = Static<typeof PaidRow>;

/** Payments that stand as paid in a span of time, `to` not included. */
export function listPaidBetween(db: Sql, provider: string, from: Date, to: Date): Promise<PaidRow[]> {
  return db.many(
    PaidRow,
    sql`select pid, amount_paise, captured_paise, merchant_order_id, provider_order_id from payments
        where status = 'success' and provider = ${provider} and paid_at >= ${from} and paid_at < ${to}
        order by paid_at, pid`,
  );
}

const DayRow = Type.Object({ day: Type.String() });

/** Days from `from` to `to` that are not compared yet; before `to` only those since the first payment. */
export async function listUncheckedDays(db: Sql, from: string, to: string): Promise<string[]> {
  const rows = await db.many(
    DayRow,
    sql`select to_char(d.day, 'YYYY-MM-DD') as day
        from (select ${from}::date + n as day from generate_series(0, ${to}::date - ${from}::date) as n) d
        where not exists (select from payment_daily_checks c where c.day = d.day and c.finished_at is not null)
          and (d.day = ${to}::date or d.day >= (
            select (min(paid_at) at time zone 'Asia/Kolkata')::date from payments where status = 'success'))
        order by d.day`,
  );
  return rows.map(({ day }) => day);
}

/**
 * Takes the day for one worker, until `now` has moved on by `leaseMs`: the job of a day may be queued twice.
 * @returns whether it is ours
 */
export async function beginDailyCheck(db: Sql, day: string, now: Date, leaseMs: number): Promise<boolean> {
  const begun = await db.run(
    sql`insert into payment_daily_checks as own (day, started_at) values (${day}::date, ${now})
        on conflict (day) do update set started_at = excluded.started_at
        where own.finished_at is null and own.started_at <= ${new Date(now.getTime() - leaseMs)}`,
  );
  return begun > 0;
}

/** The worker that has the day is still at it. */
export async function keepDailyCheck(db: Sql, day: string, now: Date): Promise<void> {
  await db.run(
    sql`update payment_daily_checks set started_at = ${now} where day = ${day}::date and finished_at is null`,
  );
}

/** Gives a day back that could not be compared. */
export async function abandonDailyCheck(db: Sql, day: string): Promise<void> {
  await db.run(sql`delete from payment_daily_checks where day = ${day}::date and finished_at is null`);
}

export async function finishDailyCheck(
  db: Sql,
  day: string,
  result: { checked: number; mismatches: number; now: Date },
): Promise<void> {
  await db.run(
    sql`update payment_daily_checks
        set finished_at = ${result.now}, checked = ${result.checked}, mismatches = ${result.mismatches}
        where day = ${day}::date`,
  );
}

const LastCheck = Type.Object({
  day: Type.String(),
  finished_at: nullable(Type.String()),
  checked: Type.Integer(),
  mismatches: Type.Integer(),
});

export function findLastDailyCheck(db: Sql): Promise<Static<typeof LastCheck> | undefined> {
  return db.maybe(
    LastCheck,
    sql`select to_char(day, 'YYYY-MM-DD') as day, finished_at, checked, mismatches
        from payment_daily_checks order by payment_daily_checks.day desc limit 1`,
  );
}

const BooksRow = Type.Object({
  webhook_at: nullable(Type.String()),
  day: nullable(Type.String()),
  mismatches: nullable(Type.Integer()),
});

/** When the provider last called by itself, and what the newest comparison with its book came to. */
export async function readBooks(
  db: Sql,
): Promise<{ lastWebhookAt: Date | null; books: { day: string; mismatches: number } | null }> {
  const { webhook_at, day, mismatches } = await db.one(
    BooksRow,
    sql`select (select max(received_at) from payment_webhooks) as webhook_at, last.day::text as day, last.mismatches
        from (select 1) as one
        left join lateral (select day, mismatches from payment_daily_checks
                           where finished_at is not null order by day desc limit 1) as last on true`,
  );
  return {
    lastWebhookAt: webhook_at === null ? null : new Date(webhook_at),
    books: day === null ? null : { day, mismatches: mismatches ?? 0 },
  };
}
