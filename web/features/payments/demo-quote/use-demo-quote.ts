import { useEffect, useState } from 'react';
import type { DemoQuoteAnswer } from '#shared/contract/payment-pages.ts';
import type { CreatePaymentAnswer } from '#shared/contract/payments.ts';
import { UAT_DEMO_TOKEN } from '#shared/domain/money/payment-state.ts';
import { codeText } from '../../../lib/error-text.ts';
import { getJson, HttpError, postJson } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { leaveTo } from '../../../lib/page/leave-to.ts';

export type DemoQuoteState =
  | { phase: 'loading' }
  | { phase: 'failed'; message: string }
  | { phase: 'shown'; quote: DemoQuote };

type DemoQuote = DemoQuoteAnswer['quote'];

/** The demonstration's quotation and the way to pay it. */
export function useDemoQuote(token: string | undefined): {
  state: DemoQuoteState;
  retry: () => void;
  paying: boolean;
  pay: () => Promise<void>;
} {
  const { t } = useTranslation('demo');
  const [answer, setAnswer] = useState<DemoQuote | { error: unknown } | null>(null);
  const [round, setRound] = useState(0);
  const [paying, setPaying] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new try
  useEffect(() => {
    const gone = new AbortController();
    fetchDemoQuote(token, gone.signal).then(setAnswer, (error: unknown) => {
      if (!gone.signal.aborted) setAnswer({ error });
    });
    return () => gone.abort();
  }, [token, round]);

  return {
    state: stateOf(answer, t('failed')),
    paying,
    retry() {
      setAnswer(null);
      setRound(round + 1);
    },
    async pay() {
      setPaying(true);
      try {
        leaveTo(await payDemoQuote(token), () => setPaying(false));
      } catch {
        setPaying(false);
        window.alert(t('createFailed'));
      }
    },
  };
}

/** The server's own sentence, or the specification's word where it sent none. */
function stateOf(answer: DemoQuote | { error: unknown } | null, silent: string): DemoQuoteState {
  if (answer === null) return { phase: 'loading' };
  if (!('error' in answer)) return { phase: 'shown', quote: answer };
  const { error } = answer;
  const said = error instanceof HttpError && error.message ? codeText(error.code, error.message) : silent;
  return { phase: 'failed', message: said };
}

/** `token`: the last part of the address; without one it is the test system's own demonstration. */
async function fetchDemoQuote(token = UAT_DEMO_TOKEN, signal?: AbortSignal): Promise<DemoQuote> {
  const path = `/payment/demo/quote/${encodeURIComponent(token)}`;
  return (await getJson<DemoQuoteAnswer>(path, signal ? { signal } : {})).quote;
}

/** Answers with the address of the payment page. */
async function payDemoQuote(token = UAT_DEMO_TOKEN): Promise<string> {
  return (await postJson<CreatePaymentAnswer>('/payment/demo/pay', { token })).checkoutUrl;
}
