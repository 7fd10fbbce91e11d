import type { SandboxFaults } from './faults.ts';
import type { OrderBook, SandboxOrder } from './order-book.ts';
import { escapeHtml, type Page, page, rupees } from './page-shell.ts';
import type { RefundBook, SandboxRefund } from './refund-book.ts';
import { readSwitches, SWITCHES } from './switches.ts';

/** How many orders and refunds the page shows; the rest is in `GET /sandbox/book`. */
const SHOWN = 50;

/** What the names of the switches mean, for people. */
const LABELS: Record<string, string> = {
  webhooks: 'Webhooks',
  refunds: 'Refunds',
  token: 'Token call',
  pay: 'Pay call',
  sdkOrder: 'App order call',
  status: 'Status call',
  transactionStatus: 'Transaction status call',
  refund: 'Refund call',
  refundStatus: 'Refund status call',
};

interface Shown {
  orders: OrderBook;
  refunds: RefundBook;
  faults: SandboxFaults;
}

/** Switches on top; below them every order and refund, so that one left pending can be ended later. */
export function controlPage({ orders, refunds, faults }: Shown): Page {
  const now = readSwitches(faults);
  const selects = Object.entries(SWITCHES).map(([name, values]) => select(name, values, now[name] ?? ''));
  const amount = `<label>Wrong amount (paise)
    <input name="wrong_amount" inputmode="numeric" pattern="[0-9]*" value="${now.wrong_amount}"></label>`;
  return page(
    200,
    `<h2>What goes wrong</h2>
     <form class="switches" method="post" action="/sandbox/switches">${selects.join('')}${amount}
       <button>Set</button></form>
     <form class="inline" method="post" action="/sandbox/tokens/expire">
       <button>Expire every access token</button></form>
     <h2>Orders</h2><ul>${list(orders.list(), orderItem)}</ul>
     <h2>Refunds</h2><ul>${list(refunds.list(), refundItem)}</ul>`,
    { wide: true },
  );
}

function list<T>(rows: T[], item: (row: T) => string): string {
  return rows.slice(0, SHOWN).map(item).join('') || '<li>None yet.</li>';
}

function select(name: string, values: readonly string[], now: string): string {
  const options = values.map(
    (value) =>
      `<option${value === now ? ' selected' : ''} value="${value}">${value.replaceAll('_', ' ')}</option>`,
  );
  const isSet = now !== values[0];
  return `<label>${LABELS[name] ?? name}
    <select name="${name}"${isSet ? ' class="set"' : ''}>${options.join('')}</select></label>`;
}

function orderItem(order: SandboxOrder): string {
  const id = escapeHtml(order.merchantOrderId);
  const ends = [
    button('outcome', 'success', 'Success', 'success'),
    button('outcome', 'failed', 'Fail', 'failed'),
    button('outcome', 'attempt_failed', 'One try fails'),
    button('outcome', 'expire', 'Expire'),
  ];
  const calls = [
    ...(order.state === 'PENDING' ? [] : [button('kind', 'true', 'Call again')]),
    button('kind', 'forged', 'Forged call'),
    button('kind', 'replayed', 'Replayed proof, false body'),
  ];
  return `<li><b>${rupees(order.amount)}</b><span class="state">${order.state}</span>${id}
    <br><small>${new Date(order.createdAt).toISOString()} ${escapeHtml(order.message)}</small>
    ${order.state === 'PENDING' ? form(`/sandbox/orders/${id}/settle`, ends) : ''}
    ${form(`/sandbox/orders/${id}/webhook`, calls)}</li>`;
}

function refundItem(refund: SandboxRefund): string {
  const ends = [
    button('outcome', 'confirmed', 'Accept'),
    button('outcome', 'completed', 'Complete', 'success'),
    button('outcome', 'failed', 'Fail', 'failed'),
  ];
  const id = escapeHtml(refund.merchantRefundId);
  return `<li><b>${rupees(refund.amount)}</b><span class="state">${refund.state}</span>${id}
    <br><small>of ${escapeHtml(refund.originalMerchantOrderId)}</small>
    ${refund.settledAt === null ? form(`/sandbox/refunds/${id}/settle`, ends) : ''}</li>`;
}

function form(action: string, buttons: string[]): string {
  return `<form class="inline" method="post" action="${action}">${buttons.join('')}</form>`;
}

function button(name: string, value: string, label: string, look = ''): string {
  return `<button class="${look}" name="${name}" value="${value}">${label}</button>`;
}
