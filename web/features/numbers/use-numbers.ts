import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { NumbersAnswer } from '#shared/contract/office/numbers.ts';
import type { NumbersDays } from '#shared/domain/numbers/spans.ts';
import { getJson } from '../../lib/http.ts';

/** The server counts what is new once somebody looks: it is soon looked at again. */
const SOON_MS = 4_000;
const LATER_MS = 60_000;
/** Older than this, what was counted is being counted again. */
const FRESH_MS = 30_000;

export function useNumbers(days: NumbersDays): UseQueryResult<NumbersAnswer> {
  return useQuery({
    queryKey: ['numbers', days],
    queryFn: ({ signal }) => getJson<NumbersAnswer>('/admin/numbers', { signal, query: { days } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (isFresh(state.data) ? LATER_MS : SOON_MS),
  });
}

function isFresh(numbers: NumbersAnswer | undefined): boolean {
  const at = numbers?.counted_at ?? null;
  return at !== null && Date.now() - Date.parse(at) < FRESH_MS;
}
