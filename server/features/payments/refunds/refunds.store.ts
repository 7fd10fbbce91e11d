import { type Static, Type } from 'typebox';
import { nullable } from '#shared/contract/wire.ts';
import { staffRolesThatCan } from '#shared/domain/capabilities.ts';
import { REFUND_STATES, type RefundState } from '#shared/domain/money/payment-state.ts';
import { type Sql, type Statement, sql } from '../../../platform/database/db.ts';

export const RefundRow = Type.Object({
  id: Type.Integer(),
  pid: Type.Integer(),
  merchant_refund_id: Type.String(),
  amount_paise: Type.Integer(),
  reason: Type.String(),
  state: Type.Unsafe<RefundState>(Type.Union(REFUND_STATES.map((state) => Type.Literal(state)))),
  needs_second: Type.Boolean(),
  requested_by: nullable(Type.Integer()),
  requested_session: nullable(Type.String()),
  has_second_person: Type.Boolean(),
  confirmed_by: nullable(Type.Integer()),
  confirmed_at: nullable(Type.String()),
  created_at: Type.String(),
  sent_at: nullable(Type.String()),
  last_checked_at: nullable(Type.String()),
  check_count: Type.Integer(),
  failure_code: nullable(Type.String()),
});
export type RefundRow = Static<typeof RefundRow>;

/** Whether anybody else than who asked may give money back. @param askedBy in the asking statement */
export const hasSecondPerson = (askedBy: Statement): Statement => sql`exists (
  select from staff st where st.id <> ${askedBy} and st.disabled_at is null
    and st.roles && ${staffRolesThatCan('payment.refund')}::text[])`;

const SecondRow = Type.Object({ is_there: Type.Boolean() });

export async function isThereSecondPerson(db: Sql, staffId: number): Promise<boolean> {
  return (await db.one(SecondRow, sql`select ${hasSecondPerson(sql`${staffId}::bigint`)} as is_there`))
    .is_there;
}

const COLUMNS = sql`id, pid, merchant_refund_id, amount_paise, reason, state, needs_second, requested_by,
  requested_session, ${hasSecondPerson(sql`requested_by`)} as has_second_person, confirmed_by, confirmed_at, created_at, sent_at, last_checked_at, check_count, failure_code`;

/** Above the limit, and no second login has confirmed it yet: the provider has heard nothing of it. */
export function waitsForSecond(refund: Pick<RefundRow, 'needs_second' | 'confirmed_at' | 'state'>): boolean {
  return refund.state === 'created' && refund.needs_second && refund.confirmed_at === null;
}

export function findRefund(db: Sql, id: number): Promise<RefundRow | undefined> {
  return db.maybe(RefundRow, sql`select ${COLUMNS} from refunds where id = ${id}`);
}

export function findRefundByName(db: Sql, merchantRefundId: string): Promise<RefundRow | undefined> {
  return db.maybe(
    RefundRow,
    sql`select ${COLUMNS} from refunds where merchant_refund_id = ${merchantRefundId}`,
  );
}

export function findRefundByRequest(db: Sql, requestKey: string): Promise<RefundRow | undefined> {
  return db.maybe(RefundRow, sql`select ${COLUMNS} from refunds where request_key = ${requestKey}`);
}

/** The payment's row is locked before it, never after. */
export function lockRefund(tx: Sql, id: number): Promise<RefundRow | undefined> {
  return tx.maybe(RefundRow, sql`select ${COLUMNS} from refunds where id = ${id} for update`);
}

const SumRow = Type.Object({ paise: Type.Integer() });

/** Paise promised and not yet back, those that wait for a second login too. @param pid in the asking statement */
export const onTheirWayOf = (pid: Statement): Statement =>
  sql`(select coalesce(sum(r.amount_paise), 0)::bigint from refunds r
       where r.pid = ${pid} and r.state in ('created', 'pending'))`;

/** With what is back for certain, all that may not be promised again. */
export async function sumOnTheirWay(tx: Sql, pid: number): Promise<number> {
  return (await tx.one(SumRow, sql`select ${onTheirWayOf(sql`${pid}`)} as paise`)).paise;
}

const CountRow = Type.Object({ refunds: Type.Integer() });

/** All that were ever asked for, whatever became of them. */
export async function countRefunds(tx: Sql, pid: number): Promise<number> {
  return (await tx.one(CountRow, sql`select count(*) as refunds from refunds where pid = ${pid}`)).refunds;
}

export interface NewRefundRow {
  pid: number;
  merchantRefundId: string;
  amountPaise: number;
  reason: string;
  needsSecond: boolean;
  requestedBy: number | null;
  requestedSession: string | null;
  requestKey: string | null;
  now: Date;
  /** Null while it waits for a second login. */
  nextCheckAt: Date | null;
}

export function insertRefund(tx: Sql, refund: NewRefundRow): Promise<RefundRow> {
  return tx.one(
    RefundRow,
    sql`insert into refunds (pid, merchant_refund_id, amount_paise, reason, needs_second, requested_by,
                             requested_session, request_key, created_at, next_check_at)
        values (${refund.pid}, ${refund.merchantRefundId}, ${refund.amountPaise}, ${refund.reason},
                ${refund.needsSecond}, ${refund.requestedBy}, ${refund.requestedSession}, ${refund.requestKey},
                ${refund.now}, ${refund.nextCheckAt})
        returning ${COLUMNS}`,
  );
}

export function markConfirmed(
  tx: Sql,
  id: number,
  by: { staffId: number; sessionId: string },
  now: Date,
): Promise<RefundRow> {
  return tx.one(
    RefundRow,
    sql`update refunds
        set confirmed_by = ${by.staffId}, confirmed_session = ${by.sessionId}, confirmed_at = ${now},
            next_check_at = ${now}
        where id = ${id} and state = 'created' and confirmed_at is null
        returning ${COLUMNS}`,
  );
}

/** What the books asked for is somebody's wish from now on. */
export function takeUpRefund(
  tx: Sql,
  id: number,
  by: { staffId: number; sessionId: string },
): Promise<RefundRow> {
  return tx.one(
    RefundRow,
    sql`update refunds set requested_by = ${by.staffId}, requested_session = ${by.sessionId}
        where id = ${id} and requested_by is null and confirmed_at is null returning ${COLUMNS}`,
  );
}

/**
 * Claims the check of a refund with the provider: of any number of callers, on any number of nodes,
 * one gets it. From the first claim on it counts as sent, because it may have been.
 */
export function claimRefundCheck(
  tx: Sql,
  refund: RefundRow,
  claim: { notSince: Date; now: Date; nextCheckAt: Date },
): Promise<RefundRow | undefined> {
  return tx.maybe(
    RefundRow,
    sql`update refunds
        set last_checked_at = ${claim.now}, check_count = check_count + 1, next_check_at = ${claim.nextCheckAt},
            sent_at = coalesce(sent_at, ${claim.now})
        where id = ${refund.id} and state = ${refund.state} and check_count = ${refund.check_count}
          and (last_checked_at is null or last_checked_at <= ${claim.notSince})
          and (not needs_second or confirmed_at is not null)
        returning ${COLUMNS}`,
  );
}

/** Compare-and-set on a locked refund. */
export function changeRefund(
  tx: Sql,
  change: {
    id: number;
    from: RefundState;
    to: RefundState;
    providerRefundId: string | null;
    failureCode: string | null;
    now: Date;
  },
): Promise<RefundRow | undefined> {
  const ended = change.to === 'completed' || change.to === 'failed';
  return tx.maybe(
    RefundRow,
    sql`update refunds
        set state = ${change.to}, provider_refund_id = coalesce(${change.providerRefundId}, provider_refund_id),
            failure_code = ${change.failureCode}, completed_at = ${change.to === 'completed' ? change.now : null},
            next_check_at = case when ${ended} then null else next_check_at end
        where id = ${change.id} and state = ${change.from}
        returning ${COLUMNS}`,
  );
}

export interface RefundEvent {
  refundId: number;
  source: 'office' | 'books' | 'reconcile' | 'webhook';
  from: RefundState | null;
  to: RefundState;
  providerState?: string | null;
  staffId?: number | null;
  /** Ids and codes only. */
  detail?: Record<string, unknown>;
}

export async function insertRefundEvent(tx: Sql, event: RefundEvent): Promise<void> {
  await tx.run(
    sql`insert into refund_events (refund_id, source, from_state, to_state, provider_state, staff_id, detail)
        values (${event.refundId}, ${event.source}, ${event.from}, ${event.to}, ${event.providerState ?? null},
                ${event.staffId ?? null}, ${JSON.stringify(event.detail ?? {})})`,
  );
}

const IdRow = Type.Object({ id: Type.Integer() });

/** Refunds whose time to ask has come, the longest overdue first. */
export async function listDueRefunds(db: Sql, provider: string, now: Date, limit: number): Promise<number[]> {
  const rows = await db.many(
    IdRow,
    sql`select r.id from refunds r join payments p on p.pid = r.pid
        where r.state in ('created', 'pending') and r.next_check_at <= ${now} and p.provider = ${provider}
        order by r.next_check_at limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}
