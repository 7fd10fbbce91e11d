import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OfficePayment, OfficePaymentAnswer, PaymentsAnswer } from '#shared/contract/office-payments.ts';
import { useProvenAbility } from '../../../lib/abilities.ts';
import { type Pages, pagesOf } from '../../../ui/PagedList.tsx';
import { fetchPayment, fetchPayments, type PaymentsFilter } from './payment-list.api.ts';

const KEY = 'payments';

/** Money moves without anybody at this desk: the list is looked at again as often as that. */
const REFRESH_MS = 30_000;

export interface PaymentsView extends Pages {
  /** Newest first. */
  payments: readonly OfficePayment[];
  /** What holds for all payments, from the newest answer. */
  facts: Pick<PaymentsAnswer, 'attention' | 'four_eyes_above' | 'second' | 'health'> | null;
}

/** The office's payments, a page at a time. */
export function usePayments(filter: PaymentsFilter): PaymentsView {
  const query = useInfiniteQuery({
    queryKey: [KEY, 'list', filter],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor, signal }) => fetchPayments(filter, cursor, signal),
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: REFRESH_MS,
  });
  return {
    ...pagesOf(query),
    payments: query.data?.pages.flatMap(({ payments }) => payments) ?? [],
    facts: query.data?.pages[0] ?? null,
  };
}

export interface PaymentView {
  phase: 'loading' | 'failed' | 'ready';
  answer: OfficePaymentAnswer | undefined;
  error: unknown;
  retry: () => void;
  /** Something was done to it: it and the list are looked at anew. */
  refresh: () => Promise<void>;
}

/** One payment with its history. */
export function usePayment(pid: number): PaymentView {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: [KEY, 'one', pid],
    queryFn: ({ signal }) => fetchPayment(pid, signal),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  return {
    phase: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    answer: query.data,
    error: query.error,
    retry: () => void query.refetch(),
    refresh: () => queries.invalidateQueries({ queryKey: [KEY] }),
  };
}

/** How many payments want a person's eye; undefined until known. */
export function useAttention(): number | undefined {
  const { data } = useQuery({
    queryKey: [KEY, 'attention'],
    queryFn: ({ signal }) => fetchPayments({ state: 'attention', chatId: null }, null, signal),
    select: ({ attention }) => attention,
    enabled: useProvenAbility('payment.list'),
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
  });
  return data;
}
