import { type Static, Type } from 'typebox';
import { type ChatListFilter, ChatStatus } from '#shared/contract/chat.ts';
import { nullable } from '#shared/contract/wire.ts';
import { type Sql, sql } from '../../platform/db.ts';

/** A line of the office list. `position` is the exact instant, in microseconds: what the keyset continues from. */
export const InboxRow = Type.Object({
  id: Type.Integer(),
  mobile: Type.String(),
  name: Type.String(),
  address: Type.String(),
  status: ChatStatus,
  unread_count: Type.Integer(),
  last_message: Type.String(),
  last_message_at: nullable(Type.String()),
  blocked: Type.Boolean(),
  head_seq: Type.Integer(),
  position: nullable(Type.Integer()),
  listed: Type.Boolean(),
});
export type InboxRow = Static<typeof InboxRow>;

/** A chat stands in the list from its first message until the office deletes it, and again from the next one. */
const listedChats = sql`chats c join farmers f on f.id = c.farmer_id
  left join chat_side_state s on s.chat_id = c.id and s.side = 'admin'`;
const isListed = sql`c.last_message_seq > coalesce(s.deleted_seq, 0)`;

const inboxColumns = sql`c.id, f.mobile, f.name, f.address, c.status, c.unread_count, c.last_message,
  c.last_message_at, f.blocked_at is not null as blocked, c.head_seq, (${isListed}) as listed,
  (extract(epoch from c.last_message_at) * 1000000)::bigint as position`;

export interface InboxPage {
  filter: ChatListFilter;
  /** Part of a name, a number or the last message; empty for all. */
  search: string;
  after: { position: number; id: number } | undefined;
  limit: number;
}

export function listInbox(db: Sql, page: InboxPage): Promise<InboxRow[]> {
  const byStatus = page.filter === 'ALL' ? sql`true` : sql`c.status = ${page.filter}`;
  const pattern = `%${page.search.replace(/[\\%_]/g, '\\$&')}%`;
  const bySearch =
    page.search === ''
      ? sql`true`
      : sql`(f.name ilike ${pattern} or f.mobile ilike ${pattern} or c.last_message ilike ${pattern})`;
  const afterLast = page.after
    ? sql`(c.last_message_at, c.id)
          < (timestamptz 'epoch' + ${page.after.position}::float8 * interval '1 microsecond', ${page.after.id}::bigint)`
    : sql`true`;
  return db.many(
    InboxRow,
    sql`select ${inboxColumns} from ${listedChats}
        where ${isListed} and ${byStatus} and ${bySearch} and ${afterLast}
        order by c.last_message_at desc nulls last, c.id desc limit ${page.limit}`,
  );
}

const CountsRow = Type.Object({ sent: Type.Integer(), unread: Type.Integer() });

export function countInbox(db: Sql): Promise<Static<typeof CountsRow>> {
  return db.one(
    CountsRow,
    sql`select count(*) filter (where c.status = 'SENT') as sent, count(*) filter (where c.status = 'UNREAD') as unread
        from chats c left join chat_side_state s on s.chat_id = c.id and s.side = 'admin'
        where c.status in ('SENT', 'UNREAD') and ${isListed}`,
  );
}

/** One chat as the list shows it, listed or not. */
export function findInboxRow(db: Sql, chatId: number): Promise<InboxRow | undefined> {
  return db.maybe(InboxRow, sql`select ${inboxColumns} from ${listedChats} where c.id = ${chatId}`);
}
