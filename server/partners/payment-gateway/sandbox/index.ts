import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { ApiCredentials } from './access-tokens.ts';
import { createSandboxApi } from './api.ts';
import { readBook } from './controls.ts';
import { ENDPOINTS, type Endpoint, noFaults, type SandboxFaults } from './faults.ts';
import { type Outcome, openOrderBook, type SandboxOrder } from './order-book.ts';
import { openRefundBook, type RefundOutcome, type SandboxRefund } from './refund-book.ts';
import { handleRequest } from './requests.ts';
import { createWebhookSender, type Lie } from './webhooks.ts';

export type { Endpoint, EndpointFault, RefundHabit, SandboxFaults, WebhookHabit } from './faults.ts';

export interface SandboxCredentials extends ApiCredentials {
  webhookUsername: string;
  webhookPassword: string;
}

/** A running look-alike. Everything beside `url` and `close` is for tests and the demo. */
export interface PaymentSandbox {
  url: string;
  close(): Promise<void>;
  faults: SandboxFaults;
  /** API calls received so far. */
  calls: Record<Endpoint, number>;
  find(merchantOrderId: string): SandboxOrder | undefined;
  findRefund(merchantRefundId: string): SandboxRefund | undefined;
  /** What `GET /sandbox/book` answers. */
  book(): ReturnType<typeof readBook>;
  /** What the buttons of its page do. */
  settle(merchantOrderId: string, outcome: Outcome): Promise<void>;
  settleRefund(merchantRefundId: string, outcome: RefundOutcome): Promise<void>;
  /** Posts a webhook that is not true; resolves to the merchant's HTTP status. */
  lie(merchantOrderId: string, lie: Lie): Promise<number>;
  /** Every access token given out is refused from now on. */
  expireTokens(): void;
}

/** The provider takes days; somebody who tries it out has no such patience. */
const REFUND_TAKES_MS = 3_000;

/**
 * A PhonePe look-alike on loopback: token, pay, status and refund calls, the checkout script, the payer's page,
 * webhooks, and at `/` a page with the switches for everything that can go wrong. The provider's own test
 * system needs a phone app to decide outcomes, so nothing automatic can use it. Its books lie in
 * `dataDir/payment-sandbox` and survive restarts.
 *
 * @param options.port 0 chooses a free one
 * @param options.webhookUrl where the end of an order is reported
 */
export async function startPaymentSandbox(options: {
  port: number;
  dataDir: string;
  webhookUrl: string;
  credentials: SandboxCredentials;
}): Promise<PaymentSandbox> {
  const { credentials } = options;
  const folder = path.join(options.dataDir, 'payment-sandbox');
  const [orders, refunds] = [await openOrderBook(folder), await openRefundBook(folder)];
  const script = await readFile(path.join(import.meta.dirname, 'checkout.js'), 'utf8');
  const faults = noFaults();
  const calls = Object.fromEntries(ENDPOINTS.map((name) => [name, 0])) as Record<Endpoint, number>;
  const webhooks = createWebhookSender({
    url: options.webhookUrl,
    faults,
    username: credentials.webhookUsername,
    password: credentials.webhookPassword,
  });

  async function settle(order: SandboxOrder, outcome: Outcome): Promise<void> {
    const { changed } = await orders.settle(order, outcome);
    if (changed) webhooks.orderEnded(order);
  }
  async function settleRefund(refund: SandboxRefund, outcome: RefundOutcome): Promise<void> {
    if (await refunds.settle(refund, outcome)) webhooks.refundMoved(refund);
  }
  function refundTaken(refund: SandboxRefund): void {
    const outcome = { complete: 'completed', fail: 'failed', wait: undefined } as const;
    const end = () => {
      const now = outcome[faults.refundFateOf?.() ?? faults.refunds];
      if (now) settleRefund(refund, now).catch(() => {});
    };
    setTimeout(end, REFUND_TAKES_MS).unref();
  }
  // Those that were on their way when the process ended.
  for (const refund of refunds.list()) if (refund.settledAt === null) refundTaken(refund);

  const server = createServer();
  const pageUrl = (token: string) => `${addressOf(server)}/transact?token=${token}`;
  const api = createSandboxApi({ orders, refunds, faults, credentials, pageUrl, refundTaken });
  const { expireTokens } = api;
  const parts = { api, orders, refunds, faults, calls, script, webhooks, settle, settleRefund, expireTokens };
  server.on('request', handleRequest(parts));
  await listen(server, options.port);
  return {
    url: addressOf(server),
    faults,
    calls,
    expireTokens,
    find: orders.find,
    findRefund: refunds.find,
    book: () => readBook({ orders, refunds }),
    settle: (id, outcome) => settle(known(orders.find(id), id), outcome),
    settleRefund: (id, outcome) => settleRefund(known(refunds.find(id), id), outcome),
    lie: (id, lie) => webhooks.lie(known(orders.find(id), id), lie),
    async close() {
      webhooks.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Whether a look-alike answers on this port already: one that somebody runs by itself. */
export async function isPaymentSandboxOn(port: number): Promise<boolean> {
  if (port === 0) return false;
  const answer = await fetch(`http://localhost:${port}/sandbox/switches`, {
    signal: AbortSignal.timeout(2_000),
  }).catch(() => undefined);
  const body = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  return typeof body === 'object' && body !== null && 'webhooks' in body;
}

function known<T>(found: T | undefined, id: string): T {
  if (found === undefined) throw new Error(`the sandbox has no order or refund ${id}`);
  return found;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // Loopback only: it takes anybody's word for a payment.
    server.listen(port, '127.0.0.1', () => resolve());
  });
}

/** `localhost`, not 127.0.0.1: the app's settings name it so, and the two are different origins. */
function addressOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
