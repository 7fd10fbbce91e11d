import type { Static } from 'typebox';
import type { ChatAnswer, ChatListFilter, ChatSummary } from '#shared/contract/chat/list.ts';
import type { SetStatusAnswer } from '#shared/contract/chat.ts';
import { CHAT_LIST_HEADERS } from '#shared/contract/chat-list-limits.ts';
import type { BeginChatAnswer, DoneAnswer, FarmersAnswer } from '#shared/contract/desk.ts';
import type { BlockAnswer, BlockBody } from '#shared/contract/identity.ts';
import { getJson, postJson, request } from '../../../lib/http.ts';
import { NARROWINGS, type Narrowing } from './narrowings.ts';

export type Filter = Static<typeof ChatListFilter>;

/** Which chats a list shows, and in which order: a status, a narrowing, a search over name, mobile and last message. */
export interface ListCriteria {
  filter: Filter;
  /** In the order of `NARROWINGS`, each once. */
  only: readonly Narrowing[];
  /** Ids of labels, all of which a chat must carry. */
  labels: readonly number[];
  /** Trimmed; empty for no search. */
  q: string;
}

export const ALL_CHATS: ListCriteria = { filter: 'ALL', only: [], labels: [], q: '' };

/** `waiting` is an order too: the longest wait first. */
export function isByWait({ only }: ListCriteria): boolean {
  return only.includes('waiting');
}

/** How many chats stand in a status, or under a narrowing that is counted, over the whole office. */
export interface ChatCounts {
  sent: number;
  unread: number;
  toSend: number;
  dispatched: number;
  /** Of these two those that wait. */
  mine: number;
  nobodys: number;
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
  { filter, only, labels, q }: ListCriteria,
  { cursor, limit, signal }: { cursor?: string | undefined; limit?: number; signal?: AbortSignal } = {},
): Promise<ChatPage> {
  const { data, header } = await request<ChatSummary[]>('GET', '/chat/all', undefined, {
    query: {
      filter,
      ...Object.assign({}, ...only.map((name) => NARROWINGS[name].query)),
      labels: labels.join(',') || undefined,
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
      toSend: Number(header(CHAT_LIST_HEADERS.toSendCount) ?? 0),
      dispatched: Number(header(CHAT_LIST_HEADERS.dispatchedCount) ?? 0),
      mine: Number(header(CHAT_LIST_HEADERS.mineCount) ?? 0),
      nobodys: Number(header(CHAT_LIST_HEADERS.nobodysCount) ?? 0),
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

/** Back among the unread, for a colleague or for later. */
export function markUnread(chatId: number): Promise<unknown> {
  return postJson('/chat/status', { chat_id: chatId, status: 'UNREAD' });
}

/** What the farmer wrote up to here needs no answer. Answers up to where that was said before. */
export async function setDone(chatId: number, upToSeq: number): Promise<number> {
  return (await postJson<DoneAnswer>('/chat/done', { chat_id: chatId, up_to_seq: upToSeq })).done_before;
}

/** What was settled beyond here waits again. */
export function takeBackDone(chatId: number, backTo: number): Promise<unknown> {
  return postJson('/chat/done', { chat_id: chatId, up_to_seq: 0, back_to: backTo });
}

/** Registered farmers by a part of name or number. */
export async function findFarmers(q: string, signal: AbortSignal): Promise<FarmersAnswer['farmers']> {
  return (await getJson<FarmersAnswer>('/admin/farmers', { query: { q }, signal })).farmers;
}

/** The chat of a registered farmer, made if there is none. */
export async function beginChat(mobile: string): Promise<number> {
  return (await postJson<BeginChatAnswer>('/chat/begin', { mobile })).chat_id;
}

/** Empties the thread for the office, as far as it was seen; the farmer keeps it. */
export function clearChat(chatId: number, upToSeq: number): Promise<unknown> {
  return postJson('/chat/clear', { chat_id: chatId, role: 'admin', scope: 'me', up_to_seq: upToSeq });
}

/** Takes the chat out of the office list; what is there of later messages keeps it there, or brings it back. */
export function deleteChat(chatId: number, upToSeq: number): Promise<unknown> {
  return postJson('/chat/delete', { chat_id: chatId, role: 'admin', up_to_seq: upToSeq });
}

/** The way back from both. */
export function bringBackChat(chatId: number): Promise<unknown> {
  return postJson('/chat/restore', { chat_id: chatId });
}

export function setBlocked(body: BlockBody): Promise<BlockAnswer> {
  return postJson<BlockAnswer>('/admin/block', body);
}
