import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Quotation } from '#shared/contract/quotes.ts';
import { fetchQuotations, removeQuotation } from './quotes.api.ts';

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

const NONE: readonly Quotation[] = [];

/** A farmer's quotations, live; nothing is fetched without a number. */
export function useQuotations(mobile: string | null): Quotations {
  const client = useQueryClient();
  const queryKey = ['quotes', mobile] as const;
  const { data, status, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchQuotations(mobile ?? '', signal),
    enabled: mobile !== null,
  });
  const list = data ?? NONE;

  function change(update: (known: Quotation[]) => Quotation[]): void {
    client.setQueryData<Quotation[]>(queryKey, (known) => known && update(known));
  }

  return {
    phase: status === 'pending' ? 'loading' : status === 'error' && !data ? 'failed' : 'ready',
    list,
    find: (id) => list.find((quotation) => quotation.id === id),
    accept: ({ quotation, removed }) => change((known) => placed(known, quotation, removed)),
    refresh: () => void refetch(),
    async remove(id) {
      await removeQuotation(id);
      change((known) => known.filter((quotation) => quotation.id !== id));
    },
  };
}

function placed(known: Quotation[], quotation: Quotation, removed: boolean): Quotation[] {
  const rest = known.filter((other) => other.id !== quotation.id);
  if (removed) return rest;
  return [...rest, quotation].sort((a, b) => b.id - a.id);
}
