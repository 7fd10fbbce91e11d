import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { openJsonFile } from './json-file.ts';

/** One try of the payer inside an order, with an end of its own. */
export interface SandboxAttempt {
  transactionId: string;
  timestamp: number;
  state: 'COMPLETED' | 'FAILED';
  errorCode: string | null;
  utr: string | null;
}

/** An order as the look-alike keeps it. Times are epoch milliseconds, amounts integer paise. */
export interface SandboxOrder {
  merchantOrderId: string;
  orderId: string;
  amount: number;
  state: 'PENDING' | 'COMPLETED' | 'FAILED';
  expireAt: number;
  createdAt: number;
  settledAt: number | null;
  errorCode: string | null;
  /** Oldest first. */
  attempts: SandboxAttempt[];
  /** Opens the payer's page; known to the merchant alone. */
  pageToken: string;
  message: string;
  redirectUrl: string;
  metaInfo: Record<string, string>;
}

/** `attempt_failed`: one try fails and the order stays open. `expire`: its time is over before the clock says so. */
export type Outcome = 'success' | 'failed' | 'attempt_failed' | 'pending' | 'cancel' | 'expire';

export interface OrderBook {
  find(merchantOrderId: string): SandboxOrder | undefined;
  findByPageToken(token: string): SandboxOrder | undefined;
  /** The order one of whose tries this is. */
  findByTransaction(transactionId: string): SandboxOrder | undefined;
  /** Newest first. */
  list(): SandboxOrder[];
  /** Undefined when the id was used before. Resolves when the order is on disk. */
  add(order: NewSandboxOrder): Promise<SandboxOrder | undefined>;
  /** Ends an order. An order that has ended keeps its end: `changed` is false. */
  settle(order: SandboxOrder, outcome: Outcome): Promise<{ order: SandboxOrder; changed: boolean }>;
}

type NewSandboxOrder = Pick<
  SandboxOrder,
  'merchantOrderId' | 'amount' | 'expireAt' | 'message' | 'redirectUrl' | 'metaInfo'
>;

/** The provider's side of the books; `orders.json` in `folder`. */
export async function openOrderBook(folder: string): Promise<OrderBook> {
  const file = await openJsonFile<SandboxOrder>(path.join(folder, 'orders.json'));
  const orders = new Map(file.rows.map((order) => [order.merchantOrderId, withAttempts(order)]));
  const save = () => file.save(orders.values());
  return {
    find: (merchantOrderId) => current(orders.get(merchantOrderId)),
    findByPageToken: (token) => current([...orders.values()].find((order) => order.pageToken === token)),
    findByTransaction: (id) =>
      current(
        [...orders.values()].find(({ attempts }) => attempts.some((each) => each.transactionId === id)),
      ),
    list: () => [...orders.values()].reverse().map((order) => current(order) as SandboxOrder),
    async add(order) {
      if (orders.has(order.merchantOrderId)) return undefined;
      const added: SandboxOrder = {
        ...order,
        orderId: `OMO${Date.now()}${randomBytes(5).toString('hex').toUpperCase()}`,
        state: 'PENDING',
        createdAt: Date.now(),
        settledAt: null,
        errorCode: null,
        attempts: [],
        pageToken: randomBytes(24).toString('base64url'),
      };
      orders.set(added.merchantOrderId, added);
      await save();
      return added;
    },
    async settle(order, outcome) {
      const settles = outcome !== 'pending' && outcome !== 'cancel';
      if (!settles || current(order)?.state !== 'PENDING') return { order, changed: false };
      if (outcome === 'expire') order.expireAt = Date.now();
      else attempt(order, outcome);
      current(order);
      await save();
      return { order, changed: order.state !== 'PENDING' };
    },
  };
}

/** The payer tries once; unless it was only a try, the order ends with it. */
function attempt(order: SandboxOrder, outcome: 'success' | 'failed' | 'attempt_failed'): void {
  const isPaid = outcome === 'success';
  const ended: SandboxAttempt = {
    transactionId: `${order.orderId.replace('OMO', 'OM')}${order.attempts.length || ''}`,
    timestamp: Date.now(),
    state: isPaid ? 'COMPLETED' : 'FAILED',
    errorCode: isPaid ? null : 'PAYMENT_DECLINED',
    utr: isPaid ? String(Math.floor(1e11 + Math.random() * 9e11)) : null,
  };
  order.attempts.push(ended);
  if (outcome === 'attempt_failed') return;
  Object.assign(order, { state: ended.state, settledAt: ended.timestamp, errorCode: ended.errorCode });
}

/** A book of an earlier version has no tries; the paid order's bank reference stood on the order itself. */
function withAttempts(order: SandboxOrder & { utr?: string | null }): SandboxOrder {
  const { utr = null, ...kept } = order;
  if (kept.attempts !== undefined || kept.settledAt === null || kept.errorCode === 'ORDER_EXPIRED') {
    return { ...kept, attempts: kept.attempts ?? [] };
  }
  const transactionId = kept.orderId.replace('OMO', 'OM');
  const state = utr === null ? 'FAILED' : 'COMPLETED';
  const only = { transactionId, timestamp: kept.settledAt, state, errorCode: kept.errorCode, utr } as const;
  return { ...kept, attempts: [only] };
}

/** An order nobody paid in time has failed, as with the provider; noticed when somebody looks. */
function current(order: SandboxOrder | undefined): SandboxOrder | undefined {
  if (order?.state === 'PENDING' && order.expireAt <= Date.now()) {
    Object.assign(order, { state: 'FAILED', errorCode: 'ORDER_EXPIRED', settledAt: order.expireAt });
  }
  return order;
}
