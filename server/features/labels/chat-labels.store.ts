import { type Static, Type } from 'typebox';
import { ChatLabel } from '#shared/contract/office/labels.ts';
import { type Sql, type Statement, sql } from '../../platform/database/db.ts';
import { nameOf } from '../identity/index.ts';
import { byKind } from './labels.store.ts';

/** A chat's labels, as one array, in no order. @param chat its id in the asking statement */
export const labelsOf = (chat: Statement): Statement => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'kind', l.kind, 'key', l.key, 'names', l.names)), '[]')
  from chat_labels cl join labels l on l.id = cl.label_id where cl.chat_id = ${chat})`;

/** Whether a chat carries all of these. @param chat its id in the asking statement @param ids each once */
export const hasLabels = (chat: Statement, ids: readonly number[]): Statement =>
  sql`${chat} in (
  select hl.chat_id from chat_labels hl where hl.label_id = any(${[...ids]}::bigint[])
  group by hl.chat_id having count(*) = ${ids.length}::int)`;

export function listChatLabels(db: Sql, chatId: number): Promise<Static<typeof ChatLabel>[]> {
  return db.many(
    ChatLabel,
    sql`select l.id, l.kind, l.key, l.names, cl.put_at,
               jsonb_build_object('id', cl.put_by, 'name', ${nameOf(sql`cl.put_by`, sql`cl.put_at`)}) as put_by
        from chat_labels cl join labels l on l.id = cl.label_id
        where cl.chat_id = ${chatId} order by ${byKind}, cl.put_at, l.id`,
  );
}

const CountRow = Type.Object({ count: Type.Integer() });

export async function countChatLabels(tx: Sql, chatId: number): Promise<number> {
  const sums = await tx.one(
    CountRow,
    sql`select count(*) as count from chat_labels where chat_id = ${chatId}`,
  );
  return sums.count;
}

/** False when the chat carries it already: whoever put it first, did. */
export async function insertChatLabel(
  tx: Sql,
  put: { chatId: number; labelId: number; by: number; now: Date },
): Promise<boolean> {
  const rows = await tx.run(
    sql`insert into chat_labels (chat_id, label_id, put_by, put_at)
        values (${put.chatId}, ${put.labelId}, ${put.by}, ${put.now}) on conflict do nothing`,
  );
  return rows === 1;
}

export async function deleteChatLabel(tx: Sql, chatId: number, labelId: number): Promise<boolean> {
  return (
    (await tx.run(sql`delete from chat_labels where chat_id = ${chatId} and label_id = ${labelId}`)) === 1
  );
}

/** What carried the one carries the other, as it was put; what carried both carries one. */
export async function moveChatLabels(tx: Sql, from: number, into: number): Promise<void> {
  await tx.run(
    sql`insert into chat_labels (chat_id, label_id, put_by, put_at)
        select chat_id, ${into}, put_by, put_at from chat_labels where label_id = ${from}
        on conflict do nothing`,
  );
}

export async function eraseChatLabels(tx: Sql, chatId: number): Promise<void> {
  await tx.run(sql`delete from chat_labels where chat_id = ${chatId}`);
}

/** What the one chat carried, the other carries, as it was put. */
export async function mergeChatLabels(tx: Sql, from: number, into: number): Promise<void> {
  await tx.run(
    sql`insert into chat_labels (chat_id, label_id, put_by, put_at)
        select ${into}, label_id, put_by, put_at from chat_labels where chat_id = ${from}
        on conflict do nothing`,
  );
  await eraseChatLabels(tx, from);
}
