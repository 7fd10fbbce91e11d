import type { Static } from 'typebox';
import type { BlockAnswer, BlockBody } from '#shared/contract/accounts.ts';
import type {
  ChatAnswer,
  ChatListFilter,
  ChatListSort,
  ChatSummary,
  SetStatusAnswer,
} from '#shared/contract/chat.ts';
import { CHAT_LIST_HEADERS } from '#shared/contract/chat-limits.ts';
import { getJson, postJson, request } from '../../lib/http.ts';

export type Filter = Static<typeof ChatListFilter>;

/** Which chats a list shows, and in which order: a status, a narrowing, a search over name, mobile and last message. */
export interface ListCriteria {
  filter: Filter;
  /** `waiting`: only who waits for an answer, the longest wait first. */
  sort: ChatListSort;
  /** Only chats with an unpaid quotation. */
  unpaid: boolean;
  /** Trimmed; empty for no search. */
  q: string;
}

export const ALL_CHATS: ListCriteria = { filter: 'ALL', sort: 'newest', unpaid: false, q: '' };

/** How many chats stand in a status, over the whole office. */
export interface ChatCounts {
  sent: number;
  unread: number;
}

export interface ChatPage {
  /** In the order of the list. */
  chats: ChatSummary[];
  /** Names the following page; null when this is the last. */
  nextCursor: string | null;
  counts: ChatCounts;
}

/** One page of the office list, with the counts that travel in its headers. */
export async function fetchChatPage(
  { filter, sort, unpaid, q }: ListCriteria,
  { cursor, limit, signal }: { cursor?: string | null; limit?: number; signal?: AbortSignal } = {},
): Promise<ChatPage> {
  const { data, header } = await request<ChatSummary[]>('GET', '/chat/all', undefined, {
    query: {
      filter,
      sort: sort === 'newest' ? undefined : sort,
      unpaid: unpaid || undefined,
      q: q || undefined,
      cursor,
      limit,
    },
    ...(signal ? { signal } : {}),
  });
  return {
    chats: data,
    nextCursor: header(CHAT_LIST_HEADERS.nextCursor),
    counts: {
      sent: Number(header(CHAT_LIST_HEADERS.sentCount) ?? 0),
      unread: Number(header(CHAT_LIST_HEADERS.unreadCount) ?? 0),
    },
  };
}

export async function fetchChat(chatId: number, signal?: AbortSignal): Promise<ChatSummary> {
  return (await getJson<Static<typeof ChatAnswer>>(`/chat/${chatId}`, signal ? { signal } : {})).chat;
}

/** The office has opened the chat. */
export function markRead(chatId: number): Promise<Static<typeof SetStatusAnswer>> {
  return postJson('/chat/status', { chat_id: chatId, status: 'READ' });
}

/** Empties the thread for the office; the farmer keeps it. */
export function clearChat(chatId: number): Promise<unknown> {
  return postJson('/chat/clear', { chat_id: chatId, role: 'admin', scope: 'me' });
}

/** Takes the chat out of the office list; a later message brings it back. */
export function deleteChat(chatId: number): Promise<unknown> {
  return postJson('/chat/delete', { chat_id: chatId, role: 'admin' });
}

export function setBlocked(body: BlockBody): Promise<BlockAnswer> {
  return postJson<BlockAnswer>('/admin/block', body);
}
