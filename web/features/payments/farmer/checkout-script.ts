/** What the provider's script adds to the window. */
interface PhonePeCheckout {
  transact: (options: { tokenUrl: string; callback: (result: string) => void; type: 'IFRAME' }) => void;
  closePage?: () => void;
}

declare global {
  interface Window {
    PhonePeCheckout?: PhonePeCheckout;
  }
}

/** Runs the provider's script, once per page load; undefined when it is absent or does not load. */
export function loadCheckoutScript(url: string): Promise<PhonePeCheckout | undefined> {
  if (window.PhonePeCheckout) return Promise.resolve(window.PhonePeCheckout);
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => resolve(window.PhonePeCheckout);
    script.onerror = () => {
      script.remove();
      resolve(undefined);
    };
    document.head.append(script);
  });
}
