import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeOrder } from './api.ts';
import type { SandboxFaults } from './faults.ts';
import type { SandboxOrder } from './order-book.ts';

const RETRY_AFTER_MS = [0, 1_000, 5_000];

export interface WebhookSender {
  /** Tells the merchant that an order ended. Returns at once; a merchant who is away is tried three times. */
  orderEnded(order: SandboxOrder): void;
  close(): void;
}

export function createWebhookSender(options: {
  url: string;
  faults: SandboxFaults;
  username: string;
  password: string;
}): WebhookSender {
  const stop = new AbortController();
  const authorization = createHash('sha256').update(`${options.username}:${options.password}`).digest('hex');

  async function deliver(order: SandboxOrder): Promise<void> {
    const ending = order.state === 'COMPLETED' ? 'completed' : 'failed';
    const body = JSON.stringify({
      event: `checkout.order.${ending}`,
      type: `CHECKOUT_ORDER_${ending.toUpperCase()}`,
      payload: { merchantId: 'SANDBOX', merchantOrderId: order.merchantOrderId, ...describeOrder(order) },
    });
    for (const delay of RETRY_AFTER_MS) {
      await sleep(delay, undefined, { signal: stop.signal, ref: false });
      if (await accepted(body)) return;
    }
  }

  async function accepted(body: string): Promise<boolean> {
    try {
      const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(5_000)]);
      const headers = { 'content-type': 'application/json', authorization };
      return (await fetch(options.url, { method: 'POST', headers, body, signal })).ok;
    } catch {
      return false;
    }
  }

  return {
    orderEnded(order) {
      const copies = { off: 0, once: 1, twice: 2 }[options.faults.webhooks];
      // The merchant's reconciler exists for the case that none of them arrives.
      for (let copy = 0; copy < copies; copy += 1) deliver(order).catch(() => {});
    },
    close: () => stop.abort(),
  };
}
