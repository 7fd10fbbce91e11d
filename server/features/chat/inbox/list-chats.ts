import type { ChatListFilter, ChatListSort, ChatSummary } from '#shared/contract/chat/list.ts';
import { CHAT_LIST_PAGE } from '#shared/contract/chat-list-limits.ts';
import { digitsOf, normaliseMobile } from '#shared/domain/digits.ts';
import { LABEL_FILTER_MAX } from '#shared/domain/labels.ts';
import { cleanLine } from '#shared/domain/text-safety.ts';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import { countInbox, findInboxRow, type InboxRow, listInbox, type Reader } from './inbox.store.ts';
import { viewChatSummary } from './inbox.view.ts';

export interface ChatList {
  chats: ChatSummary[];
  nextCursor: string | undefined;
  counts: Awaited<ReturnType<typeof countInbox>>;
}

export interface ChatListRequest {
  filter?: ChatListFilter;
  sort?: ChatListSort;
  unpaid?: boolean;
  to_send?: boolean;
  dispatched?: boolean;
  mine?: boolean;
  nobodys?: boolean;
  labels?: string;
  q?: string;
  cursor?: string | undefined;
  limit?: number;
}

/** Nobody is mentioned by this id, and nobody holds a chat. */
const NOBODY = { staffId: 0, roles: [] };

type Person = Omit<Reader, 'now'>;

/** A page of the office list; the counts are of all listed chats, whatever the filter. */
export async function listChats(
  ctx: AppContext,
  query: ChatListRequest,
  person: Person = NOBODY,
): Promise<ChatList> {
  const reader = { ...person, now: ctx.now() };
  const limit = query.limit ?? CHAT_LIST_PAGE;
  const sort = query.sort ?? 'newest';
  const [rows, counts] = await Promise.all([
    listInbox(ctx.db, ctx.queries, {
      reader,
      filter: query.filter ?? 'ALL',
      sort,
      unpaidOnly: query.unpaid ?? false,
      toSendOnly: query.to_send ?? false,
      dispatchedOnly: query.dispatched ?? false,
      mineOnly: query.mine ?? false,
      nobodysOnly: query.nobodys ?? false,
      labels: readLabels(query.labels),
      search: searchTerm(query.q ?? ''),
      after: query.cursor === undefined ? undefined : readCursor(query.cursor, sort),
      limit: limit + 1,
    }),
    countInbox(ctx.db, ctx.queries, reader),
  ]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    chats: page.map(viewChatSummary),
    nextCursor: last && writeCursor(last, sort),
    counts,
  };
}

function readLabels(ids: string | undefined): number[] {
  const labels = [...new Set(ids?.split(',').map(Number))];
  if (labels.length > LABEL_FILTER_MAX) {
    throw new AppError('INVALID_INPUT', { fields: { labels: `are more than ${LABEL_FILTER_MAX}` } });
  }
  return labels;
}

/** A number typed as people write it (+91, spaces) is looked for as it is stored. */
export function searchTerm(q: string): string {
  const line = cleanLine(q, 200);
  return /^\+?[\d\s()-]{5,}$/.test(line) ? (normaliseMobile(line) ?? digitsOf(line)) : line;
}

/** One chat as the office list shows it, also when the office has deleted it from the list. */
export async function showChat(
  ctx: AppContext,
  chatId: number,
  person: Person = NOBODY,
): Promise<ChatSummary> {
  const reader = { ...person, now: ctx.now() };
  const row = await findInboxRow(ctx.db, ctx.queries, chatId, reader);
  if (!row) throw new AppError('NOT_FOUND');
  return viewChatSummary(row);
}

/** A position of one order means nothing in the other, so the cursor says whose it is. */
function writeCursor(row: InboxRow, sort: ChatListSort): string {
  return Buffer.from(`${sort}.${row.position}.${row.id}`).toString('base64url');
}

function readCursor(cursor: string, sort: ChatListSort): { position: number; id: number } {
  const match = /^([a-z]+)\.(\d{1,16})\.(\d{1,16})$/.exec(
    Buffer.from(cursor, 'base64url').toString('latin1'),
  );
  const [position, id] = [Number(match?.[2]), Number(match?.[3])];
  if (match?.[1] !== sort || !Number.isSafeInteger(position) || !Number.isSafeInteger(id)) {
    throw new AppError('INVALID_INPUT', { fields: { cursor: 'is not a cursor of this list' } });
  }
  return { position, id };
}
