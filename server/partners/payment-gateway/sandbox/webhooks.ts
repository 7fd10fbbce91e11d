import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeOrder } from './api.ts';
import type { SandboxFaults, WebhookHabit } from './faults.ts';
import type { SandboxOrder } from './order-book.ts';
import { describeRefund } from './refund-api.ts';
import type { SandboxRefund } from './refund-book.ts';

const RETRY_AFTER_MS = [0, 1_000, 5_000];

/** So long after the end comes what should have come before it. */
const DISORDER_MS = 500;

/**
 * What a call says that is not true: `forged` comes from a stranger, `replayed` bears the proof of an earlier
 * call, which the provider's proof cannot prevent, as it does not cover the body.
 */
export type Lie = 'forged' | 'replayed';

export interface WebhookSender {
  /** Tells the merchant that an order ended. Returns at once; a merchant who is away is tried three times. */
  orderEnded(order: SandboxOrder): void;
  refundMoved(refund: SandboxRefund): void;
  /** Claims the contrary of what is true. Resolves to the merchant's HTTP status; 0 without an answer. */
  lie(order: SandboxOrder, lie: Lie): Promise<number>;
  close(): void;
}

interface Call {
  body: unknown;
  afterMs?: number;
}

export function createWebhookSender(options: {
  url: string;
  faults: SandboxFaults;
  username: string;
  password: string;
}): WebhookSender {
  const { faults } = options;
  const stop = new AbortController();
  const authorization = createHash('sha256').update(`${options.username}:${options.password}`).digest('hex');
  const strangers = createHash('sha256').update('stranger:guess').digest('hex');

  async function deliver({ body, afterMs = 0 }: Call): Promise<void> {
    await sleep(afterMs, undefined, { signal: stop.signal, ref: false });
    for (const delay of RETRY_AFTER_MS) {
      await sleep(delay, undefined, { signal: stop.signal, ref: false });
      const status = await post(body, authorization);
      if (status >= 200 && status < 300) return;
    }
  }

  async function post(body: unknown, proof: string): Promise<number> {
    try {
      const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(5_000)]);
      const headers = { 'content-type': 'application/json', authorization: proof };
      const request = { method: 'POST', headers, body: JSON.stringify(body), signal };
      return (await fetch(options.url, request)).status;
    } catch {
      return 0;
    }
  }

  function lie(order: SandboxOrder, how: Lie): Promise<number> {
    const contrary = order.state === 'COMPLETED' ? 'FAILED' : 'COMPLETED';
    return post(orderCall(order, contrary), how === 'forged' ? strangers : authorization);
  }

  return {
    orderEnded(order) {
      const habit = faults.webhookFateOf?.() ?? faults.webhooks;
      if (habit === 'forged') void lie(order, 'forged');
      // The merchant's reconciler exists for the case that none of them arrives.
      for (const call of callsOf(habit, order, faults.lateMs)) deliver(call).catch(() => {});
    },
    refundMoved(refund) {
      const copies = { off: 0, forged: 0, twice: 2 }[faults.webhooks as string] ?? 1;
      for (let copy = 0; copy < copies; copy += 1) deliver({ body: refundCall(refund) }).catch(() => {});
    },
    lie,
    close: () => stop.abort(),
  };
}

/** The true calls an order's end causes. */
function callsOf(habit: WebhookHabit, order: SandboxOrder, lateMs: number): Call[] {
  const body = orderCall(order, order.state);
  switch (habit) {
    case 'once':
      return [{ body }];
    case 'twice':
      return [{ body }, { body }];
    case 'late':
      return [{ body, afterMs: lateMs }];
    case 'out_of_order':
      return [{ body }, { body: orderCall(order, 'FAILED'), afterMs: DISORDER_MS }];
    default:
      return [];
  }
}

function orderCall(order: SandboxOrder, state: SandboxOrder['state']) {
  const ending = state === 'COMPLETED' ? 'completed' : 'failed';
  return {
    event: `checkout.order.${ending}`,
    type: `CHECKOUT_ORDER_${ending.toUpperCase()}`,
    payload: {
      merchantId: 'SANDBOX',
      merchantOrderId: order.merchantOrderId,
      ...describeOrder(order),
      state,
    },
  };
}

function refundCall(refund: SandboxRefund) {
  const ending = { PENDING: 'accepted', CONFIRMED: 'accepted', COMPLETED: 'completed', FAILED: 'failed' };
  const event = `pg.refund.${ending[refund.state]}`;
  const { merchantRefundId } = refund;
  return {
    event,
    type: event.toUpperCase().replaceAll('.', '_'),
    payload: { merchantId: 'SANDBOX', merchantRefundId, ...describeRefund(refund) },
  };
}
