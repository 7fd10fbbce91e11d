import type { IncomingMessage, ServerResponse } from 'node:http';
import { controlPage } from './control-page.ts';
import type { SandboxFaults } from './faults.ts';
import type { OrderBook, Outcome, SandboxOrder } from './order-book.ts';
import { messagePage } from './page-shell.ts';
import type { RefundBook, RefundOutcome, SandboxRefund } from './refund-book.ts';
import { readSwitches, setSwitches } from './switches.ts';
import type { Lie, WebhookSender } from './webhooks.ts';
import { parseJson, readBody, sendJson, sendPage } from './wire.ts';

const ORDER_OUTCOMES: Outcome[] = ['success', 'failed', 'attempt_failed', 'expire'];
const REFUND_OUTCOMES: RefundOutcome[] = ['confirmed', 'completed', 'failed'];
const LIES: Lie[] = ['forged', 'replayed'];

/** What the control page and the control calls can lay hands on. */
export interface Controls {
  orders: OrderBook;
  refunds: RefundBook;
  faults: SandboxFaults;
  webhooks: WebhookSender;
  expireTokens: () => void;
  settle: (order: SandboxOrder, outcome: Outcome) => Promise<void>;
  settleRefund: (refund: SandboxRefund, outcome: RefundOutcome) => Promise<void>;
}

/** What a command did; a sentence when it could not be done. */
type Done = object | string;

/**
 * The page at `/` and the calls below `/sandbox`: `GET book`, `GET | POST switches`, `POST tokens/expire`,
 * `POST orders/<id>/{settle,webhook}`, `POST refunds/<id>/settle`. Bodies are JSON or the page's own forms.
 */
export async function control(
  controls: Controls,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  if (request.method === 'GET' && path === '/') return sendPage(response, controlPage(controls));
  if (request.method === 'GET' && path === '/sandbox/book') {
    return sendJson(response, { status: 200, body: readBook(controls) });
  }
  if (request.method === 'GET' && path === '/sandbox/switches') {
    return sendJson(response, { status: 200, body: readSwitches(controls.faults) });
  }
  if (request.method !== 'POST') return sendPage(response, messagePage(404, 'There is nothing here.'));
  // A page elsewhere in the same browser must not throw the switches.
  if (!isOwn(request)) return sendPage(response, messagePage(403, 'Not from another site.'));
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  const done = await command(controls, path, readFields(await readBody(request), isForm));
  if (typeof done === 'string') {
    return sendJson(response, { status: 400, body: { ok: false, error: done } });
  }
  if (isForm) response.writeHead(303, { location: '/' }).end();
  else sendJson(response, { status: 200, body: { ok: true, ...done } });
}

/** Both books whole, oldest first: what a test compares its ledger with. The payers' addresses stay out. */
export function readBook({ orders, refunds }: Pick<Controls, 'orders' | 'refunds'>) {
  return {
    orders: orders
      .list()
      .reverse()
      .map(({ pageToken: _, ...order }) => ({ ...order, refunded: refunds.refunded(order.merchantOrderId) })),
    refunds: refunds.list().reverse(),
  };
}

async function command(controls: Controls, path: string, fields: Record<string, string>): Promise<Done> {
  const [, , what = '', id = '', action = ''] = path.split('/').map(decodeURIComponent);
  if (what === 'switches') return setSwitches(controls.faults, fields) ?? readSwitches(controls.faults);
  if (what === 'tokens' && id === 'expire') {
    controls.expireTokens();
    return {};
  }
  const { outcome = '', kind = '' } = fields;
  if (what === 'refunds' && action === 'settle') {
    const refund = controls.refunds.find(id);
    if (!refund || !isOneOf(REFUND_OUTCOMES, outcome)) return `cannot settle refund ${id} as '${outcome}'`;
    await controls.settleRefund(refund, outcome);
    return { state: refund.state };
  }
  const order = what === 'orders' ? controls.orders.find(id) : undefined;
  if (!order) return 'no such command, order or refund';
  if (action === 'settle' && isOneOf(ORDER_OUTCOMES, outcome)) {
    await controls.settle(order, outcome);
    return { state: order.state };
  }
  if (action !== 'webhook') return `cannot do ${action} '${outcome}' to an order`;
  if (isOneOf(LIES, kind)) return { merchantAnswered: await controls.webhooks.lie(order, kind) };
  controls.webhooks.orderEnded(order);
  return {};
}

function isOneOf<T extends string>(known: readonly T[], given: string): given is T {
  return (known as readonly string[]).includes(given);
}

function isOwn({ headers }: IncomingMessage): boolean {
  return headers.origin === undefined || URL.parse(headers.origin)?.host === headers.host;
}

function readFields(text: string, isForm: boolean): Record<string, string> {
  const fields = isForm ? Object.fromEntries(new URLSearchParams(text)) : (parseJson(text) ?? {});
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}
