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

/** What travels beside the array a thread answer is. */
export const THREAD_HEADERS = {
  headSeq: 'x-chat-head-seq',
  /** `true` when older messages exist before the first of this page. */
  hasOlder: 'x-has-older',
  /** JSON of {farmer: Watermarks, admin: Watermarks}. */
  watermarks: 'x-chat-watermarks',
} as const;

/** Thirty days: longer nothing waits on a phone and is still meant. */
export const MAX_WAITED_SECONDS = 30 * 24 * 3600;
