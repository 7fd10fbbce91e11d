import { type Static, Type } from 'typebox';
import { nullable } from '#shared/contract/wire.ts';
import { PAYMENT_ALERTS, type PaymentAlertKind } from '#shared/domain/money/payment-state.ts';
import { type Sql, sql } from '../../../platform/database/db.ts';

const Kind = Type.Unsafe<PaymentAlertKind>(Type.Union(PAYMENT_ALERTS.map((kind) => Type.Literal(kind))));

export interface NewAlert {
  /** Makes it the only one of its sort, e.g. `review:<pid>`. */
  key: string;
  pid: number | null;
  kind: PaymentAlertKind;
  /** Ids and codes only. */
  detail: Record<string, unknown>;
  now: Date;
}

const IdRow = Type.Object({ id: Type.Integer() });

/** The alert's id when it is new, or was over and begins anew; undefined while it stands already. */
export async function insertAlert(tx: Sql, alert: NewAlert): Promise<number | undefined> {
  const row = await tx.maybe(
    IdRow,
    sql`insert into payment_alerts as standing (alert_key, pid, kind, detail, raised_at)
        values (${alert.key}, ${alert.pid}, ${alert.kind}, ${JSON.stringify(alert.detail)}, ${alert.now})
        on conflict (alert_key) do update
          set detail = excluded.detail, raised_at = excluded.raised_at, resolved_at = null
          where standing.resolved_at is not null
        returning id`,
  );
  return row?.id;
}

export async function resolveAlert(tx: Sql, key: string, now: Date): Promise<void> {
  await tx.run(
    sql`update payment_alerts set resolved_at = ${now} where alert_key = ${key} and resolved_at is null`,
  );
}

/** How many of the payment's alerts of this kind it ended. */
export function resolveAlertsOf(tx: Sql, pid: number, kind: PaymentAlertKind, now: Date): Promise<number> {
  return tx.run(
    sql`update payment_alerts set resolved_at = ${now}
        where pid = ${pid} and kind = ${kind} and resolved_at is null`,
  );
}

/**
 * Ends what told of refunds that failed, where this one was asked for afterwards and gave back as much. Alerts of before
 * are keyed by the payment; all name their refund.
 */
export async function resolveFailedMadeGood(tx: Sql, refundId: number, now: Date): Promise<void> {
  await tx.run(
    sql`update payment_alerts a set resolved_at = ${now}
        from refunds failed, refunds done
        where done.id = ${refundId} and a.pid = done.pid and a.kind = 'refund_failed' and a.resolved_at is null
          and failed.id = (a.detail ->> 'refund')::bigint and failed.amount_paise <= done.amount_paise
          and a.raised_at <= done.created_at`,
  );
}

const AlertRow = Type.Object({
  kind: Kind,
  pid: nullable(Type.Integer()),
  detail: Type.Record(Type.String(), Type.Unknown()),
  raised_at: Type.String(),
  amount_paise: nullable(Type.Integer()),
  merchant_order_id: nullable(Type.String()),
  env: nullable(Type.String()),
});
export type AlertRow = Static<typeof AlertRow>;

/** With what the office's mail says of the payment. */
export function findAlert(db: Sql, id: number): Promise<AlertRow | undefined> {
  return db.maybe(
    AlertRow,
    sql`select a.kind, a.pid, a.detail, a.raised_at, p.amount_paise, p.merchant_order_id, p.env
        from payment_alerts a left join payments p on p.pid = a.pid where a.id = ${id}`,
  );
}

const PidRow = Type.Object({ pid: Type.Integer() });

/** Payments that are open since before `since` and have no alert for it yet. */
export async function listLateUnreported(db: Sql, since: Date): Promise<number[]> {
  const rows = await db.many(
    PidRow,
    sql`select p.pid from payments p
        where p.status in ('created', 'pending') and p.created_at <= ${since}
          and not exists (select from payment_alerts a where a.alert_key = 'late:' || p.pid)
        order by p.created_at limit 200`,
  );
  return rows.map(({ pid }) => pid);
}

const CountRow = Type.Object({ n: Type.Integer() });

/** Payments that want a look; about a stranger's order there is nothing to decide. */
export async function countOpenAlerts(db: Sql): Promise<number> {
  return (
    await db.one(
      CountRow,
      sql`select count(distinct pid) as n from payment_alerts where pid is not null and resolved_at is null`,
    )
  ).n;
}
