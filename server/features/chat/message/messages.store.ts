import { type Static, Type } from 'typebox';
import type { ChatStatus } from '#shared/contract/chat.ts';
import { Author } from '#shared/contract/office/authors.ts';
import { nullable, SenderRole } from '#shared/contract/wire.ts';
import type { MessageKind } from '#shared/domain/chat/message-kinds.ts';
import { type NamedStatement, named, type Sql, type Statement, sql } from '../../../platform/database/db.ts';
import { authorOf } from '../../identity/index.ts';
import { ChatRow, chatColumns } from '../chats.store.ts';
import { SEND_EVERY_MS, type SendPace } from './send-pace.ts';

const FileColumns = Type.Object({
  storage_key: Type.String(),
  preview_key: nullable(Type.String()),
  original_name: Type.String(),
  mime_type: Type.String(),
  size_bytes: Type.Integer(),
  width: nullable(Type.Integer()),
  height: nullable(Type.Integer()),
  duration_ms: nullable(Type.Integer()),
  peaks: nullable(Type.Array(Type.Integer())),
  audio_copy_key: nullable(Type.String()),
});

const ReplyColumns = Type.Object({
  id: Type.Integer(),
  seq: Type.Integer(),
  sender_role: SenderRole,
  kind: Type.String(),
  text: nullable(Type.String()),
  mime_type: nullable(Type.String()),
  deleted: Type.Boolean(),
});

const OwnColumns = Type.Object({
  id: Type.Integer(),
  chat_id: Type.Integer(),
  seq: Type.Integer(),
  client_id: nullable(Type.String()),
  sender_role: SenderRole,
  kind: Type.String(),
  text: nullable(Type.String()),
  meta: Type.Record(Type.String(), Type.Unknown()),
  reply_to: nullable(Type.Integer()),
  created_at: Type.String(),
  author: nullable(Author),
  deleted: Type.Boolean(),
});

/** A message with its file and the head of the message it answers. */
export const MessageRow = Type.Object({
  ...OwnColumns.properties,
  file: nullable(FileColumns),
  reply: nullable(ReplyColumns),
});
export type MessageRow = Static<typeof MessageRow>;

/** Of the office's side alone. Farmers have one name, and it is above the chat. */
const author = authorOf(sql`case when m.sender_role = 'admin' then m.sender_id end`, sql`m.created_at`);

const ownColumns = sql`m.id, m.chat_id, m.seq, m.client_id, m.sender_role, m.kind, m.text, m.meta, m.reply_to,
  m.created_at, ${author} as author, m.deleted_at is not null as deleted`;

const selectMessages = sql`select ${ownColumns},
    case when f.id is not null then jsonb_build_object(
      'storage_key', f.storage_key, 'preview_key', f.preview_key, 'original_name', f.original_name,
      'mime_type', f.mime_type, 'size_bytes', f.size_bytes, 'width', f.width, 'height', f.height,
      'duration_ms', f.duration_ms, 'peaks', f.peaks, 'audio_copy_key', f.audio_copy_key) end as file,
    case when r.id is not null then jsonb_build_object(
      'id', r.id, 'seq', r.seq, 'sender_role', r.sender_role, 'kind', r.kind, 'text', left(r.text, 400),
      'mime_type', rf.mime_type, 'deleted', r.deleted_at is not null) end as reply
  from messages m
  left join files f on f.id = m.file_id
  left join messages r on r.id = m.reply_to
  left join files rf on rf.id = r.file_id`;

/** The side neither hid the message nor cleared its chat after it. */
export const visibleTo = (side: SenderRole, chatId: Statement = sql`m.chat_id`) => sql`m.seq >= coalesce(
    (select s.visible_from_seq from chat_side_state s where s.chat_id = ${chatId} and s.side = ${side}), 0)
  and not exists (select 1 from message_hidden h where h.message_id = m.id and h.side = ${side})`;

/** A page of what the side sees, newest first. */
export function listThread(
  db: Sql,
  page: { chatId: number; side: SenderRole; before: number | undefined; limit: number },
): Promise<MessageRow[]> {
  return db.many(
    MessageRow,
    named(
      'chat.thread_page',
      sql`${selectMessages}
          where m.chat_id = ${page.chatId} and m.seq < ${page.before ?? Number.MAX_SAFE_INTEGER}
            and ${visibleTo(page.side, sql`${page.chatId}`)}
          order by m.seq desc limit ${page.limit}`,
    ),
  );
}

/** Those of the messages the side may see, in no particular order. */
export function listVisible(db: Sql, side: SenderRole, ids: number[]): Promise<MessageRow[]> {
  return db.many(
    MessageRow,
    named(
      'chat.visible_messages',
      sql`${selectMessages} where m.id = any(${ids}::bigint[]) and ${visibleTo(side)}`,
    ),
  );
}

export function findMessage(db: Sql, id: number): Promise<MessageRow | undefined> {
  return db.maybe(MessageRow, named('chat.message', sql`${selectMessages} where m.id = ${id}`));
}

const StoredRow = Type.Object({ id: Type.Integer(), chat_id: Type.Integer(), same_content: Type.Boolean() });

/** What this sender stored under this id before, and whether it asked for the same. */
export function findSent(
  db: Sql,
  sent: { senderRole: SenderRole; senderId: number; clientId: string; contentHash: Buffer | null },
): Promise<Static<typeof StoredRow> | undefined> {
  return db.maybe(
    StoredRow,
    sql`select id, chat_id, content_hash is not distinct from ${sent.contentHash}::bytea as same_content from messages
        where sender_role = ${sent.senderRole} and sender_id = ${sent.senderId} and client_id = ${sent.clientId}`,
  );
}

export interface NewMessage {
  /** Undefined: the one chat of `farmerId`. */
  chatId: number | undefined;
  /** The farmer's, where the sender is sure of whose chat it is; with a `chatId`, both must fit. */
  farmerId?: number | undefined;
  senderRole: SenderRole;
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
  now: Date;
  /** The status the chat moves to, undefined for none. */
  status: ChatStatus | undefined;
  /** Nobody waits for an answer to it. */
  asksNothing?: boolean;
  refuseBlocked: boolean;
  /** How fast this sender may go; undefined: as fast as they like. */
  pace?: SendPace | undefined;
  /** What `onMessageAppended` asks for. */
  queued: NamedStatement[];
}

const SPACING = `${SEND_EVERY_MS} milliseconds`;

const InsertedRow = Type.Object({ ...OwnColumns.properties, chat: ChatRow });
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
export function insertMessage(tx: Sql, message: NewMessage): Promise<InsertedRow | undefined> {
  const { pace, queued } = message;
  const jobs = queued.reduce(
    (all, each) => sql`${all} union all ${each}`,
    sql`select null::bigint where false`,
  );
  return tx.maybe(
    InsertedRow,
    named(
      ['chat.insert_message', ...queued.map(({ name }) => name)].join('+'),
      sql`with party as materialized (
            select f.id, f.mobile, f.blocked_at from farmers f
            where f.id = coalesce(${message.farmerId ?? null}::bigint,
                                  (select farmer_id from chats where id = ${message.chatId ?? null}::bigint))
            for share of f
          ), head as materialized (
            select c.id, c.head_seq, c.last_message_at from chats c join party on party.id = c.farmer_id
            where (${message.chatId ?? null}::bigint is null or c.id = ${message.chatId ?? null}::bigint)
              and (party.blocked_at is null or not ${message.refuseBlocked}::boolean)
              and (${pace?.full ?? null}::timestamptz is null or c.farmer_sends_until is null
                   or c.farmer_sends_until <= ${pace?.full ?? null}::timestamptz
                   or c.farmer_sends_until > ${pace?.beyond ?? null}::timestamptz)
            for update of c
          ), m as (
            insert into messages (chat_id, seq, sender_role, sender_id, client_id, content_hash, kind, text, meta,
                                  reply_to, file_id, file_name, created_at)
            select head.id, head.head_seq + 1, ${message.senderRole}, ${message.senderId}, ${message.clientId}::uuid,
                   ${message.contentHash}::bytea, ${message.kind}, ${message.text}, ${JSON.stringify(message.meta)}::jsonb,
                   ${message.replyTo}::bigint, ${message.fileId}::uuid, ${message.fileName},
                   greatest(${message.now}::timestamptz, head.last_message_at)
            from head
            on conflict (sender_role, sender_id, client_id) where client_id is not null do nothing
            returning *
          ), logged as (
            insert into chat_events (chat_id, seq, audience, type, payload)
            select m.chat_id, m.seq, 'both', 'message', jsonb_build_object('message_id', m.id) from m
          ), appended as (
            select m.id as message_id, m.chat_id, party.id as farmer_id from m, party
          ), jobs (id) as materialized (${jobs})
          update chats c set
            head_seq = m.seq,
            status = coalesce(${message.status ?? null}::text, c.status),
            unread_count = c.unread_count + ${message.senderRole === 'farmer' ? 1 : 0}::int,
            last_message = case when m.meta ? 'auto' then c.last_message else m.meta ->> 'summary' end,
            last_message_seq = case when m.meta ? 'auto' then c.last_message_seq else m.seq end,
            last_message_at = case when m.meta ? 'auto' then c.last_message_at else m.created_at end,
            farmer_sends_until = case
              when ${pace?.now ?? null}::timestamptz is null then c.farmer_sends_until
              when c.farmer_sends_until between ${pace?.now ?? null}::timestamptz and ${pace?.beyond ?? null}::timestamptz
                then c.farmer_sends_until + ${SPACING}::interval
              else ${pace?.now ?? null}::timestamptz + ${SPACING}::interval end,
            waiting_since = case when m.meta ? 'auto' or ${message.asksNothing ?? false}::boolean then c.waiting_since
                                 when m.sender_role = 'farmer' then coalesce(c.waiting_since, m.created_at) end
          from m, party f
          where c.id = m.chat_id
          returning ${ownColumns}, (select to_jsonb(chat) from (select ${chatColumns}) as chat) as chat,
            (select count(id) from jobs) as queued`,
    ),
  );
}

const Paid = Type.Object({ until: nullable(Type.String()) });

/** Up to when the farmer of a chat has used up their pace; see `SendPace`. */
export async function findSendsUntil(db: Sql, chatId: number): Promise<string | null> {
  const row = await db.one(Paid, sql`select farmer_sends_until as until from chats where id = ${chatId}`);
  return row.until;
}

const AmendedRow = Type.Object({ chat_id: Type.Integer() });

/** Adds keys to a message's meta; answers its chat, or undefined when it was deleted. */
export async function amendMeta(
  tx: Sql,
  messageId: number,
  patch: object,
  { withoutFile }: { withoutFile: boolean },
): Promise<number | undefined> {
  const row = await tx.maybe(
    AmendedRow,
    sql`update messages set meta = meta || ${JSON.stringify(patch)}::jsonb,
               file_id = case when ${withoutFile} then null else file_id end
        where id = ${messageId} and deleted_at is null returning chat_id`,
  );
  return row?.chat_id;
}

const IdRow = Type.Object({ id: Type.Integer() });

/** Where the thread tells of a payment. */
export async function findPaymentMessage(tx: Sql, chatId: number, pid: number): Promise<number | undefined> {
  const row = await tx.maybe(
    IdRow,
    sql`select id from messages
        where chat_id = ${chatId} and kind = 'payment' and (meta ->> 'pid')::bigint = ${pid}
        order by seq desc limit 1`,
  );
  return row?.id;
}

const CallRow = Type.Object({ at: nullable(Type.String()) });

/** When a farmer was last on the phone with the office: when it was, not when it was noted. Null for never. */
export async function lastCallOf(db: Sql, farmerId: number): Promise<string | null> {
  const row = await db.one(
    CallRow,
    sql`select max((m.meta ->> 'called_at')::timestamptz) as at from messages m
        where m.chat_id = (select id from chats where farmer_id = ${farmerId}) and m.kind = 'call'`,
  );
  return row.at;
}
