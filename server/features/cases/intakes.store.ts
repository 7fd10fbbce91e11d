import { type Static, Type } from 'typebox';
import { nullable } from '#shared/contract/wire.ts';
import { type Sql, sql } from '../../platform/database/db.ts';

/** Messages that an intake names before they have come, and how they join its case. The chat is locked. */

const IdRow = Type.Object({ id: Type.Integer() });

/** What another intake of the chat waits for already stays its. */
export async function awaitMessages(
  tx: Sql,
  { chatId, cardId }: { chatId: number; cardId: number },
  clientIds: readonly string[],
): Promise<void> {
  if (clientIds.length === 0) return;
  await tx.run(
    sql`insert into intake_awaits (chat_id, client_id, card_id)
        select ${chatId}::bigint, named, ${cardId}::bigint from unnest(${clientIds}::uuid[]) as named
        on conflict do nothing`,
  );
}

/** The ids of those that came before their intake; they are awaited no more. */
export async function takeArrived(
  tx: Sql,
  { chatId, farmerId }: { chatId: number; farmerId: number },
  clientIds: readonly string[],
): Promise<number[]> {
  if (clientIds.length === 0) return [];
  const rows = await tx.many(
    IdRow,
    sql`with arrived as (
          select m.id, m.client_id, m.deleted_at from messages m
          where m.sender_role = 'farmer' and m.sender_id = ${farmerId} and m.client_id = any(${clientIds}::uuid[])
            and m.chat_id = ${chatId}
        ), taken as (
          delete from intake_awaits a using arrived where a.chat_id = ${chatId} and a.client_id = arrived.client_id
        )
        select id from arrived where deleted_at is null`,
  );
  return rows.map(({ id }) => id);
}

const TakenRow = Type.Object({ card_id: Type.Integer(), case_id: nullable(Type.Integer()) });

/** The intake that names the message, and the case that has it by now; undefined where nothing names it. */
export async function takeAwaited(
  tx: Sql,
  { chatId, clientId }: { chatId: number; clientId: string },
): Promise<Static<typeof TakenRow> | undefined> {
  return tx.maybe(
    TakenRow,
    sql`with taken as (
          delete from intake_awaits where chat_id = ${chatId} and client_id = ${clientId}::uuid returning card_id
        )
        select taken.card_id, km.case_id from taken left join case_messages km on km.message_id = taken.card_id`,
  );
}

/** Those that are of another case already stay there. */
export async function addMessages(tx: Sql, caseId: number, messageIds: readonly number[]): Promise<void> {
  await tx.run(
    sql`insert into case_messages (message_id, case_id)
        select id, ${caseId}::bigint from unnest(${messageIds}::bigint[]) as id on conflict do nothing`,
  );
}

export async function countMessages(tx: Sql, caseId: number): Promise<number> {
  const row = await tx.one(
    Type.Object({ count: Type.Integer() }),
    sql`select count(*)::int as count from case_messages where case_id = ${caseId}`,
  );
  return row.count;
}

/** By when the farmer was told that they are answered, on what they told themselves and nobody has dealt with. */
export function setDeadlines(tx: Sql, chatId: number, dueAt: Date): Promise<number> {
  return tx.run(
    sql`update cases set deadline = ${dueAt}::timestamptz
        where chat_id = ${chatId} and created_by is null and deadline is null and state in ('new', 'answered')`,
  );
}

/** @param dueAt the promise's, ISO */
export function endDeadlines(tx: Sql, chatId: number, dueAt: string): Promise<number> {
  return tx.run(
    sql`update cases set deadline = null
        where chat_id = ${chatId} and deadline = ${dueAt}::timestamptz`,
  );
}

export async function moveAwaits(tx: Sql, fromChat: number, intoChat: number): Promise<void> {
  await tx.run(
    sql`update intake_awaits a set chat_id = ${intoChat} where chat_id = ${fromChat} and not exists
          (select from intake_awaits b where b.chat_id = ${intoChat} and b.client_id = a.client_id)`,
  );
  await eraseAwaits(tx, fromChat);
}

export async function eraseAwaits(tx: Sql, chatId: number): Promise<void> {
  await tx.run(sql`delete from intake_awaits where chat_id = ${chatId}`);
}
