import { type Sql, type Statement, sql } from '../../platform/database/db.ts';
import { eraseAwaits, moveAwaits } from './intakes.store.ts';

/** What the cases say of one farmer: taken along as a copy, moved and erased. */

export const exportCases = (farmerId: number): Statement =>
  sql`select jsonb_build_object('id', k.id, 'state', k.state, 'facts', k.facts, 'at', k.created_at,
        'messages', (select coalesce(json_agg(m.seq order by m.seq), '[]')
                     from case_messages km join messages m on m.id = km.message_id where km.case_id = k.id)) as item
      from cases k where k.chat_id = (select id from chats where farmer_id = ${farmerId}) order by k.id`;

/** The cases of a chat that became part of another; their messages have come along already. */
export async function moveCases(tx: Sql, fromChat: number, intoChat: number): Promise<void> {
  await tx.run(sql`update cases set chat_id = ${intoChat} where chat_id = ${fromChat}`);
  await moveAwaits(tx, fromChat, intoChat);
}

export async function eraseCases(tx: Sql, chatId: number): Promise<void> {
  await eraseAwaits(tx, chatId);
  await tx.run(
    sql`delete from case_messages where case_id in (select id from cases where chat_id = ${chatId})`,
  );
  await tx.run(sql`delete from cases where chat_id = ${chatId}`);
}
