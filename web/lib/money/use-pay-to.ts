import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PayToAnswer, PayToQuery } from '#shared/contract/payment-pages.ts';
import { getJson } from '../http.ts';

/** So old may be what the page knows of the account when the payer's app is opened. */
const FRESH_MS = 60_000;

/** How often a page in sight asks by itself: somebody may read the account off it, or scan it. */
const LOOK_MS = 120_000;

export interface PayToNow {
  /** The server's newest word; null until it has been asked. */
  told: PayToAnswer | null;
  /** The last question had no answer: what stands here may be of before. */
  isUnsure: boolean;
  retry: () => void;
  /**
   * On a link to the payer's app. It opens as it is, by itself, while the page's knowledge is fresh; else the server is asked
   * first, and it opens when `isStill` says that the link is right by its answer.
   */
  handlePress: (
    event: MouseEvent<HTMLAnchorElement>,
    isStill: (told: PayToAnswer) => boolean,
    onOpen?: () => void,
  ) => void;
}

/**
 * Into which account is paid, and what holds of the order, followed while the page stands open. The owner may change the
 * account meanwhile, and money sent by a link of before does not come back by itself.
 * @param options.isDrawnNow the page was drawn by the server a moment ago
 */
export function usePayTo(query: PayToQuery, { isDrawnNow = false } = {}): PayToNow {
  const [told, setTold] = useState<PayToAnswer | null>(null);
  const [isUnsure, setIsUnsure] = useState(false);
  const knownAt = useRef(0);
  const questions = useRef(0);
  const isFresh = () => Date.now() - knownAt.current < FRESH_MS;

  async function ask(): Promise<PayToAnswer | null> {
    questions.current += 1;
    const mine = questions.current;
    const answer = await getJson<PayToAnswer>('/payment/pay-to', { query }).catch(() => null);
    if (mine !== questions.current) return null;
    if (answer) {
      knownAt.current = Date.now();
      setTold(answer);
    }
    setIsUnsure(answer === null);
    return answer;
  }

  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !isFresh()) void ask();
  });
  useEffect(() => {
    if (isDrawnNow) knownAt.current = Date.now();
    const handle = () => look();
    handle();
    const timer = setInterval(handle, LOOK_MS);
    document.addEventListener('visibilitychange', handle);
    // A page that the browser had put aside whole, and a line that is back.
    window.addEventListener('pageshow', handle);
    window.addEventListener('online', handle);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handle);
      window.removeEventListener('pageshow', handle);
      window.removeEventListener('online', handle);
    };
  }, [isDrawnNow]);

  return {
    told,
    isUnsure,
    retry: () => void ask(),
    handlePress(event, isStill, onOpen) {
      if (isFresh()) return onOpen?.();
      event.preventDefault();
      const link = event.currentTarget;
      void ask().then((answer) => {
        if (answer && isStill(answer)) link.click();
      });
    },
  };
}
