import type { InfiniteData } from '@tanstack/react-query';
import type { ChatSummary } from '#shared/contract/chat/list.ts';
import { foldForSearch } from '#shared/domain/chat/search-words.ts';
import { digitsOf, normaliseMobile } from '#shared/domain/digits.ts';
import { type ChatPage, isByWait, type ListCriteria } from './inbox.api.ts';
import { NARROWINGS } from './narrowings.ts';

/**
 * The loaded pages of one list, the way the query cache holds them. Never mutated. The parameter of a page is the
 * cursor it begins behind; the first of the list begins behind `TOP`. The pages loaded are a window: those far
 * above the reader have been let go.
 */
export type ChatListData = InfiniteData<ChatPage, string>;

/** Begins a list. */
export const TOP = '';

/** Whether a chat stands under the filter and the narrowings; the search is the server's to answer. */
export function isUnder(chat: ChatSummary, { filter, only, labels }: ListCriteria): boolean {
  return (
    (filter === 'ALL' || chat.status === filter) &&
    only.every((name) => NARROWINGS[name].holds(chat)) &&
    labels.every((wanted) => chat.labels.some(({ id }) => id === wanted))
  );
}

/**
 * The list with this newer state of a chat in its right place. A chat that is already shown stays shown even
 * when it no longer fits: what is on the screen leaves only by the reader's hand or by deletion (the screen
 * itself hides rows of another status). A chat that would stand beyond the loaded rows is left for its page.
 */
export function withChat(data: ChatListData, chat: ChatSummary, criteria: ListCriteria): ChatListData {
  const known = findChat(data, chat.id);
  if (known && known.head_seq > chat.head_seq) return data;
  if (!known && !fits(chat, criteria)) return data;
  const compare = ORDER[isByWait(criteria) ? 'waiting' : 'newest'];
  // Whoever has just got an answer stays where they are seen, and the next one stays below them.
  const staysPut = isByWait(criteria) && chat.waiting_since === null;
  if (known && (staysPut || compare(known, chat) === 0)) return mapChat(data, chat.id, () => chat);
  return inserted(withoutChat(data, chat.id), chat, compare);
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

type Compare = (a: ChatSummary, b: ChatSummary) => number;

/** The server's orders; the id settles ties as it does there. */
const ORDER: Record<'newest' | 'waiting', Compare> = {
  /** Newest message first; chats without one last. */
  newest(a, b) {
    const later = timeOf(b.last_message_at, -1) - timeOf(a.last_message_at, -1);
    return later === 0 ? b.id - a.id : later;
  },
  /** Who wrote first and got no answer; whoever has one now has no rank among them. */
  waiting(a, b) {
    if (b.waiting_since === null) return 0;
    const longer = timeOf(a.waiting_since, Number.MAX_SAFE_INTEGER) - timeOf(b.waiting_since, 0);
    return longer === 0 ? a.id - b.id : longer;
  },
};

function timeOf(instant: string | null, without: number): number {
  return instant === null ? without : Date.parse(instant);
}

function inserted(data: ChatListData, chat: ChatSummary, compare: Compare): ChatListData {
  const last = data.pages.length - 1;
  const target = data.pages.findIndex((page) => page.chats.some((other) => compare(chat, other) < 0));
  const isBelowAll = target < 0;
  if (isBelowAll && data.pages[last]?.nextCursor) return data;
  const first = data.pages[0]?.chats[0];
  const isAboveAll = data.pageParams[0] !== TOP && first !== undefined && compare(chat, first) < 0;
  if (isAboveAll) return data;
  const pages = data.pages.map((page, index) => {
    if (index !== (isBelowAll ? last : target)) return page;
    const at = isBelowAll ? page.chats.length : page.chats.findIndex((other) => compare(chat, other) < 0);
    return { ...page, chats: [...page.chats.slice(0, at), chat, ...page.chats.slice(at)] };
  });
  return { ...data, pages };
}

function fits(chat: ChatSummary, criteria: ListCriteria): boolean {
  return isUnder(chat, criteria) && isFoundBy(chat, criteria.q);
}

/** The server's search, near enough to decide whether a live chat joins the results on the screen. */
function isFoundBy(chat: ChatSummary, q: string): boolean {
  if (q === '') return true;
  const needle = foldForSearch(q);
  const digits = /[^\p{Nd}\s+()-]/u.test(q) ? '' : (normaliseMobile(q) ?? digitsOf(q));
  return (
    foldForSearch(chat.name).includes(needle) ||
    foldForSearch(chat.last_message).includes(needle) ||
    (digits !== '' && chat.mobile.includes(digits))
  );
}
