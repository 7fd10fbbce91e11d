import { type Static, Type } from 'typebox';
import { ChatStatus } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { named, type Sql, sql } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors.ts';

/** A chat with what every rule about it asks: whose it is, whether they are blocked, how far its log goes. */
export const ChatRow = Type.Object({
  id: Type.Integer(),
  farmer_id: Type.Integer(),
  mobile: Type.String(),
  blocked: Type.Boolean(),
  head_seq: Type.Integer(),
  status: ChatStatus,
  unread_count: Type.Integer(),
});
export type ChatRow = Static<typeof ChatRow>;

const IdRow = Type.Object({ id: Type.Integer() });

/** A farmer who left gives their number free; what the business still notes in their chat reaches nobody by it. */
export const chatColumns = sql`c.id, c.farmer_id, coalesce(f.mobile, '') as mobile, f.blocked_at is not null as blocked,
  c.head_seq, c.status, c.unread_count`;

/** The chat, for whoever asks from outside: that of a farmer who asked to be deleted is no longer there, nor one that became part of another. */
export function findChat(db: Sql, chatId: number): Promise<ChatRow | undefined> {
  return db.maybe(
    ChatRow,
    named(
      'chat.find',
      sql`select ${chatColumns} from chats c join farmers f on f.id = c.farmer_id
          where c.id = ${chatId} and f.deletion_requested_at is null and c.merged_into is null`,
    ),
  );
}

/** Also that of a farmer who asked to be deleted: a payment under way is still noted in it. */
export function findAnyChat(db: Sql, chatId: number): Promise<ChatRow | undefined> {
  return db.maybe(
    ChatRow,
    sql`select ${chatColumns} from chats c join farmers f on f.id = c.farmer_id where c.id = ${chatId}`,
  );
}

export function findChatByFarmer(db: Sql, farmerId: number): Promise<ChatRow | undefined> {
  return db.maybe(
    ChatRow,
    named(
      'chat.find_by_farmer',
      sql`select ${chatColumns} from chats c join farmers f on f.id = c.farmer_id where c.farmer_id = ${farmerId}`,
    ),
  );
}

/**
 * Holds the chat until the transaction ends; whoever writes to it next waits here. Take it before any other
 * row of the chat, so that two writers can never wait for each other; the farmer's own row comes even before
 * it, because a block starts there. One that became part of another, while the writer waited too, takes nothing more.
 * @throws {AppError} NOT_FOUND
 */
export async function lockChat(tx: Sql, chatId: number): Promise<ChatRow> {
  const chat = await tx.maybe(
    ChatRow,
    sql`with f as materialized (
          select id, mobile, blocked_at from farmers
          where id = (select farmer_id from chats where id = ${chatId}) for share
        )
        select ${chatColumns} from chats c join f on f.id = c.farmer_id
        where c.id = ${chatId} and c.merged_into is null for update of c`,
  );
  if (!chat) throw new AppError('NOT_FOUND');
  return chat;
}

/** The number of the farmer's chat; null before they wrote. */
export async function findChatIdOf(db: Sql, farmerId: number): Promise<number | null> {
  const chat = await db.maybe(
    IdRow,
    named('chat.id_of_farmer', sql`select id from chats where farmer_id = ${farmerId}`),
  );
  return chat?.id ?? null;
}

/** Whether somebody of the office has written to this farmer. */
export async function hasAnswered(
  db: Sql,
  { staffId, farmerId }: { staffId: number; farmerId: number },
): Promise<boolean> {
  const answer = await db.maybe(
    IdRow,
    sql`select m.id from chats c join messages m on m.chat_id = c.id
        where c.farmer_id = ${farmerId} and m.sender_role = 'admin' and m.sender_id = ${staffId} limit 1`,
  );
  return answer !== undefined;
}

/** Goods have left for this farmer. */
export async function setDispatchedAt(tx: Sql, chatId: number, now: Date): Promise<void> {
  await tx.run(sql`update chats set dispatched_at = ${now} where id = ${chatId}`);
}

/**
 * Nothing in the chat waits for the office any more.
 * @param unlessSince leaves a chat in which its farmer has written after this: they are still here
 */
export async function restChat(tx: Sql, farmerId: number, unlessSince: Date | null = null): Promise<void> {
  await tx.run(
    sql`update chats c set status = 'READ', unread_count = 0, waiting_since = null
        where c.farmer_id = ${farmerId}
          and not exists (select from messages m where m.chat_id = c.id and m.sender_role = 'farmer'
                            and m.created_at > ${unlessSince}::timestamptz)`,
  );
}

/** The farmer's one chat, made if need be; of any number of first messages at once, one makes it. */
export async function openChat(tx: Sql, farmerId: number, opener: SenderRole): Promise<number> {
  const status: ChatStatus = opener === 'farmer' ? 'UNREAD' : 'READ';
  await tx.run(
    sql`insert into chats (farmer_id, status) values (${farmerId}, ${status}) on conflict (farmer_id) do nothing`,
  );
  const chat = await tx.one(IdRow, sql`select id from chats where farmer_id = ${farmerId}`);
  return chat.id;
}

/**
 * Counts the unread messages anew and moves the chat to `status`; without one, a chat with nothing unread left
 * is no longer UNREAD. Unread is what the farmer sent, the office still sees, and lies beyond its read mark.
 * Answers undefined when the chat already stood so.
 */
export function updateChatStatus(
  tx: Sql,
  chatId: number,
  status: ChatStatus | undefined,
): Promise<ChatRow | undefined> {
  return tx.maybe(
    ChatRow,
    sql`with unread as (
          select count(*)::int as n from messages m
          left join chat_side_state s on s.chat_id = m.chat_id and s.side = 'admin'
          where m.chat_id = ${chatId} and m.sender_role = 'farmer'
            and m.seq > coalesce(s.read_seq, 0) and m.seq >= coalesce(s.visible_from_seq, 0)
            and not exists (select 1 from message_hidden h where h.message_id = m.id and h.side = 'admin')
        ), standing as (
          select unread.n, coalesce(${status ?? null}::text,
            case when unread.n = 0 and chats.status = 'UNREAD' then 'READ' else chats.status end) as status
          from chats, unread where chats.id = ${chatId}
        )
        update chats c set status = standing.status, unread_count = standing.n
        from standing, farmers f
        where c.id = ${chatId} and f.id = c.farmer_id
          and (c.status, c.unread_count) is distinct from (standing.status, standing.n)
        returning ${chatColumns}`,
  );
}

const DoneRow = Type.Object({ done_seq: Type.Integer() });

/** Notes up to where the farmer's words need no answer. Answers up to where they did before; undefined when they did so far already. */
export async function setDone(tx: Sql, chatId: number, seq: number): Promise<number | undefined> {
  const before = await tx.maybe(
    DoneRow,
    sql`update chats c set done_seq = ${seq} from chats was
        where c.id = ${chatId} and was.id = c.id and c.done_seq < ${seq} returning was.done_seq`,
  );
  return before?.done_seq;
}

/** Takes it back to an earlier position; false when it stood there or before it. */
export async function takeBackDone(tx: Sql, chatId: number, seq: number): Promise<boolean> {
  const rows = await tx.run(
    sql`update chats set done_seq = ${seq} where id = ${chatId} and done_seq > ${seq}`,
  );
  return rows === 1;
}

/** A message `m` that waits for an answer: a word of the farmer's, still there, and not that a plan has worked. */
export const asks = sql`m.sender_role = 'farmer' and m.deleted_at is null
  and not (m.kind = 'outcome' and m.meta #>> '{outcome,answer}' is not distinct from 'better')`;

/** The list line of another message of the chat instead of the newest one's; where that is the newest no more, nothing. */
export async function keepLine(
  tx: Sql,
  { chatId, instead, of }: { chatId: number; instead: number; of: number },
): Promise<void> {
  await tx.run(
    sql`update chats c set last_message = kept.meta ->> 'summary' from messages kept, messages newest
        where c.id = ${chatId} and kept.id = ${of} and kept.deleted_at is null and newest.id = ${instead}
          and newest.seq = c.last_message_seq`,
  );
}

/**
 * Sets the list line to the newest message somebody wrote that the office may still see, and the wait to the
 * oldest that asks, which it may still see and has neither answered nor called done. What began the wait of now still
 * waits, also where two chats were merged and an answer of the one stands behind a question of the other. With none left the line is empty and the chat
 * keeps its place.
 */
export async function refreshLastMessage(tx: Sql, chatId: number): Promise<void> {
  const visibleToOffice = sql`m.seq >= coalesce((select s.visible_from_seq from chat_side_state s
      where s.chat_id = ${chatId} and s.side = 'admin'), 0)
    and not exists (select 1 from message_hidden h where h.message_id = m.id and h.side = 'admin')`;
  await tx.run(
    sql`update chats c set
          last_message = coalesce(newest.summary, ''),
          last_message_seq = coalesce(newest.seq, c.last_message_seq),
          last_message_at = coalesce(newest.created_at, c.last_message_at),
          waiting_since = (
            select min(m.created_at) from messages m
            where m.chat_id = ${chatId} and ${asks} and ${visibleToOffice}
              and m.seq > c.done_seq
              and (m.created_at = c.waiting_since
                or m.seq > coalesce((select a.seq from messages a
                                     where a.chat_id = ${chatId} and a.sender_role = 'admin'
                                       and a.deleted_at is null and not a.meta ? 'auto'
                                     order by a.seq desc limit 1), 0))
          )
        from (values (1)) as always(one)
        left join lateral (
          select m.seq, m.created_at, coalesce(m.meta ->> 'summary', '') as summary
          from messages m
          where m.chat_id = ${chatId} and m.deleted_at is null and not m.meta ? 'auto' and ${visibleToOffice}
          order by m.seq desc limit 1
        ) newest on true
        where c.id = ${chatId}`,
  );
}
