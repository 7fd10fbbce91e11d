import {
  keepPreviousData,
  type QueryClient,
  skipToken,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ChatSummary } from '#shared/contract/chat/list.ts';
import { CHAT_LIST_PAGE } from '#shared/contract/chat-list-limits.ts';
import { HttpError } from '../../../lib/http.ts';
import { type ChatListData, findChat, isUnder, loadedChats, TOP } from './chat-list-cache.ts';
import {
  ALL_CHATS,
  type ChatCounts,
  type ChatPage,
  fetchChat,
  fetchChatPage,
  type ListCriteria,
} from './inbox.api.ts';
import { placesOf } from './list-places.ts';

/** Pages of one list in memory at a time: five hundred chats around the reader, however far they scroll. */
const PAGES_KEPT = 10;

/** Where the inbox keeps its things in the query cache. */
export const INBOX_KEYS = {
  lists: ['inbox', 'list'] as const,
  list: (criteria: ListCriteria) => ['inbox', 'list', criteria] as const,
  chats: ['inbox', 'chat'] as const,
  chat: (chatId: number) => ['inbox', 'chat', chatId] as const,
  counts: ['inbox', 'counts'] as const,
};

export interface ChatList {
  chats: ChatSummary[];
  counts: ChatCounts | undefined;
  phase: 'loading' | 'failed' | 'ready';
  error: unknown;
  /** What is shown belongs to the former filter or search; the new answer is on its way. */
  isStale: boolean;
  /** Rows above the first of `chats` that have been let go: a day's scrolling must not fill the memory. */
  above: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  moreFailed: boolean;
  loadMore: () => void;
  loadAbove: () => void;
  /** Forgets what is loaded and begins at the top. */
  toTop: () => void;
  retry: () => void;
}

/**
 * The office list under a filter and a search, page by page. Rows whose status has moved on are hidden, except
 * the chat that is open: reading an UNREAD chat must not pull it away from under the reader.
 */
export function useChatList(criteria: ListCriteria, openChatId: number | null): ChatList {
  const client = useQueryClient();
  const places = placesOf(client, criteria);
  const query = useInfiniteQuery<ChatPage, Error, ChatListData, ReturnType<typeof INBOX_KEYS.list>, string>({
    queryKey: INBOX_KEYS.list(criteria),
    initialPageParam: TOP,
    queryFn: async ({ pageParam, signal }) => {
      const askedAt = Date.now();
      const page = await fetchChatPage(criteria, { cursor: pageParam || undefined, signal });
      // Counted anew meanwhile, they are newer than what the page brings.
      const counted = client.getQueryState(INBOX_KEYS.counts)?.dataUpdatedAt ?? 0;
      if (counted <= askedAt) client.setQueryData<ChatCounts>(INBOX_KEYS.counts, page.counts);
      places.follow(pageParam, page.nextCursor);
      return page;
    },
    getNextPageParam: (page) => page.nextCursor,
    getPreviousPageParam: (_page, _pages, cursor) => places.before(cursor),
    maxPages: PAGES_KEPT,
    placeholderData: keepPreviousData,
  });
  const counts = useQuery({
    queryKey: INBOX_KEYS.counts,
    queryFn: async ({ signal }) => (await fetchChatPage(ALL_CHATS, { limit: 1, signal })).counts,
    // The first list page brings them along; alone they are only asked for when a status has moved.
    enabled: query.isSuccess,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const chats = useMemo(
    () => loadedChats(query.data).filter((chat) => isUnder(chat, criteria) || chat.id === openChatId),
    [query.data, criteria, openChatId],
  );
  return {
    chats,
    counts: counts.data,
    phase: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    error: query.error,
    isStale: query.isPlaceholderData,
    above: query.isPlaceholderData ? 0 : places.depth(query.data?.pageParams[0] ?? TOP) * CHAT_LIST_PAGE,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
    },
    loadAbove: () => {
      if (query.hasPreviousPage && !query.isFetching) void query.fetchPreviousPage();
    },
    toTop: () => void client.resetQueries({ queryKey: INBOX_KEYS.list(criteria), exact: true }),
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
}

export interface OpenChat {
  chat: ChatSummary | undefined;
  /** Deleted for the office, or never ours. */
  isMissing: boolean;
  isFailed: boolean;
  retry: () => void;
}

/** The row of the open chat, also when it is not among the loaded pages (a link, a search). */
export function useOpenChat(chatId: number | null): OpenChat {
  const client = useQueryClient();
  const query = useQuery<ChatSummary>({
    queryKey: INBOX_KEYS.chat(chatId ?? 0),
    queryFn: ({ signal }) => fetchChat(chatId ?? 0, signal),
    enabled: chatId !== null,
    placeholderData: () => (chatId === null ? undefined : chatInLists(client, chatId)),
  });
  const isMissing = query.error instanceof HttpError && query.error.status === 404;
  return {
    chat: isMissing ? undefined : query.data,
    isMissing,
    isFailed: query.isError && !query.data && !isMissing,
    retry: () => void query.refetch(),
  };
}

/** A chat as any of the loaded lists knows it. */
function chatInLists(client: QueryClient, chatId: number): ChatSummary | undefined {
  for (const [, data] of client.getQueriesData<ChatListData>({ queryKey: INBOX_KEYS.lists })) {
    const chat = data && findChat(data, chatId);
    if (chat) return chat;
  }
  return undefined;
}

/** How many chats of the whole office are UNREAD, as the list last heard; 0 until then. Asks for nothing itself. */
export function useUnreadCount(): number {
  const { data } = useQuery<ChatCounts>({ queryKey: INBOX_KEYS.counts, queryFn: skipToken });
  return data?.unread ?? 0;
}
