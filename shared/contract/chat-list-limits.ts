/* Figures and header names of the office list, apart from those of a chat, which farmers load. */

export const CHAT_LIST_PAGE = 50;

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
  mineCount: 'x-mine-count',
  nobodysCount: 'x-nobodys-count',
} as const;

/** Days for which a dispatch marks its chat in the office list. */
export const DISPATCH_SHOWN_DAYS = 30;

/** Characters of a private note; as many as of a message. */
export const NOTE_MAX = 4_000;
/** People one note may call by name. */
export const MENTIONS_MAX = 20;
