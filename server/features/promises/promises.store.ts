import { type Static, Type } from 'typebox';
import { type Sql, sql } from '../../platform/database/db.ts';
import { asks } from '../chat/index.ts';

/** A question `m` of chat `c`. A payment stands in the farmer's name too, but they did not write it. */
const QUESTION = sql`m.chat_id = c.id and ${asks} and m.kind <> 'payment'`;

/** When the farmer's last question in chat `c` was asked. */
const LAST_ASKED = sql`(select m.created_at from messages m where ${QUESTION} order by m.seq desc limit 1)`;

/**
 * When the first question of the wait in chat `c` was asked; null where only goods are waited for. Instants travel as
 * milliseconds; what is compared is made of them too.
 */
const ASKED_SINCE = sql`date_trunc('milliseconds', (select min(m.created_at) from messages m
  where ${QUESTION} and m.created_at >= c.waiting_since))`;

/**
 * Chat `c` still waits for what promise `p` was given for: nobody has answered it since, nor called it done. That the word
 * which began the wait was deleted answers nothing.
 */
const STANDS = sql`c.waiting_since is not null and coalesce((
  select q.seq > c.done_seq and not exists (
           select from messages a where a.chat_id = c.id and a.seq > q.seq
             and a.sender_role = 'admin' and a.deleted_at is null and not a.meta ? 'auto')
  from messages q
  where q.chat_id = c.id and q.sender_role = 'farmer' and date_trunc('milliseconds', q.created_at) <= p.asked_at
  order by q.seq desc limit 1), false)`;

const AskedRow = Type.Object({ chat_id: Type.Integer(), asked_at: Type.String() });
export type AskedRow = Static<typeof AskedRow>;

interface Since {
  /** Who asked before that is promised nothing any more. */
  asked: Date;
  /** A word of the office since then is a conversation under way. */
  talking: Date;
  /** One promise in so long a time is enough. */
  promised: Date;
}

/** Those who have just asked and were promised nothing yet, the first of them first. */
export function listUnpromised(db: Sql, since: Since, limit: number): Promise<AskedRow[]> {
  return db.many(
    AskedRow,
    sql`select c.id as chat_id, ${ASKED_SINCE} as asked_at from chats c join farmers f on f.id = c.farmer_id
        where c.waiting_since is not null and f.blocked_at is null
          and ${LAST_ASKED} > ${since.asked}::timestamptz and ${ASKED_SINCE} > ${since.asked}::timestamptz
          and not exists (select from answer_promises p where p.chat_id = c.id
                            and (p.asked_at > ${since.promised}::timestamptz or p.ended_at is null and ${STANDS}))
          and coalesce((select m.created_at from messages m
                        where m.chat_id = c.id and m.sender_role = 'admin' and m.sender_id > 0
                        order by m.seq desc limit 1) < ${since.talking}::timestamptz, true)
        order by asked_at, c.id limit ${limit}`,
  );
}

/** Whether the first question of the wait of now was asked then. The chat must be locked. */
export async function isWaiting(tx: Sql, { chat_id, asked_at }: AskedRow): Promise<boolean> {
  const row = await tx.one(
    Type.Object({ waits: Type.Boolean() }),
    sql`select ${ASKED_SINCE} is not distinct from ${asked_at}::timestamptz as waits from chats c where c.id = ${chat_id}`,
  );
  return row.waits;
}

/** @returns false where this wait was promised something already */
export async function insertPromise(tx: Sql, { chat_id, asked_at }: AskedRow, dueAt: Date): Promise<boolean> {
  const written = await tx.run(
    sql`insert into answer_promises (chat_id, asked_at, due_at)
        values (${chat_id}, ${asked_at}::timestamptz, ${dueAt}::timestamptz) on conflict do nothing`,
  );
  return written === 1;
}

const DueRow = Type.Object({ ...AskedRow.properties, due_at: Type.String() });
export type DueRow = Static<typeof DueRow>;

/** Promises whose time has come, the oldest first. One to a farmer who asked to be deleted rests until they come back. */
export function listDue(db: Sql, now: Date, limit: number): Promise<DueRow[]> {
  return db.many(
    DueRow,
    sql`select chat_id, asked_at, due_at from answer_promises p
        where ended_at is null and due_at <= ${now}::timestamptz
          and not exists (select from chats c join farmers f on f.id = c.farmer_id
                          where c.id = p.chat_id and f.deletion_requested_at is not null)
        order by due_at limit ${limit}`,
  );
}

/** Whether nobody has answered yet what it was given for. The chat must be locked. */
export async function isStanding(tx: Sql, { chat_id, asked_at }: AskedRow): Promise<boolean> {
  const row = await tx.maybe(
    Type.Object({ stands: Type.Boolean() }),
    sql`select ${STANDS} as stands from answer_promises p join chats c on c.id = p.chat_id
        where p.chat_id = ${chat_id} and p.asked_at = ${asked_at}::timestamptz`,
  );
  return row?.stands ?? false;
}

/** @returns false where another has ended it */
export async function endPromise(
  tx: Sql,
  { chat_id, asked_at }: AskedRow,
  end: { at: Date; kept: boolean },
): Promise<boolean> {
  const written = await tx.run(
    sql`update answer_promises set ended_at = ${end.at}::timestamptz, kept = ${end.kept}
        where chat_id = ${chat_id} and asked_at = ${asked_at}::timestamptz and ended_at is null`,
  );
  return written === 1;
}

/** By when whoever waits now was promised an answer (ISO); null where nothing was, or the time has come. */
export async function answerDueOf(db: Sql, chatId: number): Promise<string | null> {
  const row = await db.maybe(
    Type.Object({ due_at: Type.String() }),
    sql`select p.due_at from answer_promises p join chats c on c.id = p.chat_id
        where p.chat_id = ${chatId} and p.ended_at is null and ${STANDS} order by p.due_at limit 1`,
  );
  return row?.due_at ?? null;
}

export async function erasePromises(tx: Sql, chatId: number): Promise<void> {
  await tx.run(sql`delete from answer_promises where chat_id = ${chatId}`);
}

/** Two who are one person are promised one answer to one question. */
export async function movePromises(tx: Sql, fromChat: number, intoChat: number): Promise<void> {
  await tx.run(
    sql`insert into answer_promises (chat_id, asked_at, due_at, ended_at, kept)
        select ${intoChat}, asked_at, due_at, ended_at, kept from answer_promises where chat_id = ${fromChat}
        on conflict do nothing`,
  );
  await erasePromises(tx, fromChat);
}
