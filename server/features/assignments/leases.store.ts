import { type Static, Type } from 'typebox';
import { DAY_MS } from '#shared/domain/time/india-day.ts';
import type { Queries } from '../../hooks.ts';
import { type Sql, type Statement, sql } from '../../platform/database/db.ts';
import { isFree, isHeldBy, type Reader } from './assignments.store.ts';

/** Whoever asks what is next asks alone, for some milliseconds: two at once would be led to the same chat. */
export async function queueForNext(tx: Sql): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('assignments.next', 0))`);
}

export interface Lease {
  chatId: number;
  sessionId: string;
  staffId: number;
  until: Date;
  now: Date;
}

/** Takes the chat in hand, or keeps it there; false when another login has it. */
export async function takeLease(tx: Sql, lease: Lease): Promise<boolean> {
  const rows = await tx.run(
    sql`insert into chat_leases as l (chat_id, session_id, staff_id, until)
        values (${lease.chatId}, ${lease.sessionId}, ${lease.staffId}, ${lease.until})
        on conflict (chat_id) do update set
          session_id = excluded.session_id, staff_id = excluded.staff_id, until = excluded.until
        where l.session_id = excluded.session_id or l.until <= ${lease.now}`,
  );
  return rows === 1;
}

/** Gives back what this login has in hand; the chat it comes from at that moment. */
export async function releaseLeases(tx: Sql, sessionId: string, left: number, until: Date): Promise<void> {
  await tx.run(sql`delete from chat_leases where session_id = ${sessionId} and chat_id <> ${left}`);
  await tx.run(sql`update chat_leases set until = least(until, ${until}) where session_id = ${sessionId}`);
}

const NextRow = Type.Object({ id: Type.Integer() });

/**
 * `photo`: somebody waits, and sent a picture since the last answer. `unquoted`: the plant doctor said what a picture
 * shows, or sent a plan with products, and nothing was quoted. `reminded`: a reminder of the reader's is due.
 */
export type Work = 'to_send' | 'photo' | 'unquoted' | 'waiting' | 'reminded';

export interface NextRequest {
  reader: Reader;
  /** Kinds of work this person does, the most valuable first. */
  work: readonly Work[];
  leave: number;
  passed: readonly number[];
  now: Date;
}

/**
 * The chat whose work has waited longest of the most valuable kind, of those that are the reader's or nobody's and in
 * nobody's hand. One that was passed over comes when nothing else is left.
 */
export async function findNext(tx: Sql, queries: Queries, request: NextRequest): Promise<number | undefined> {
  const { leave, passed, now } = request;
  const kinds = request.work.map((kind, index) => workOf(kind, index, queries, request));
  const [first, ...more] = kinds;
  if (!first) return undefined;
  const all = more.reduce((union, kind) => sql`${union} union all ${kind}`, first);
  const row: Static<typeof NextRow> | undefined = await tx.maybe(
    NextRow,
    sql`select w.id from (${all}) w
        where w.id <> ${leave}
          and not exists (select from chat_leases l where l.chat_id = w.id and l.until > ${now})
        order by w.id = any(${passed}::bigint[]), w.kind, w.since, w.id limit 1`,
  );
  return row?.id;
}

/** The chats with one kind of work for the reader, and since when it waits. */
function workOf(kind: Work, index: number, queries: Queries, { reader }: NextRequest): Statement {
  const chat = sql`c.id`;
  const waits = sql`c.waiting_since is not null`;
  const { from, is, since } = {
    to_send: {
      from: sql`(${queries.selectPaidSince()}) goods join chats c on c.id = goods.chat_id`,
      is: sql`true`,
      since: sql`goods.paid_since`,
    },
    unquoted: {
      from: sql`chats c join lateral (${LAST_WORD}) said on true`,
      is: sql`c.last_message_at > ${new Date(reader.now.getTime() - UNQUOTED_DAYS * DAY_MS)} and ${isDoctors(reader)}
        and c.done_seq < said.seq and (said.names_products or said.kind <> 'plan' and ${showsBefore(sql`said.seq`)}) and not exists (select ${queries.fromUnpaidOf(chat)})
        and not exists (select ${queries.fromToSendOf(chat)})`,
      since: sql`said.created_at`,
    },
    photo: { from: sql`chats c`, is: sql`${waits} and ${SHOWS}`, since: sql`c.waiting_since` },
    waiting: { from: sql`chats c`, is: waits, since: sql`c.waiting_since` },
    reminded: {
      from: sql`(${queries.selectReminded(reader)}) due join chats c on c.id = due.chat_id`,
      is: sql`true`,
      since: sql`due.due_at`,
    },
  }[kind];
  // Who is reminded wanted to see the chat, whoever has it now. Of somebody who is away all that is work is everybody's.
  const theirs =
    kind === 'reminded'
      ? sql`true`
      : sql`(${isHeldBy(chat, reader)} or ${isFree(chat, sql`true`, reader.now)})`;
  return sql`select c.id, ${index}::int as kind, ${since} as since
    from ${from} join farmers f on f.id = c.farmer_id
    where ${is} and f.blocked_at is null and f.deletion_requested_at is null and ${theirs}`;
}

/** What was said longer ago, nobody comes back to for a price. */
const UNQUOTED_DAYS = 7;

/** The newest word of a person of the office, as long as it is not far back. */
const LAST_WORD = sql`
  select m.seq, m.sender_id, m.kind, m.created_at,
    m.kind = 'plan' and jsonb_array_length(m.meta->'plan'->'lines') > 0 as names_products from messages m
  where m.chat_id = c.id and m.seq > c.head_seq - 100 and m.sender_role = 'admin' and m.sender_id > 0
    and m.deleted_at is null
  order by m.seq desc limit 1`;

/** Said by a plant doctor, in words or on the phone; what the reader said, they know themselves. */
const isDoctors = ({ staffId }: Reader): Statement => sql`said.kind in ('text', 'call', 'plan')
  and said.sender_id <> ${staffId} and exists (
    select from staff s where s.id = said.sender_id and 'doctor' = any(s.roles))`;

/** A picture of the farmer's, among as many messages as anybody looks through. */
const hasPicture = (where: Statement): Statement => sql`exists (
  select from messages m join files p on p.id = m.file_id
  where m.chat_id = c.id and m.seq > c.head_seq - 100 and ${where}
    and m.sender_role = 'farmer' and m.deleted_at is null and p.mime_type ~ '^(image|video)/')`;

/** Since the last answer. */
const SHOWS = hasPicture(sql`m.created_at >= c.waiting_since`);
const showsBefore = (seq: Statement): Statement => hasPicture(sql`m.seq < ${seq}`);
