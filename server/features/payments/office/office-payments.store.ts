import { type Static, Type } from 'typebox';
import { DoneBy } from '#shared/contract/office/authors.ts';
import { LocalizedText, nullable } from '#shared/contract/wire.ts';
import type { PaymentAlertKind, PaymentFilter, RefundState } from '#shared/domain/money/payment-state.ts';
import { type Sql, type Statement, sql } from '../../../platform/database/db.ts';
import type { Place } from '../../../platform/database/keyset.ts';
import { nameOf } from '../../identity/index.ts';
import { AnyPaymentRow } from '../payments.store.ts';
import { hasSecondPerson } from '../refunds/refunds.store.ts';

/** As PostgreSQL writes rows into JSON: instants with their offset, bigints as numbers. */
const RefundLine = Type.Object({
  id: Type.Integer(),
  merchant_refund_id: Type.String(),
  amount_paise: Type.Integer(),
  reason: Type.String(),
  state: Type.Unsafe<RefundState>(Type.String()),
  needs_second: Type.Boolean(),
  confirmed_at: nullable(Type.String()),
  requested_session: nullable(Type.String()),
  asked_by: nullable(Type.Integer()),
  has_second_person: Type.Boolean(),
  requested_by: nullable(DoneBy),
  confirmed_by: nullable(DoneBy),
  created_at: Type.String(),
  sent_at: nullable(Type.String()),
  completed_at: nullable(Type.String()),
  failure_code: nullable(Type.String()),
});
export type RefundLine = Static<typeof RefundLine>;

const AlertLine = Type.Object({
  kind: Type.Unsafe<PaymentAlertKind>(Type.String()),
  raised_at: Type.String(),
});

export const OfficePaymentRow = Type.Object({
  ...AnyPaymentRow.properties,
  utr: nullable(Type.String()),
  failure_code: nullable(Type.String()),
  paid_at: nullable(Type.String()),
  next_check_at: nullable(Type.String()),
  farmer_name: nullable(Type.String()),
  farmer_mobile: nullable(Type.String()),
  item: nullable(LocalizedText),
  position: Type.Integer(),
  alerts: Type.Array(AlertLine),
  refunds: Type.Array(RefundLine),
});
export type OfficePaymentRow = Static<typeof OfficePaymentRow>;

const selectPayments = sql`select p.pid, p.purpose, p.quotation_id, p.chat_id, p.farmer_id, p.amount_paise, p.status,
    p.provider, p.env, p.merchant_order_id, p.provider_order_id, p.checkout_url, p.expires_at, p.created_at,
    p.last_checked_at, p.check_count, p.captured_paise, p.refunded_paise, p.utr, p.failure_code, p.paid_at,
    p.next_check_at, f.name as farmer_name, f.mobile as farmer_mobile, o.name as item,
    (extract(epoch from p.created_at) * 1000000)::bigint as position,
    coalesce((select jsonb_agg(jsonb_build_object('kind', a.kind, 'raised_at', a.raised_at) order by a.id)
              from (select kind, min(raised_at) as raised_at, min(id) as id from payment_alerts
                    where pid = p.pid and resolved_at is null group by kind) a), '[]') as alerts,
    coalesce((select jsonb_agg(jsonb_build_object(
                'id', r.id, 'merchant_refund_id', r.merchant_refund_id, 'amount_paise', r.amount_paise,
                'reason', r.reason, 'state', r.state, 'needs_second', r.needs_second,
                'confirmed_at', r.confirmed_at, 'requested_session', r.requested_session,
                'asked_by', r.requested_by,
                'has_second_person', ${hasSecondPerson(sql`r.requested_by`)},
                'requested_by', ${nameOf(sql`r.requested_by`, sql`r.created_at`)},
                'confirmed_by', ${nameOf(sql`r.confirmed_by`, sql`r.confirmed_at`)},
                'created_at', r.created_at, 'sent_at', r.sent_at, 'completed_at', r.completed_at,
                'failure_code', r.failure_code) order by r.id)
              from refunds r where r.pid = p.pid), '[]') as refunds
  from payments p left join farmers f on f.id = p.farmer_id and f.deletion_requested_at is null
  left join catalogue_orders o on o.pid = p.pid`;

export function findOfficePayment(db: Sql, pid: number): Promise<OfficePaymentRow | undefined> {
  return db.maybe(OfficePaymentRow, sql`${selectPayments} where p.pid = ${pid}`);
}

const FILTERS: Readonly<Record<PaymentFilter, Statement>> = {
  open: sql`p.status in ('created', 'pending')`,
  review: sql`p.status = 'review'`,
  success: sql`p.status = 'success'`,
  failed: sql`p.status = 'failed'`,
  attention: sql`exists (select from payment_alerts a where a.pid = p.pid and a.resolved_at is null)`,
  refund: sql`exists (select from refunds r where r.pid = p.pid and r.state in ('created', 'pending'))`,
};

export function listOfficePayments(
  db: Sql,
  wanted: {
    state: PaymentFilter | undefined;
    chatId: number | undefined;
    before: Place | undefined;
    limit: number;
  },
): Promise<OfficePaymentRow[]> {
  const { state, chatId, before, limit } = wanted;
  const beyond = before
    ? sql`(p.created_at, p.pid)
          < (timestamptz 'epoch' + ${before.position}::float8 * interval '1 microsecond', ${before.id}::bigint)`
    : sql`true`;
  return db.many(
    OfficePaymentRow,
    sql`${selectPayments}
        where ${state === undefined ? sql`true` : FILTERS[state]}
          and ${chatId === undefined ? sql`true` : sql`p.chat_id = ${chatId}`} and ${beyond}
        order by p.created_at desc, p.pid desc limit ${limit}`,
  );
}

const HistoryRow = Type.Object({
  at: Type.String(),
  source: Type.String(),
  from_status: nullable(Type.String()),
  to_status: Type.String(),
  provider_state: nullable(Type.String()),
  by: nullable(DoneBy),
  detail: Type.Record(Type.String(), Type.Unknown()),
});
export type HistoryRow = Static<typeof HistoryRow>;

export function listPaymentEvents(db: Sql, pid: number): Promise<HistoryRow[]> {
  return db.many(
    HistoryRow,
    sql`select e.at, e.source, e.from_status, e.to_status, e.provider_state,
               ${nameOf(sql`e.staff_id`, sql`e.at`)} as by, e.detail
        from payment_events e
        where e.pid = ${pid} order by e.id limit 500`,
  );
}

const Pulse = Type.Object({
  last_webhook_at: nullable(Type.String()),
  oldest_open_at: nullable(Type.String()),
});

export function readPulse(db: Sql): Promise<Static<typeof Pulse>> {
  return db.one(
    Pulse,
    sql`select (select received_at from payment_webhooks order by received_at desc limit 1) as last_webhook_at,
               (select min(created_at) from payments where status in ('created', 'pending')) as oldest_open_at`,
  );
}
