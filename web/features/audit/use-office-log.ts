import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { LogAnswer, LogLine } from '#shared/contract/office-log.ts';
import type { OfficeActGroup } from '#shared/domain/office-acts.ts';
import { getJson } from '../../lib/http.ts';
import { type Pages, pagesOf } from '../../ui/PagedList.tsx';

/** All hold together; null for any. */
export interface LogFilter {
  group: OfficeActGroup | null;
  /** YYYY-MM-DD in Karnataka. */
  day: string | null;
  chatId: number | null;
}

export interface OfficeLogView extends Pages {
  /** Newest first. */
  lines: readonly LogLine[];
}

/** The office's log, a page at a time. Looked at again whenever somebody comes back to it. */
export function useOfficeLog({ group, day, chatId }: LogFilter): OfficeLogView {
  const query = useInfiniteQuery({
    queryKey: ['office-log', { group, day, chatId }],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor, signal }) =>
      getJson<LogAnswer>('/admin/log', { signal, query: { group, day, chat_id: chatId, cursor } }),
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  return {
    ...pagesOf(query),
    lines: query.data?.pages.flatMap(({ lines }) => lines) ?? [],
  };
}
