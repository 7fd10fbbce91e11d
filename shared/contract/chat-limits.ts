/*
 * The chat's figures and header names, apart from its schemas: a browser needs these at run time and must
 * not carry the schema library for them.
 */

/** Longest message text, in UTF-16 units; beyond it the sender is told, nothing is cut. */
export const MAX_TEXT_LENGTH = 4000;
export const MAX_SPRAY_FIELD_LENGTH = 200;
/** Newest messages a thread answer holds when no `limit` is given. */
export const THREAD_PAGE = 50;
export const THREAD_PAGE_MAX = 200;
/** A client further behind than this reloads the newest page instead of replaying. */
export const EVENTS_PAGE = 500;
export const CHAT_LIST_PAGE = 50;

/** What travels beside the array a thread answer is. */
export const THREAD_HEADERS = {
  headSeq: 'x-chat-head-seq',
  /** `true` when older messages exist before the first of this page. */
  hasOlder: 'x-has-older',
  /** JSON of {farmer: Watermarks, admin: Watermarks}. */
  watermarks: 'x-chat-watermarks',
} as const;

/** What the office list can be narrowed to by the status of a chat. */
export const CHAT_LIST_FILTERS = ['ALL', 'UNREAD', 'READ', 'SENT'] as const;

/** The counts of the office list go so far: a badge says `99+` long before. */
export const COUNTED_CHATS = 1_000;

export const CHAT_LIST_HEADERS = {
  nextCursor: 'x-next-cursor',
  sentCount: 'x-sent-count',
  unreadCount: 'x-unread-count',
  toSendCount: 'x-to-send-count',
  dispatchedCount: 'x-dispatched-count',
} as const;

/** Days for which a dispatch marks its chat in the office list. */
export const DISPATCH_SHOWN_DAYS = 30;

/** Thirty days: longer nothing waits on a phone and is still meant. */
export const MAX_WAITED_SECONDS = 30 * 24 * 3600;
