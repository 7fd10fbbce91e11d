import { type Sql, type Statement, sql } from '../../platform/database/db.ts';

/** What the plans say of one farmer: taken along as a copy, moved and erased. */

export const exportPlans = (farmerId: number): Statement =>
  sql`select jsonb_build_object('id', p.id, 'case', p.case_id, 'sent_at', p.created_at, 'plan', p.card,
        'done', (select coalesce(json_agg(l.done_on order by l.line), '[]') from plan_lines l where l.plan_id = p.id)) as item
      from plans p where p.chat_id = (select id from chats where farmer_id = ${farmerId}) order by p.id`;

/** The plans of a chat that became part of another; their messages have come along already. */
export async function movePlansOfChat(tx: Sql, fromChat: number, intoChat: number): Promise<void> {
  await tx.run(sql`update plans set chat_id = ${intoChat} where chat_id = ${fromChat}`);
}

export async function erasePlans(tx: Sql, chatId: number): Promise<void> {
  await tx.run(
    sql`delete from plan_drafts where case_id in (select k.id from cases k where k.chat_id = ${chatId})`,
  );
  await tx.run(sql`delete from plan_lines where plan_id in (select id from plans where chat_id = ${chatId})`);
  await tx.run(sql`delete from plans where chat_id = ${chatId}`);
}
