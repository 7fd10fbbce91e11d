import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

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

export type Outcome = 'success' | 'failed' | 'pending' | 'cancel';

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

/**
 * The provider's side of the books, in one JSON file that is replaced atomically: what was acknowledged is
 * there after a kill, so an app that restarts meets a provider that remembers.
 */
export async function openOrderBook(folder: string): Promise<OrderBook> {
  const file = path.join(folder, 'orders.json');
  await mkdir(folder, { recursive: true });
  const orders = new Map((await readOrders(file)).map((order) => [order.merchantOrderId, order]));
  let lastWrite: Promise<void> = Promise.resolve();

  function save(): Promise<void> {
    // One writer at a time; each writes the newest state.
    lastWrite = lastWrite
      .catch(() => {})
      .then(async () => {
        const temporary = `${file}.${randomBytes(4).toString('hex')}.tmp`;
        await writeFile(temporary, JSON.stringify([...orders.values()], null, 1));
        await rename(temporary, file);
      });
    return lastWrite;
  }

  /** An order nobody paid in time has failed, as with the provider; noticed when somebody looks. */
  function current(order: SandboxOrder | undefined): SandboxOrder | undefined {
    if (order?.state === 'PENDING' && order.expireAt <= Date.now()) {
      Object.assign(order, { state: 'FAILED', errorCode: 'ORDER_EXPIRED', settledAt: order.expireAt });
    }
    return order;
  }

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
      const settles = outcome === 'success' || outcome === 'failed';
      if (!settles || current(order)?.state !== 'PENDING') return { order, changed: false };
      order.state = outcome === 'success' ? 'COMPLETED' : 'FAILED';
      order.settledAt = Date.now();
      if (outcome === 'success') order.utr = String(Math.floor(1e11 + Math.random() * 9e11));
      else order.errorCode = 'PAYMENT_DECLINED';
      await save();
      return { order, changed: true };
    },
  };
}

async function readOrders(file: string): Promise<SandboxOrder[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as SandboxOrder[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new Error(`${file} cannot be read; remove it to start the payment sandbox afresh`, {
      cause: error,
    });
  }
}
