/**
 * Stands in for the provider's checkout.js: `window.PhonePeCheckout` with `transact` and `closePage`.
 * In IFRAME mode it frames `tokenUrl` (which may redirect to the provider's page) and reports how it ended:
 * `CONCLUDED` says only that the flow is over, `USER_CANCEL` that the payer closed it. Neither says "paid".
 */
(() => {
  const sandboxOrigin = new URL(document.currentScript.src).origin;
  let overlay;
  let listener;

  function closePage() {
    window.removeEventListener('message', listener);
    overlay?.remove();
    overlay = undefined;
  }

  function transact({ tokenUrl, callback, type }) {
    if (type !== 'IFRAME') {
      window.location.assign(tokenUrl);
      return;
    }
    closePage();
    listener = (event) => {
      if (event.origin !== sandboxOrigin || event.data?.source !== 'payment-sandbox') return;
      closePage();
      callback?.(event.data.result);
    };
    window.addEventListener('message', listener);
    overlay = document.createElement('div');
    Object.assign(overlay.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '2147483647',
      background: '#f3f0fa',
    });
    const frame = document.createElement('iframe');
    frame.src = tokenUrl;
    frame.title = 'Payment sandbox';
    frame.allow = 'payment';
    Object.assign(frame.style, { width: '100%', height: '100%', border: '0' });
    overlay.append(frame);
    document.body.append(overlay);
  }

  window.PhonePeCheckout = { transact, closePage };
})();
