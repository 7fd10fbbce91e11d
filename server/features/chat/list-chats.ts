import type { ChatListFilter, ChatSummary } from '#shared/contract/chat.ts';
import { CHAT_LIST_PAGE } from '#shared/contract/chat-limits.ts';
import { digitsOf } from '#shared/domain/digits.ts';
import { cleanLine } from '#shared/domain/text-safety.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { countInbox, type InboxRow, listInbox } from './inbox.store.ts';
import { viewChatSummary } from './inbox.view.ts';

export interface ChatList {
  chats: ChatSummary[];
  nextCursor: string | undefined;
  sentCount: number;
  unreadCount: number;
}

/** A page of the office list, newest first; the counts are of all listed chats, whatever the filter. */
export async function listChats(
  ctx: AppContext,
  query: { filter?: ChatListFilter; q?: string; cursor?: string; limit?: number },
): Promise<ChatList> {
  const limit = query.limit ?? CHAT_LIST_PAGE;
  const [rows, counts] = await Promise.all([
    listInbox(ctx.db, {
      filter: query.filter ?? 'ALL',
      search: searchTerm(query.q ?? ''),
      after: query.cursor === undefined ? undefined : readCursor(query.cursor),
      limit: limit + 1,
    }),
    countInbox(ctx.db),
  ]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    chats: page.map(viewChatSummary),
    nextCursor: last && writeCursor(last),
    sentCount: counts.sent,
    unreadCount: counts.unread,
  };
}

/** A number typed as people write it (+91, spaces) is looked for as it is stored. */
function searchTerm(q: string): string {
  const line = cleanLine(q, 200);
  return /^\+?[\d\s()-]{5,}$/.test(line) ? digitsOf(line).slice(-10) : line;
}

function writeCursor(row: InboxRow): string {
  return Buffer.from(`${row.position}.${row.id}`).toString('base64url');
}

function readCursor(cursor: string): { position: number; id: number } {
  const match = /^(\d{1,16})\.(\d{1,16})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  const [position, id] = [Number(match?.[1]), Number(match?.[2])];
  if (!Number.isSafeInteger(position) || !Number.isSafeInteger(id)) {
    throw new AppError('INVALID_INPUT', { fields: { cursor: 'is not a cursor of this list' } });
  }
  return { position, id };
}
