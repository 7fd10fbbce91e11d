import type { Outcome, SandboxOrder } from './order-book.ts';
import { escapeHtml, type Page, page, rupees } from './page-shell.ts';

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
  const script = `const back = ${back};
     if (window.parent === window) window.location.replace(back);
     else window.parent.postMessage({ source: 'payment-sandbox', result: '${result}' }, new URL(back).origin);`;
  return page(
    200,
    `<div class="amount">${rupees(order.amount)}</div><p>${order.state.toLowerCase()}</p>
     <p><a href="${escapeHtml(order.redirectUrl)}" target="_top">Back to the shop</a></p>`,
    { script },
  );
}
