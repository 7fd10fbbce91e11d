import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { LogAnswer, LogLine } from '#shared/contract/office-log.ts';
import type { StaffAnswer } from '#shared/contract/people.ts';
import type { OfficeActGroup } from '#shared/domain/office-acts.ts';
import { getJson } from '../../lib/http.ts';
import { type Pages, pagesOf } from '../../ui/PagedList.tsx';

/** All hold together; null for any. */
export interface LogFilter {
  group: OfficeActGroup | null;
  /** YYYY-MM-DD in Karnataka. */
  day: string | null;
  chatId: number | null;
  staffId: number | null;
}

export interface OfficeLogView extends Pages {
  /** Newest first. */
  lines: readonly LogLine[];
}

/** The office's log, a page at a time. Looked at again whenever somebody comes back to it. */
export function useOfficeLog(filter: LogFilter): OfficeLogView {
  const query = useInfiniteQuery({
    queryKey: ['office-log', filter],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor, signal }) => readPage(filter, { cursor, signal }),
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

/** Everybody there has been, for choosing whose lines to show. */
export const usePersons = () =>
  useQuery({ queryKey: ['staff'], queryFn: ({ signal }) => getJson<StaffAnswer>('/admin/staff', { signal }) })
    .data?.staff ?? [];

/** As many lines as one file holds; a spreadsheet opens them all. */
export const EXPORT_MAX = 20_000;
const EXPORT_PAGE = 500;

/** Every line that fits, newest first; `isCut` when there were more than a file holds. */
export async function readWholeLog(filter: LogFilter): Promise<{ lines: LogLine[]; isCut: boolean }> {
  const lines: LogLine[] = [];
  let cursor: string | null = null;
  do {
    const page: LogAnswer = await readPage(filter, { cursor, limit: EXPORT_PAGE });
    lines.push(...page.lines);
    cursor = page.next_cursor;
  } while (cursor !== null && lines.length < EXPORT_MAX);
  return { lines, isCut: cursor !== null };
}

function readPage(
  { group, day, chatId, staffId }: LogFilter,
  { signal, ...page }: { cursor: string | null; limit?: number; signal?: AbortSignal },
): Promise<LogAnswer> {
  return getJson<LogAnswer>('/admin/log', {
    ...(signal && { signal }),
    query: { group, day, chat_id: chatId, staff_id: staffId, ...page },
  });
}
