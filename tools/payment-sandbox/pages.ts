import { randomBytes } from 'node:crypto';
import type { Outcome, SandboxOrder } from './order-book.ts';

/** What the payer sees. Plain pages of a development tool: English only, no part of the product's look. */
export interface Page {
  status: number;
  html: string;
  /** For the one inline script of the page. */
  nonce: string;
}

const STYLE = `
  * { box-sizing: border-box; margin: 0 }
  body { font: 16px/1.5 system-ui, sans-serif; background: #f3f0fa; color: #221b33; min-height: 100vh;
    display: grid; place-items: center; padding: 20px }
  main { width: min(420px, 100%); background: #fff; border-radius: 20px; overflow: hidden;
    box-shadow: 0 12px 40px #2d1a5a26 }
  header { background: #5f259f; color: #fff; padding: 18px 24px; display: flex; align-items: center; gap: 12px }
  header b { font-size: 18px } header span { margin-left: auto; background: #ffd54a; color: #3a2c00;
    font-weight: 700; font-size: 12px; letter-spacing: .08em; padding: 4px 10px; border-radius: 99px }
  section { padding: 24px } .amount { font-size: 36px; font-weight: 700; letter-spacing: -.02em }
  p { color: #5b5470 } .note { font-size: 14px; background: #fff8e1; border-radius: 10px; padding: 10px 14px;
    margin: 16px 0; color: #5c4a12 }
  form { display: grid; gap: 10px; margin-top: 18px } .inline { display: flex; gap: 6px; margin: 6px 0 0 }
  button { font: inherit; font-weight: 600; min-height: 48px; border-radius: 12px; border: 1px solid #d9d2ea;
    background: #fff; color: #3b2d5c; cursor: pointer; padding: 0 14px }
  button:focus-visible { outline: 3px solid #b388ff; outline-offset: 2px }
  .success { background: #1b7f4b; border-color: #1b7f4b; color: #fff } .failed { color: #a4262c }
  li { padding: 12px 0; border-bottom: 1px solid #eee; list-style: none; overflow-wrap: anywhere } ul { padding: 0 }
`;

const BUTTONS: { outcome: Outcome; label: string }[] = [
  { outcome: 'success', label: 'Success: pay this amount' },
  { outcome: 'failed', label: 'Fail: the bank declines' },
  { outcome: 'pending', label: 'Pending: the bank is slow' },
  { outcome: 'cancel', label: 'Cancel: close without paying' },
];

export function checkoutPage(order: SandboxOrder): Page {
  if (order.state !== 'PENDING') return endPage(order, 'pending');
  const buttons = BUTTONS.map(
    ({ outcome, label }) => `<button class="${outcome}" name="outcome" value="${outcome}">${label}</button>`,
  );
  return page(
    200,
    `<p>${escapeHtml(order.message)}</p>
     <div class="amount">${rupees(order.amount)}</div>
     <p>Order ${escapeHtml(order.merchantOrderId)}</p>
     <div class="note">This is not a real payment page. No money moves; choose what should happen.</div>
     <form method="post" action="/transact/outcome">
       <input type="hidden" name="token" value="${escapeHtml(order.pageToken)}">${buttons.join('')}
     </form>`,
  );
}

/** Shown after the choice: hands the result to the merchant's page around it, or goes back to it. */
export function endPage(order: SandboxOrder, outcome: Outcome): Page {
  const result = outcome === 'cancel' ? 'USER_CANCEL' : 'CONCLUDED';
  const back = JSON.stringify(order.redirectUrl).replaceAll('<', '\\u003c');
  return page(
    200,
    `<div class="amount">${rupees(order.amount)}</div><p>${order.state.toLowerCase()}</p>
     <p><a href="${escapeHtml(order.redirectUrl)}" target="_top">Back to the shop</a></p>`,
    `const back = ${back};
     if (window.parent === window) window.location.replace(back);
     else window.parent.postMessage({ source: 'payment-sandbox', result: '${result}' }, new URL(back).origin);`,
  );
}

/** Every order, so that one left pending can be ended later. */
export function orderListPage(orders: SandboxOrder[]): Page {
  const items = orders.slice(0, 100).map((order) => {
    const settle = `<form class="inline" method="post" action="/transact/outcome">
      <input type="hidden" name="token" value="${escapeHtml(order.pageToken)}"><input type="hidden" name="list" value="1">
      <button class="success" name="outcome" value="success">Success</button>
      <button class="failed" name="outcome" value="failed">Fail</button></form>`;
    return `<li><b>${rupees(order.amount)}</b> ${order.state} · ${escapeHtml(order.merchantOrderId)}
      <br><small>${new Date(order.createdAt).toISOString()} ${escapeHtml(order.message)}</small>
      ${order.state === 'PENDING' ? settle : ''}</li>`;
  });
  return page(200, `<h1>Orders</h1><ul>${items.join('') || '<li>None yet.</li>'}</ul>`);
}

export function messagePage(status: number, text: string): Page {
  return page(status, `<p>${escapeHtml(text)}</p>`);
}

function page(status: number, content: string, script?: string): Page {
  const nonce = randomBytes(12).toString('base64url');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Payment sandbox</title>
<style>${STYLE}</style></head><body><main><header><b>Payment</b><span>SANDBOX</span></header>
<section>${content}</section></main>${script ? `<script nonce="${nonce}">${script}</script>` : ''}</body></html>`;
  return { status, html, nonce };
}

const rupeeFormat = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

function rupees(paise: number): string {
  return rupeeFormat.format(paise / 100);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
