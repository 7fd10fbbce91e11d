import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SearchAnswer, SearchHit } from '#shared/contract/search.ts';
import { searchWords } from '#shared/domain/chat/search-words.ts';
import { getJson } from '../../../lib/http.ts';

export type { SearchHit };

/** Pages of hits in memory at a time; whoever reads further back has left the newest behind. */
const PAGES_KEPT = 20;

export interface MessageSearch {
  hits: readonly SearchHit[];
  phase: 'loading' | 'failed' | 'ready';
  error: unknown;
  /** False: only the newest messages were looked through. */
  complete: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  moreFailed: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** Whether there is anything to look for among the messages: one letter is in all of them. */
export function isMessageSearch(q: string): boolean {
  return searchWords(q).length > 0;
}

/** Everything written and every file sent that holds all the words. */
export function useMessageSearch(q: string): MessageSearch {
  const query = useInfiniteQuery({
    queryKey: ['inbox', 'search', q],
    queryFn: ({ pageParam, signal }) => searchMessages(q, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next_before,
    maxPages: PAGES_KEPT,
    // What was found a while ago may be deleted by now.
    gcTime: 60_000,
  });
  const { data } = query;
  return {
    hits: useMemo(() => data?.pages.flatMap((page) => page.hits) ?? [], [data]),
    phase: data ? 'ready' : query.isError ? 'failed' : 'loading',
    error: query.error,
    complete: data?.pages[0]?.complete ?? true,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
    },
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
}

/** A page of what was written or sent, newest first; `before` is the former page's `next_before`. */
function searchMessages(q: string, before: number | null, signal: AbortSignal): Promise<SearchAnswer> {
  return getJson<SearchAnswer>('/admin/search', { query: { q, before }, signal });
}
