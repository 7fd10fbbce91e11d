import { type Static, Type } from 'typebox';
import type { ChatStatus } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import type { MessageKind } from '#shared/domain/chat/message-kinds.ts';
import { type NamedStatement, named, type Sql, type Statement, sql } from '../../../platform/database/db.ts';
import { ChatRow, chatColumns } from '../chats.store.ts';
import { bareColumns, MessageRow, messageColumns } from './messages.store.ts';
import { SEND_EVERY_MS, type SendPace } from './send-pace.ts';

/** A message to be inserted, without what it has in common with those inserted beside it. */
export interface NewMessage {
  /** Undefined: the one chat of `farmerId`. */
  chatId: number | undefined;
  /** The farmer's, where the sender is sure of whose chat it is; with a `chatId`, both must fit. */
  farmerId?: number | undefined;
  senderId: number;
  clientId: string | null;
  contentHash: Buffer | null;
  kind: MessageKind;
  text: string | null;
  /** Includes `summary`, the line the office list shows while this is the newest message. */
  meta: object & { summary: string };
  replyTo: number | null;
  fileId: string | null;
  /** The name of the file, which the search reads. */
  fileName: string | null;
}

/** What all messages of one insert have in common. */
export interface InsertTerms {
  senderRole: SenderRole;
  now: Date;
  /** The status the chats move to, undefined for none. */
  status: ChatStatus | undefined;
  /** Nobody waits for an answer to them. */
  asksNothing?: boolean;
  refuseBlocked: boolean;
  /** How fast these senders may go; undefined: as fast as they like. */
  pace?: SendPace | undefined;
  /** What `onMessageAppended` asks for. */
  queued: NamedStatement[];
}

const SPACING = `${SEND_EVERY_MS} milliseconds`;

const InsertedRow = Type.Object({ ...MessageRow.properties, chat: ChatRow });
export type InsertedRow = Static<typeof InsertedRow>;

/**
 * The whole send in one statement. Answers undefined, having changed nothing, when there is no such chat, the farmer is
 * blocked or ahead of their pace, or the sender used this client id before.
 *
 * The order of locks is the point. The farmer's row is share-locked, so that a block and a send cannot cross; the
 * chat's row is locked before anything is written, so that numbers follow the order of the writers; and a second
 * send with one client id, which waited there, meets the first one's committed row in the unique index, although
 * its own snapshot is older than that row.
 */
export function insertMessage(
  tx: Sql,
  message: NewMessage,
  terms: InsertTerms,
): Promise<InsertedRow | undefined> {
  return tx.maybe(InsertedRow, insertion([message], terms, { ifLocked: sql``, columns: messageColumns }));
}

/**
 * The same for messages of several chats at once, one a chat, without a file or a reply. What would have to wait for
 * somebody else's lock is left out, as if there were no such chat: one slow writer holds up nobody but themselves, and no two
 * inserts wait for each other.
 * @returns those that were inserted, in no particular order
 */
export function insertWithoutWaiting(
  tx: Sql,
  messages: NewMessage[],
  terms: InsertTerms,
): Promise<InsertedRow[]> {
  return tx.many(
    InsertedRow,
    insertion(messages, terms, { ifLocked: sql`skip locked`, columns: bareColumns }),
  );
}

/**
 * Lateral: each message finds its chat by the index, however few chats the planner last saw. The arrays come out of sub-selects:
 * the planner looks into a bare one, prices a plan for its length, and would plan every send anew.
 */
function insertion(
  messages: readonly NewMessage[],
  { senderRole, now, status, asksNothing = false, refuseBlocked, pace, queued }: InsertTerms,
  { ifLocked, columns }: { ifLocked: Statement; columns: Statement },
): NamedStatement {
  const each = <T>(of: (message: NewMessage) => T) => messages.map(of);
  const jobs = queued.reduce(
    (all, one) => sql`${all} union all ${one}`,
    sql`select null::bigint where false`,
  );
  return named(
    ['chat.insert_message', ifLocked.text, ...queued.map(({ name }) => name)].join('+'),
    sql`with input as materialized (
          select * from unnest(
            (select ${each((m) => m.chatId ?? null)}::bigint[]), (select ${each((m) => m.farmerId ?? null)}::bigint[]),
            (select ${each((m) => m.senderId)}::bigint[]), (select ${each((m) => m.clientId)}::uuid[]),
            (select ${each((m) => m.contentHash)}::bytea[]), (select ${each((m) => m.kind)}::text[]), (select ${each((m) => m.text)}::text[]),
            (select ${each((m) => JSON.stringify(m.meta))}::jsonb[]), (select ${each((m) => m.replyTo)}::bigint[]),
            (select ${each((m) => m.fileId)}::uuid[]), (select ${each((m) => m.fileName)}::text[])
          ) as i (chat_id, farmer_id, sender_id, client_id, content_hash, kind, text, meta, reply_to, file_id, file_name)
        ), party as materialized (
          select i.*, p.id as party_id, p.mobile, p.blocked_at from input i cross join lateral (
            select f.id, f.mobile, f.blocked_at from farmers f
            where f.id = coalesce(i.farmer_id, (select farmer_id from chats where id = i.chat_id))
            for share of f ${ifLocked}
          ) p
        ), head as materialized (
          select party.*, h.id as head_id, h.head_seq, h.last_message_at from party cross join lateral (
            select c.id, c.head_seq, c.last_message_at from chats c
            where c.farmer_id = party.party_id
              and (party.chat_id is null or c.id = party.chat_id)
              and (party.blocked_at is null or not ${refuseBlocked}::boolean)
              and (${pace?.full ?? null}::timestamptz is null or c.farmer_sends_until is null
                   or c.farmer_sends_until <= ${pace?.full ?? null}::timestamptz
                   or c.farmer_sends_until > ${pace?.beyond ?? null}::timestamptz)
            for update of c ${ifLocked}
          ) h
        ), m as (
          insert into messages (chat_id, seq, sender_role, sender_id, client_id, content_hash, kind, text, meta,
                                reply_to, file_id, file_name, created_at)
          select head_id, head_seq + 1, ${senderRole}, sender_id, client_id, content_hash, kind, text, meta,
                 reply_to, file_id, file_name, greatest(${now}::timestamptz, last_message_at)
          from head
          on conflict (sender_role, sender_id, client_id) where client_id is not null do nothing
          returning *
        ), logged as (
          insert into chat_events (chat_id, seq, audience, type, payload)
          select m.chat_id, m.seq, 'both', 'message', jsonb_build_object('message_id', m.id) from m
        ), appended as (
          select m.id as message_id, m.chat_id, head.party_id as farmer_id from m join head on head.head_id = m.chat_id
        ), jobs (id) as materialized (${jobs})
        update chats c set
          head_seq = m.seq,
          status = coalesce(${status ?? null}::text, c.status),
          unread_count = c.unread_count + ${senderRole === 'farmer' ? 1 : 0}::int,
          last_message = case when m.meta ? 'auto' then c.last_message else m.meta ->> 'summary' end,
          last_message_seq = case when m.meta ? 'auto' then c.last_message_seq else m.seq end,
          last_message_at = case when m.meta ? 'auto' then c.last_message_at else m.created_at end,
          farmer_sends_until = case
            when ${pace?.now ?? null}::timestamptz is null then c.farmer_sends_until
            when c.farmer_sends_until between ${pace?.now ?? null}::timestamptz and ${pace?.beyond ?? null}::timestamptz
              then c.farmer_sends_until + ${SPACING}::interval
            else ${pace?.now ?? null}::timestamptz + ${SPACING}::interval end,
          waiting_since = case when m.meta ? 'auto' or ${asksNothing}::boolean then c.waiting_since
                               when m.sender_role = 'farmer' then coalesce(c.waiting_since, m.created_at) end
        from m join (select head_id, party_id as id, mobile, blocked_at from head) f on f.head_id = m.chat_id
        where c.id = m.chat_id
        returning ${columns}, (select to_jsonb(chat) from (select ${chatColumns}) as chat) as chat,
          (select count(id) from jobs) as queued`,
  );
}
