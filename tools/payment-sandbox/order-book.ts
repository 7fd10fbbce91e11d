import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { openJsonFile } from './json-file.ts';

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
  utr: string | null;
  /** Opens the payer's page; known to the merchant alone. */
  pageToken: string;
  message: string;
  redirectUrl: string;
  metaInfo: Record<string, string>;
}

/** `expire`: its time is over before the clock says so. */
export type Outcome = 'success' | 'failed' | 'pending' | 'cancel' | 'expire';

export interface OrderBook {
  find(merchantOrderId: string): SandboxOrder | undefined;
  findByPageToken(token: string): SandboxOrder | undefined;
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
  const orders = new Map(file.rows.map((order) => [order.merchantOrderId, order]));
  const save = () => file.save(orders.values());
  return {
    find: (merchantOrderId) => current(orders.get(merchantOrderId)),
    findByPageToken: (token) => current([...orders.values()].find((order) => order.pageToken === token)),
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
        utr: null,
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
      else end(order, outcome);
      current(order);
      await save();
      return { order, changed: true };
    },
  };
}

function end(order: SandboxOrder, outcome: 'success' | 'failed'): void {
  order.state = outcome === 'success' ? 'COMPLETED' : 'FAILED';
  order.settledAt = Date.now();
  if (outcome === 'success') order.utr = String(Math.floor(1e11 + Math.random() * 9e11));
  else order.errorCode = 'PAYMENT_DECLINED';
}

/** An order nobody paid in time has failed, as with the provider; noticed when somebody looks. */
function current(order: SandboxOrder | undefined): SandboxOrder | undefined {
  if (order?.state === 'PENDING' && order.expireAt <= Date.now()) {
    Object.assign(order, { state: 'FAILED', errorCode: 'ORDER_EXPIRED', settledAt: order.expireAt });
  }
  return order;
}
