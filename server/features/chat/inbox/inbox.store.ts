import { type Static, Type } from 'typebox';
import type { ChatListFilter, ChatListSort } from '#shared/contract/chat/list.ts';
import { ChatStatus } from '#shared/contract/chat.ts';
import { COUNTED_CHATS, DISPATCH_SHOWN_DAYS } from '#shared/contract/chat-list-limits.ts';
import { Holder } from '#shared/contract/office/assignments.ts';
import { Label } from '#shared/contract/office/labels.ts';
import { nullable } from '#shared/contract/wire.ts';
import type { StaffRole } from '#shared/domain/capabilities.ts';
import { foldForSearch } from '#shared/domain/chat/search-words.ts';
import type { Queries } from '../../../hooks.ts';
import { type Sql, type Statement, sql } from '../../../platform/database/db.ts';

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
  waiting_since: nullable(Type.String()),
  unpaid: Type.Boolean(),
  to_send: Type.Boolean(),
  mentioned: Type.Boolean(),
  reminded: Type.Boolean(),
  holder: nullable(Holder),
  labels: Type.Array(Label),
  dispatched_at: nullable(Type.String()),
  blocked: Type.Boolean(),
  head_seq: Type.Integer(),
  position: nullable(Type.Integer()),
  listed: Type.Boolean(),
  put_away: Type.Boolean(),
  deletion_requested_at: nullable(Type.String()),
  set_aside: Type.Boolean(),
});
export type InboxRow = Static<typeof InboxRow>;

/** A chat stands in the list from its first message until the office deletes it, and again from the next one. */
const listedChats = sql`chats c join farmers f on f.id = c.farmer_id
  left join chat_side_state s on s.chat_id = c.id and s.side = 'admin'`;
const isListed = sql`c.last_message_seq > coalesce(s.deleted_seq, 0)`;

const CHAT = sql`c.id`;
const WAITS = sql`c.waiting_since is not null`;

const isRecent = sql`c.dispatched_at > now() - make_interval(days => ${DISPATCH_SHOWN_DAYS})`;

const FoundFarmerRow = Type.Object({
  mobile: Type.String(),
  name: Type.String(),
  address: Type.String(),
  chat_id: nullable(Type.Integer()),
  set_aside: Type.Boolean(),
});
type FoundFarmerRow = Static<typeof FoundFarmerRow>;

/**
 * Asked of the quotations' and payments' own rows: a copy on the chat could differ from them, and a page can only be cut
 * by what the same statement knows. Row by row: as a condition in the select list it would be answered for every chat
 * there is, to show fifty.
 */
const withMarks = (queries: Queries, reader: Reader) => sql`
  left join lateral (select true as unpaid ${queries.fromUnpaidOf(CHAT)} limit 1) u on true
  left join lateral (select true as to_send ${queries.fromToSendOf(CHAT)} limit 1) g on true
  left join lateral (select true as mentioned ${queries.fromMentionsOf(CHAT, reader.staffId)} limit 1) n on true
  left join lateral (select true as reminded ${queries.fromRemindersOf(CHAT, reader)} limit 1) d on true
  left join lateral (select ${queries.holderOf(CHAT, reader)} as holder) h on true
  left join lateral (select ${queries.labelsOf(CHAT)} as labels) t on true`;

/** Of a farmer who asked to be deleted the office sees that they did, and the end of their number to know them by. */
const isHere = sql`f.deletion_requested_at is null`;

const inboxColumns = (
  instant: Statement,
) => sql`c.id, f.deletion_requested_at, f.set_aside_at is not null as set_aside,
  case when ${isHere} then coalesce(f.mobile, '') else right(coalesce(f.mobile, f.former_mobile, ''), 4) end as mobile,
  case when ${isHere} then f.name else '' end as name, case when ${isHere} then f.address else '' end as address,
  c.status, c.unread_count,
  case when ${isHere} then c.last_message else '' end as last_message, c.last_message_at, c.waiting_since, coalesce(u.unpaid, false) as unpaid,
  coalesce(g.to_send, false) as to_send, coalesce(n.mentioned, false) as mentioned, coalesce(d.reminded, false) as reminded, h.holder, t.labels, case when ${isRecent} then c.dispatched_at end as dispatched_at, f.blocked_at is not null as blocked,
  c.head_seq, (${isListed}) as listed,
  coalesce(s.visible_from_seq, 0) > 0 as put_away, (extract(epoch from ${instant}) * 1000000)::bigint as position`;

/** Whose list it is: what concerns one person is asked for them. */
export interface Reader {
  staffId: number;
  roles: readonly StaffRole[];
  now: Date;
}

export interface InboxPage {
  reader: Reader;
  filter: ChatListFilter;
  sort: ChatListSort;
  unpaidOnly: boolean;
  toSendOnly: boolean;
  dispatchedOnly: boolean;
  mineOnly: boolean;
  nobodysOnly: boolean;
  /** Ids, each once; empty for all chats. */
  labels: readonly number[];
  /** Part of a name, a number or the last message; empty for all. */
  search: string;
  after: { position: number; id: number } | undefined;
  limit: number;
}

/** Also of a chat without a message. */
const lastSign = sql`coalesce(c.last_message_at, c.created_at)`;

export function listInbox(db: Sql, queries: Queries, page: InboxPage): Promise<InboxRow[]> {
  const instant =
    page.sort === 'waiting' ? sql`c.waiting_since` : page.search === '' ? sql`c.last_message_at` : lastSign;
  const direction = page.sort === 'waiting' ? sql`asc` : sql`desc`;
  const beyond = page.sort === 'waiting' ? sql`>` : sql`<`;
  const conditions = [
    // A name or number is also found when the office has deleted the chat, or nobody has written in it yet: else there would
    // be no way to it.
    page.search === '' ? isListed : sql`c.merged_into is null`,
    // Nobody can answer a blocked farmer: they wait for no one.
    page.sort === 'waiting' ? sql`c.waiting_since is not null and f.blocked_at is null` : sql`true`,
    page.filter === 'ALL' ? sql`true` : sql`c.status = ${page.filter}`,
    page.unpaidOnly ? sql`exists (select ${queries.fromUnpaidOf(CHAT)})` : sql`true`,
    page.toSendOnly ? sql`exists (select ${queries.fromToSendOf(CHAT)})` : sql`true`,
    page.dispatchedOnly ? isRecent : sql`true`,
    page.mineOnly
      ? sql`(${queries.isHeldBy(CHAT, page.reader)} or c.id in (select chat_id from (${queries.selectReminded(page.reader)}) due))`
      : sql`true`,
    page.nobodysOnly ? queries.isFree(CHAT, WAITS, page.reader.now) : sql`true`,
    page.labels.length > 0 ? queries.hasLabels(CHAT, page.labels) : sql`true`,
    page.search === '' ? sql`true` : isFound(page.search),
    page.after
      ? sql`(${instant}, c.id) ${beyond}
            (timestamptz 'epoch' + ${page.after.position}::float8 * interval '1 microsecond', ${page.after.id}::bigint)`
      : sql`true`,
  ].reduce((all, condition) => sql`${all} and ${condition}`);
  return db.many(
    InboxRow,
    sql`select ${inboxColumns(instant)} from ${listedChats} ${withMarks(queries, page.reader)} where ${conditions}
        order by ${instant} ${direction} nulls last, c.id ${direction} limit ${page.limit}`,
  );
}

/**
 * Asked of both tables one by one: an "or" across their join could use the index of neither. The index knows the
 * letters, the text itself decides.
 */
function isFound(search: string): Statement {
  const escaped = foldForSearch(search).replace(/[\\%_]/g, '\\$&');
  const key = sql`'%' || substr(search_key(${escaped}), 2) || '%'`;
  const text = `%${escaped}%`;
  return sql`c.id in (
    select c2.id from farmers f2 join chats c2 on c2.farmer_id = f2.id
    where f2.search_key like ${key} and f2.deletion_requested_at is null and (search_fold(f2.name) like ${text} or coalesce(f2.mobile, f2.former_mobile) like ${text})
    union
    select c2.id from chats c2 join farmers f3 on f3.id = c2.farmer_id
    where c2.search_key like ${key} and search_fold(c2.last_message) like ${text} and f3.deletion_requested_at is null)`;
}

const CountsRow = Type.Object({
  sent: Type.Integer(),
  unread: Type.Integer(),
  to_send: Type.Integer(),
  dispatched: Type.Integer(),
  mine: Type.Integer(),
  nobodys: Type.Integer(),
});

const isCounted = sql`c.last_message_seq > 0 and not exists (
  select from chat_side_state s
  where s.chat_id = c.id and s.side = 'admin' and s.deleted_seq > 0 and s.deleted_seq >= c.last_message_seq)`;

/** Listed chats of one status, as far as `COUNTED_CHATS`: one by one, a hundred thousand waiting chats took longer than the page. */
const countOf = (isOfStatus: Statement) => sql`(
  select count(*) from (
    select from chats c where ${isOfStatus} and ${isCounted} limit ${COUNTED_CHATS}) counted)`;

/** Of one's own and of nobody's those are counted that wait: they are work. */
export function countInbox(db: Sql, queries: Queries, reader: Reader): Promise<Static<typeof CountsRow>> {
  return db.one(
    CountsRow,
    sql`select ${countOf(sql`c.status = 'SENT'`)} as sent, ${countOf(sql`c.status = 'UNREAD'`)} as unread,
          ${countOf(sql`c.id in (${queries.selectChatsToSend()})`)} as to_send,
          ${countOf(isRecent)} as dispatched,
          ${countOf(sql`${WAITS} and ${queries.isHeldBy(CHAT, reader)}`)} as mine,
          ${countOf(sql`${WAITS} and ${queries.isFree(CHAT, WAITS, reader.now)}`)} as nobodys`,
  );
}

/** One chat as the list shows it, listed or not. */
export function findInboxRow(
  db: Sql,
  queries: Queries,
  chatId: number,
  reader: Reader,
): Promise<InboxRow | undefined> {
  return db.maybe(
    InboxRow,
    sql`select ${inboxColumns(sql`c.last_message_at`)} from ${listedChats} ${withMarks(queries, reader)}
        where c.id = ${chatId} and c.merged_into is null`,
  );
}

/**
 * Farmers by a part of name or number, whether they ever wrote or not; also those whose number went to somebody else, by
 * the whole of it too. The index knows the letters, the text decides.
 */
export function findFarmers(db: Sql, search: string, limit: number): Promise<FoundFarmerRow[]> {
  const escaped = foldForSearch(search).replace(/[\\%_]/g, '\\$&');
  const key = sql`'%' || substr(search_key(${escaped}), 2) || '%'`;
  const text = `%${escaped}%`;
  return db.many(
    FoundFarmerRow,
    sql`select coalesce(f.mobile, '') as mobile, f.name, f.address, c.id as chat_id, f.set_aside_at is not null as set_aside
        from farmers f left join chats c on c.farmer_id = f.id
        where f.deletion_requested_at is null and f.merged_into is null and (f.mobile is not null or c.id is not null)
          and f.search_key like ${key}
          and (search_fold(f.name) like ${text} or coalesce(f.mobile, f.former_mobile) like ${text})
        order by f.name, f.id limit ${limit}`,
  );
}
