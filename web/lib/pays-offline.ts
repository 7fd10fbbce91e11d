/** Whether this shop has no payment provider: the server says so on the page itself (PAYMENT_PROVIDER=none). */
export function paysOffline(): boolean {
  return document.documentElement.dataset.paysOffline !== undefined;
}
