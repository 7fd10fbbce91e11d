import type pg from 'pg';
import type { PaymentSandbox } from '../../../server/partners/payment-gateway/sandbox/index.ts';

/** Our side of the books, as the database has it. Amounts are integer paise. */
export interface Ledger {
  payments: LedgerPayment[];
  quotations: { id: number; amount: number; paid: boolean }[];
  /** "Payment received", by pid. */
  messages: { pid: number; text: string }[];
  events: LedgerEvent[];
  refunds: LedgerRefund[];
  receipts: LedgerReceipt[];
}

/** A receipt, and how many papers lie in the thread for it. */
interface LedgerReceipt {
  pid: number;
  amount: number;
  serial: number;
  papers: number;
}

export interface LedgerRefund {
  pid: number;
  name: string;
  amount: number;
  state: string;
  failureCode: string | null;
  /** How often the thread says that it is back. */
  said: number;
}

export interface LedgerPayment {
  pid: number;
  quotation: number;
  amount: number;
  status: string;
  order: string;
  providerOrder: string | null;
  failureCode: string | null;
  /** What went back for certain. */
  refunded: number;
}

interface LedgerEvent {
  pid: number;
  from: string | null;
  to: string;
}

export type Book = ReturnType<PaymentSandbox['book']>;

const PAYMENTS = `select pid, quotation_id as quotation, amount_paise as amount, status, merchant_order_id as "order",
  provider_order_id as "providerOrder", failure_code as "failureCode", refunded_paise as refunded from payments order by pid`;
const QUOTATIONS = `select id, amount_paise as amount, paid_at is not null as paid from quotations order by id`;
const MESSAGES = `select (meta ->> 'pid')::bigint as pid, text from messages where kind = 'payment' order by id`;
const EVENTS = `select pid, from_status as "from", to_status as "to" from payment_events order by id`;

const REFUNDS = `select pid, merchant_refund_id as name, amount_paise as amount, state, failure_code as "failureCode",
  (select count(*)::int from messages where kind = 'refund' and meta ->> 'refund_reference' = merchant_refund_id) as said
  from refunds order by id`;

const RECEIPTS = `select pid, amount_paise as amount, serial,
  (select count(*)::int from messages where kind = 'receipt' and meta ->> 'pid' = r.pid::text) as papers
  from receipts r order by series, financial_year, serial`;

/** Everything in one snapshot. */
export async function readLedger(client: pg.Client): Promise<Ledger> {
  await client.query('begin isolation level repeatable read read only');
  try {
    const read = async <Row>(sql: string) => (await client.query(sql)).rows.map(withNumbers) as Row[];
    return {
      payments: await read(PAYMENTS),
      quotations: await read(QUOTATIONS),
      messages: await read(MESSAGES),
      events: await read(EVENTS),
      refunds: await read(REFUNDS),
      receipts: await read(RECEIPTS),
    };
  } finally {
    await client.query('commit');
  }
}

const NUMBERS = new Set(['pid', 'quotation', 'amount', 'refunded', 'id']);

/** bigint arrives as text. */
function withNumbers(row: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    NUMBERS.has(name) && value !== null ? Number(value) : value,
  ]);
  return Object.fromEntries(entries);
}

/** Payments and refunds that nobody has had the last word on. */
export async function countOpen(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `select (select count(*) from payments where status in ('created', 'pending'))::int
          + (select count(*) from refunds where state in ('created', 'pending'))::int as n`,
  );
  return rows[0].n;
}

/** Questions to the provider that are due or being asked. What a killed app held is left to the sweep. */
export async function countDueJobs(client: pg.Client | pg.Pool): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::int as n from graphile_worker.jobs
     where task_identifier like 'payments.%' and run_at <= now() and attempts < max_attempts
       and (locked_at is null or locked_at > now() - interval '5 seconds')`,
  );
  return rows[0].n;
}

/**
 * Receipts whose paper is not in the thread yet. A killed app's job would be found by the sweep after a quarter of
 * an hour; here it is queued again at once.
 */
export async function countUndelivered(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `select graphile_worker.add_job('receipts.deliver', json_build_object('pid', pid), job_key => 'receipt:' || pid)
     from receipts where message_id is null`,
  );
  return rows.length;
}

/** Payments that could be given back: paid, and nothing promised yet. */
export async function listRefundable(client: pg.Client, limit: number): Promise<LedgerPayment[]> {
  const ledger = await readLedger(client);
  const promised = new Set(ledger.refunds.map(({ pid }) => pid));
  return ledger.payments
    .filter(({ pid, status }) => status === 'success' && !promised.has(pid))
    .slice(0, limit);
}

/** Makes every open payment and refund due now, and begins the sweep that otherwise begins with each minute. */
export async function bringForward(client: pg.Client): Promise<void> {
  await client.query(
    `update payments set next_check_at = now() where status in ('created', 'pending') and next_check_at > now()`,
  );
  await client.query(
    `update refunds set next_check_at = now() where state in ('created', 'pending') and next_check_at > now()`,
  );
  await client.query(`select graphile_worker.add_job('payments.reconcile', '{}'::json, job_key => 'soak')`);
}
