import { useEffect, useEffectEvent, useState } from 'react';
import { fetchCheckoutScriptUrl, iframeTokenUrl, isStillOpen } from './payments.api.ts';

/** Longer than this without the provider's page, and the payer is offered a way on. */
const SLOW_MS = 10_000;

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

/**
 * Opens the provider's checkout over this page; `onEnd` when it calls back. Without a payment or a script it
 * does nothing further, as the specification says, but offers another try after a while (`slow`).
 */
export function useCheckout(pid: number, onEnd: () => void): { slow: boolean; retry: () => void } {
  const [round, setRound] = useState(0);
  const [slow, setSlow] = useState(false);
  const handleEnd = useEffectEvent(onEnd);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new try
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    if (pid !== 0) {
      const script = fetchCheckoutScriptUrl(leaving.signal).then(loadCheckoutScript);
      Promise.all([script, isStillOpen(pid, leaving.signal)])
        .then(([checkout, isOpen]) => {
          if (leaving.signal.aborted) return;
          // Paid in another tab, or too old to be paid: the provider would have nothing to show.
          if (!isOpen) return handleEnd();
          checkout?.transact({ tokenUrl: iframeTokenUrl(pid), callback: () => handleEnd(), type: 'IFRAME' });
        })
        // No line, or no login any more: the offer of a way on will appear.
        .catch(() => {});
    }
    return () => {
      leaving.abort();
      clearTimeout(timer);
      window.PhonePeCheckout?.closePage?.();
    };
  }, [pid, round]);

  return {
    slow,
    retry() {
      setSlow(false);
      setRound(round + 1);
    },
  };
}

/** Runs the provider's script, once per page load; undefined when it is absent or does not load. */
function loadCheckoutScript(url: string): Promise<PhonePeCheckout | undefined> {
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
