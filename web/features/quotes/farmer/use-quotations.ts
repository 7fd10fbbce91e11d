import { useEffect, useReducer, useRef, useState } from 'react';
import type { CreatePaymentAnswer } from '#shared/contract/payments.ts';
import type { Quotation } from '#shared/contract/quotes.ts';
import { del, getJson, HttpError, postJson } from '../../../lib/http.ts';

export interface Quotations {
  phase: 'loading' | 'ready' | 'failed';
  /** Newest first. */
  list: readonly Quotation[];
  find: (id: number | undefined) => Quotation | undefined;
  /** Takes over what the chat's log says about one quotation. */
  accept: (change: { quotation: Quotation; removed: boolean }) => void;
  refresh: () => void;
  /** Takes one off the list; rejects when the server would not. */
  remove: (id: number) => Promise<void>;
}

interface Read {
  mobile: string | null;
  /** Null until the first answer. */
  list: readonly Quotation[] | null;
  failed: boolean;
}

const NONE: readonly Quotation[] = [];
const UNREAD: Read = { mobile: null, list: null, failed: false };
/** Milliseconds before each further try of one reading; after the last one the reader is told. */
const PAUSES = [1000, 2000, 4000];

/**
 * A farmer's quotations, live; nothing is fetched without a number. Read anew when the network comes back, and
 * when the log speaks while an answer is on its way: that answer may be older than the log's word.
 */
export function useQuotations(mobile: string | null): Quotations {
  const [read, setRead] = useState(UNREAD);
  const [asked, askAgain] = useReducer((times: number) => times + 1, 0);
  const reading = useRef(false);
  const { list, failed } = read.mobile === mobile ? read : UNREAD;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again is the trigger, not an input
  useEffect(() => {
    if (mobile === null) return;
    const left = new AbortController();
    reading.current = true;
    fetchPatiently(mobile, left.signal)
      .then(
        (answer) => ({ failed: false, list: answer }),
        () => ({ failed: true, list: null }),
      )
      .then(({ failed: hasFailed, list: answer }) => {
        if (left.signal.aborted) return;
        reading.current = false;
        setRead((known) => {
          const kept = known.mobile === mobile ? known.list : null;
          return { mobile, list: answer ?? kept, failed: hasFailed };
        });
      });
    return () => left.abort();
  }, [mobile, asked]);

  useEffect(() => {
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, []);

  function change(update: (known: readonly Quotation[]) => readonly Quotation[]): void {
    setRead((known) => (known.list === null ? known : { ...known, list: update(known.list) }));
    if (reading.current) askAgain();
  }

  return {
    phase: list !== null ? 'ready' : failed ? 'failed' : 'loading',
    list: list ?? NONE,
    find: (id) => list?.find((quotation) => quotation.id === id),
    accept: ({ quotation, removed }) => change((known) => placed(known, quotation, removed)),
    refresh: askAgain,
    async remove(id) {
      await removeQuotation(id);
      change((known) => known.filter((quotation) => quotation.id !== id));
    },
  };
}

/** How many wait for the farmer; of one that is being paid the bank has the word. */
export const countWaiting = (list: Quotations['list']) =>
  list.filter(({ status }) => status === 'open').length;

/** What the server refuses is not asked again; what the line lost is. */
async function fetchPatiently(mobile: string, signal: AbortSignal): Promise<Quotation[]> {
  for (const pause of PAUSES) {
    try {
      return await fetchQuotations(mobile, signal);
    } catch (error) {
      const isRefused = error instanceof HttpError && error.status >= 400 && error.status < 500;
      if (isRefused || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return fetchQuotations(mobile, signal);
}

function placed(known: readonly Quotation[], quotation: Quotation, removed: boolean): readonly Quotation[] {
  const rest = known.filter((other) => other.id !== quotation.id);
  if (removed) return rest;
  return [...rest, quotation].sort((a, b) => b.id - a.id);
}

function fetchQuotations(mobile: string, signal?: AbortSignal): Promise<Quotation[]> {
  return getJson<Quotation[]>(`/quotes/list-by-mobile/${mobile}`, signal ? { signal } : {});
}

/** Takes a quotation off the farmer's list; the chat keeps its message. */
function removeQuotation(id: number): Promise<unknown> {
  return del(`/quotes/${id}`);
}

/** Asks for the page where this quotation is paid. */
export function createPayment(quotation: Quotation): Promise<CreatePaymentAnswer> {
  return postJson<CreatePaymentAnswer>('/payment/create', {
    chat_id: quotation.chat_id,
    amount: quotation.amount,
    quotation_id: quotation.id,
  });
}
