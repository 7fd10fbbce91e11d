import type { InfiniteData } from '@tanstack/react-query';
import type { ChatSummary } from '#shared/contract/chat.ts';
import { digitsOf } from '#shared/domain/digits.ts';
import type { ChatPage, Filter, ListCriteria } from './inbox.api.ts';

/** The loaded pages of one list, the way the query cache holds them. Never mutated. */
export type ChatListData = InfiniteData<ChatPage, string | null>;

/** Whether a chat stands under a filter. */
export function isUnderFilter(chat: ChatSummary, filter: Filter): boolean {
  return filter === 'ALL' || chat.status === filter;
}

/**
 * The list with this newer state of a chat in its right place. A chat that is already shown stays shown even
 * when it no longer fits: what is on the screen leaves only by the reader's hand or by deletion (the screen
 * itself hides rows of another status). A chat that would stand below the last loaded row is left for its page.
 */
export function withChat(data: ChatListData, chat: ChatSummary, criteria: ListCriteria): ChatListData {
  const known = findChat(data, chat.id);
  if (known && known.head_seq > chat.head_seq) return data;
  if (!known && !fits(chat, criteria)) return data;
  if (known && compareChats(known, chat) === 0) return mapChat(data, chat.id, () => chat);
  return inserted(withoutChat(data, chat.id), chat);
}

/** The list without a chat that was deleted. */
export function withoutChat(data: ChatListData, chatId: number): ChatListData {
  if (!findChat(data, chatId)) return data;
  const pages = data.pages.map((page) => ({ ...page, chats: page.chats.filter(({ id }) => id !== chatId) }));
  return { ...data, pages };
}

/** The list with one chat changed in place, its position untouched. */
export function mapChat(
  data: ChatListData,
  chatId: number,
  change: (chat: ChatSummary) => ChatSummary,
): ChatListData {
  if (!findChat(data, chatId)) return data;
  const pages = data.pages.map((page) => ({
    ...page,
    chats: page.chats.map((chat) => (chat.id === chatId ? change(chat) : chat)),
  }));
  return { ...data, pages };
}

export function findChat(data: ChatListData, chatId: number): ChatSummary | undefined {
  for (const page of data.pages) {
    const chat = page.chats.find(({ id }) => id === chatId);
    if (chat) return chat;
  }
  return undefined;
}

/** All loaded rows, each once: a chat that moved between two page reads may stand in both. */
export function loadedChats(data: ChatListData | undefined): ChatSummary[] {
  const seen = new Set<number>();
  return (data?.pages ?? []).flatMap((page) => page.chats).filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** Newest message first; chats without one last; the id settles ties as the server does. */
function compareChats(a: ChatSummary, b: ChatSummary): number {
  const later = timeOf(b) - timeOf(a);
  return later === 0 || Number.isNaN(later) ? b.id - a.id : later;
}

function timeOf(chat: ChatSummary): number {
  return chat.last_message_at ? Date.parse(chat.last_message_at) : Number.NEGATIVE_INFINITY;
}

function inserted(data: ChatListData, chat: ChatSummary): ChatListData {
  const last = data.pages.length - 1;
  const target = data.pages.findIndex((page) => page.chats.some((other) => compareChats(chat, other) < 0));
  const isBelowAll = target < 0;
  if (isBelowAll && data.pages[last]?.nextCursor) return data;
  const pages = data.pages.map((page, index) => {
    if (index !== (isBelowAll ? last : target)) return page;
    const at = isBelowAll
      ? page.chats.length
      : page.chats.findIndex((other) => compareChats(chat, other) < 0);
    return { ...page, chats: [...page.chats.slice(0, at), chat, ...page.chats.slice(at)] };
  });
  return { ...data, pages };
}

function fits(chat: ChatSummary, { filter, q }: ListCriteria): boolean {
  return isUnderFilter(chat, filter) && isFoundBy(chat, q);
}

/** The server's search, near enough to decide whether a live chat joins the results on the screen. */
function isFoundBy(chat: ChatSummary, q: string): boolean {
  if (q === '') return true;
  const needle = q.toLowerCase();
  const digits = /[^\p{Nd}\s+()-]/u.test(q) ? '' : digitsOf(q).slice(-10);
  return (
    chat.name.toLowerCase().includes(needle) ||
    chat.last_message.toLowerCase().includes(needle) ||
    (digits !== '' && chat.mobile.includes(digits))
  );
}
