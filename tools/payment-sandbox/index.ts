import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type ApiCredentials, createSandboxApi } from './api.ts';
import { type Endpoint, noFaults, type SandboxFaults } from './faults.ts';
import { type Outcome, openOrderBook, type SandboxOrder } from './order-book.ts';
import { handleRequest } from './requests.ts';
import { createWebhookSender } from './webhooks.ts';

export type { EndpointFault, SandboxFaults } from './faults.ts';

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
  /** What the buttons of its page do. */
  settle(merchantOrderId: string, outcome: Outcome): Promise<void>;
  /** Every access token given out is refused from now on. */
  expireTokens(): void;
}

/**
 * A PhonePe look-alike on loopback: token, pay and status calls, the checkout script, the payer's page, and
 * webhooks. The provider's own test system needs a phone app to decide outcomes, so nothing automatic can
 * use it. Orders live in `dataDir/payment-sandbox/orders.json` and survive restarts.
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
  const book = await openOrderBook(path.join(options.dataDir, 'payment-sandbox'));
  const script = await readFile(path.join(import.meta.dirname, 'checkout.js'), 'utf8');
  const faults = noFaults();
  const calls: Record<Endpoint, number> = { token: 0, pay: 0, status: 0 };
  const webhooks = createWebhookSender({
    url: options.webhookUrl,
    faults,
    username: credentials.webhookUsername,
    password: credentials.webhookPassword,
  });
  const server = createServer();
  const api = createSandboxApi({
    book,
    faults,
    credentials,
    pageUrl: (token) => `${addressOf(server)}/transact?token=${token}`,
  });

  async function settle(order: SandboxOrder, outcome: Outcome): Promise<void> {
    const { changed } = await book.settle(order, outcome);
    if (changed) webhooks.orderEnded(order);
  }

  server.on('request', handleRequest({ api, book, faults, calls, script, settle }));
  await listen(server, options.port);
  return {
    url: addressOf(server),
    faults,
    calls,
    find: book.find,
    expireTokens: api.expireTokens,
    async settle(merchantOrderId, outcome) {
      const order = book.find(merchantOrderId);
      if (order === undefined) throw new Error(`the sandbox has no order ${merchantOrderId}`);
      await settle(order, outcome);
    },
    async close() {
      webhooks.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
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
