import { type Static, Type } from 'typebox';
import { Author } from '#shared/contract/office/authors.ts';
import { nullable, SenderRole } from '#shared/contract/wire.ts';
import { named, type Sql, type Statement, sql } from '../../../platform/database/db.ts';
import { authorOf } from '../../identity/index.ts';

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

/** A message with its file and the head of the message it answers. */
export const MessageRow = Type.Object({
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
  file: nullable(FileColumns),
  reply: nullable(ReplyColumns),
});
export type MessageRow = Static<typeof MessageRow>;

/** Of the office's side alone. Farmers have one name, and it is above the chat. */
const author = authorOf(sql`case when m.sender_role = 'admin' then m.sender_id end`, sql`m.created_at`);

/** `MessageRow` of `m` without the other two rows it tells of. */
const ownColumns = sql`m.id, m.chat_id, m.seq, m.client_id, m.sender_role, m.kind, m.text, m.meta, m.reply_to,
  m.created_at, ${author} as author, m.deleted_at is not null as deleted`;

/** Of `f`, a row of files, and of the message `r` with its file `rf`. */
const file = sql`jsonb_build_object(
  'storage_key', f.storage_key, 'preview_key', f.preview_key, 'original_name', f.original_name,
  'mime_type', f.mime_type, 'size_bytes', f.size_bytes, 'width', f.width, 'height', f.height,
  'duration_ms', f.duration_ms, 'peaks', f.peaks, 'audio_copy_key', f.audio_copy_key)`;
const reply = sql`jsonb_build_object(
  'id', r.id, 'seq', r.seq, 'sender_role', r.sender_role, 'kind', r.kind, 'text', left(r.text, 400),
  'mime_type', rf.mime_type, 'deleted', r.deleted_at is not null)`;

const selectMessages = sql`select ${ownColumns},
    case when f.id is not null then ${file} end as file, case when r.id is not null then ${reply} end as reply
  from messages m
  left join files f on f.id = m.file_id
  left join messages r on r.id = m.reply_to
  left join files rf on rf.id = r.file_id`;

/** `MessageRow` of `m`, for a statement that has no more than that. */
export const messageColumns = sql`${ownColumns},
  (select ${file} from files f where f.id = m.file_id) as file,
  (select ${reply} from messages r left join files rf on rf.id = r.file_id where r.id = m.reply_to) as reply`;

/** The same of a message that has no file and answers none. */
export const bareColumns = sql`${ownColumns}, null::jsonb as file, null::jsonb as reply`;

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
