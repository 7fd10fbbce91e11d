import { type Static, Type } from 'typebox';
import { nullable } from '#shared/contract/wire.ts';
import {
  PAYMENT_ENVS,
  PAYMENT_PURPOSES,
  PAYMENT_STATUSES,
  type PaymentEnv,
  type PaymentPurpose,
  type PaymentStatus,
} from '#shared/domain/money/payment-state.ts';
import { named, type Sql, sql } from '../../platform/database/db.ts';

const Status = Type.Union(PAYMENT_STATUSES.map((status) => Type.Literal(status)));

/** One attempt to pay, as the table has it. */
export const AnyPaymentRow = Type.Object({
  pid: Type.Integer(),
  purpose: Type.Unsafe<PaymentPurpose>(Type.Union(PAYMENT_PURPOSES.map((purpose) => Type.Literal(purpose)))),
  quotation_id: nullable(Type.Integer()),
  chat_id: nullable(Type.Integer()),
  farmer_id: nullable(Type.Integer()),
  amount_paise: Type.Integer(),
  status: Type.Unsafe<PaymentStatus>(Status),
  provider: Type.String(),
  env: Type.Unsafe<PaymentEnv>(Type.Union(PAYMENT_ENVS.map((env) => Type.Literal(env)))),
  merchant_order_id: Type.String(),
  provider_order_id: nullable(Type.String()),
  checkout_url: nullable(Type.String()),
  expires_at: nullable(Type.String()),
  created_at: Type.String(),
  last_checked_at: nullable(Type.String()),
  check_count: Type.Integer(),
  /** What the provider says it holds, whatever became of our row. */
  captured_paise: nullable(Type.Integer()),
  refunded_paise: Type.Integer(),
});

/** The database lets no quotation's payment be without the three it belongs to. */
const QuotePaymentRow = Type.Object({
  ...AnyPaymentRow.properties,
  purpose: Type.Literal('quote'),
  quotation_id: Type.Integer(),
  chat_id: Type.Integer(),
  farmer_id: Type.Integer(),
});
export type QuotePaymentRow = Static<typeof QuotePaymentRow>;

const OTHER_PURPOSES = PAYMENT_PURPOSES.filter((purpose) => purpose !== 'quote');
const OtherPaymentRow = Type.Object({
  ...AnyPaymentRow.properties,
  purpose: Type.Unsafe<(typeof OTHER_PURPOSES)[number]>(
    Type.Union(OTHER_PURPOSES.map((purpose) => Type.Literal(purpose))),
  ),
});

const PaymentRow = Type.Union([QuotePaymentRow, OtherPaymentRow]);
export type PaymentRow = Static<typeof PaymentRow>;

const COLUMNS = sql`pid, purpose, quotation_id, chat_id, farmer_id, amount_paise, status, provider, env, merchant_order_id,
  provider_order_id, checkout_url, expires_at, created_at, last_checked_at, check_count,
  captured_paise, refunded_paise`;

export function findPayment(db: Sql, pid: number): Promise<PaymentRow | undefined> {
  return db.maybe(
    PaymentRow,
    named('payments.find', sql`select ${COLUMNS} from payments where pid = ${pid}`),
  );
}

export function findByMerchantOrder(db: Sql, merchantOrderId: string): Promise<PaymentRow | undefined> {
  return db.maybe(
    PaymentRow,
    sql`select ${COLUMNS} from payments where merchant_order_id = ${merchantOrderId}`,
  );
}

/** All of a payment's money went back. The partial unique index and `findLiveAttempt` say the same in SQL. */
export function isAllBack({
  amount_paise: amount,
  captured_paise: captured,
  refunded_paise: back,
}: Pick<PaymentRow, 'amount_paise' | 'captured_paise' | 'refunded_paise'>): boolean {
  return back >= Math.min(amount, captured ?? amount);
}

/** The attempt that stands in the way of another one; at most one, by the partial unique index. */
export function findLiveAttempt(db: Sql, quotationId: number): Promise<PaymentRow | undefined> {
  return db.maybe(
    PaymentRow,
    sql`select ${COLUMNS} from payments where quotation_id = ${quotationId} and status <> 'failed'
          and not (status = 'success' and refunded_paise >= least(amount_paise, coalesce(captured_paise, amount_paise)))`,
  );
}

/** Undefined for a pid nobody has. */
export function tryLockPayment(tx: Sql, pid: number): Promise<PaymentRow | undefined> {
  return tx.maybe(PaymentRow, sql`select ${COLUMNS} from payments where pid = ${pid} for update`);
}

export function lockPayment(tx: Sql, pid: number): Promise<PaymentRow> {
  return tx.one(PaymentRow, sql`select ${COLUMNS} from payments where pid = ${pid} for update`);
}

export interface NewAttempt {
  pid: number;
  purpose: PaymentPurpose;
  quotationId: number | null;
  chatId: number | null;
  farmerId: number | null;
  amountPaise: number;
  provider: string;
  env: PaymentEnv;
  merchantOrderId: string;
  now: Date;
  nextCheckAt: Date;
}

/** The writer holds the claim to speak with the provider from the start: see `claimCheck`. */
export function insertAttempt(tx: Sql, attempt: NewAttempt): Promise<PaymentRow> {
  return tx.one(
    PaymentRow,
    sql`insert into payments (pid, purpose, quotation_id, chat_id, farmer_id, amount_paise, provider, env,
                              merchant_order_id, created_at, last_checked_at, next_check_at)
        values (${attempt.pid}, ${attempt.purpose}, ${attempt.quotationId}, ${attempt.chatId},
                ${attempt.farmerId}, ${attempt.amountPaise}, ${attempt.provider}, ${attempt.env},
                ${attempt.merchantOrderId}, ${attempt.now}, ${attempt.now}, ${attempt.nextCheckAt})
        returning ${COLUMNS}`,
  );
}

/**
 * Claims the check of a payment with the provider, if nobody did since `notSince` and the row is
 * as it was read. Of any number of callers, on any number of nodes, one gets it. The next look is set at the
 * same time, so a process that dies while asking is followed by another.
 */
export function claimCheck(
  tx: Sql,
  payment: PaymentRow,
  claim: { notSince: Date; now: Date; nextCheckAt: Date | undefined },
): Promise<PaymentRow | undefined> {
  return tx.maybe(
    PaymentRow,
    sql`update payments
        set last_checked_at = ${claim.now}, check_count = check_count + 1, next_check_at = ${claim.nextCheckAt ?? null}
        where pid = ${payment.pid} and status = ${payment.status} and check_count = ${payment.check_count}
          and (last_checked_at is null or last_checked_at <= ${claim.notSince})
        returning ${COLUMNS}`,
  );
}

/** Releases the claim early: the order's placement has ended, without an order to show for it. */
export async function releaseCheck(db: Sql, pid: number): Promise<void> {
  await db.run(sql`update payments set last_checked_at = null where pid = ${pid} and status = 'created'`);
}

/**
 * The provider took the order, and whoever placed it releases the claim: the first check need not wait.
 * Undefined when the attempt has been settled otherwise meanwhile.
 */
export function markPlaced(
  tx: Sql,
  pid: number,
  order: { providerOrderId: string; checkoutUrl: string; expiresAt: Date },
): Promise<PaymentRow | undefined> {
  return tx.maybe(
    PaymentRow,
    sql`update payments
        set status = 'pending', provider_order_id = ${order.providerOrderId},
            checkout_url = ${order.checkoutUrl}, expires_at = ${order.expiresAt}, last_checked_at = null
        where pid = ${pid} and status = 'created'
        returning ${COLUMNS}`,
  );
}

export interface StatusChange {
  pid: number;
  from: PaymentStatus;
  to: PaymentStatus;
  failureCode: string | null;
  utr: string | null;
  now: Date;
}

/** Compare-and-set. Undefined when the status was no longer `from`. */
export function changeStatus(tx: Sql, change: StatusChange): Promise<PaymentRow | undefined> {
  return tx.maybe(
    PaymentRow,
    sql`update payments
        set status = ${change.to}, failure_code = ${change.failureCode}, utr = coalesce(${change.utr}, utr),
            paid_at = ${change.to === 'success' ? change.now : null}, next_check_at = null
        where pid = ${change.pid} and status = ${change.from}
        returning ${COLUMNS}`,
  );
}

/** The first amount the provider named for an order it completed. A later, other one is for the daily comparison. */
export async function recordCaptured(tx: Sql, pid: number, paise: number): Promise<void> {
  await tx.run(
    sql`update payments set captured_paise = ${paise} where pid = ${pid} and captured_paise is null`,
  );
}

/** Money has arrived back: the payment as it stands with it. */
export function addRefunded(tx: Sql, pid: number, paise: number): Promise<PaymentRow> {
  return tx.one(
    PaymentRow,
    sql`update payments set refunded_paise = refunded_paise + ${paise} where pid = ${pid} returning ${COLUMNS}`,
  );
}

/** Who or what caused a transition. */
export type PaymentSource = 'api' | 'poll' | 'webhook' | 'reconcile' | 'office';

export interface PaymentEvent {
  pid: number;
  source: PaymentSource;
  from: PaymentStatus | null;
  to: PaymentStatus;
  providerState: string | null;
  /** Nothing that opens or identifies a payer's account. */
  detail: Record<string, unknown>;
  staffId?: number | undefined;
}

export async function insertPaymentEvent(tx: Sql, event: PaymentEvent): Promise<void> {
  await tx.run(
    sql`insert into payment_events (pid, source, from_status, to_status, provider_state, detail, staff_id)
        values (${event.pid}, ${event.source}, ${event.from}, ${event.to}, ${event.providerState},
                ${JSON.stringify(event.detail)}, ${event.staffId ?? null})`,
  );
}

const DueRow = Type.Object({ pid: Type.Integer() });

/** Open payments whose time to ask has come, the longest overdue first. */
export async function listDue(db: Sql, provider: string, now: Date, limit: number): Promise<number[]> {
  const rows = await db.many(
    DueRow,
    sql`select pid from payments
        where status in ('created', 'pending') and provider = ${provider} and next_check_at <= ${now}
        order by next_check_at limit ${limit}`,
  );
  return rows.map((row) => row.pid);
}
