import { Type } from 'typebox';
import { type Sql, type Statement, sql } from '../../platform/database/db.ts';

/** What the dispatches say of one farmer: taken along as a copy, moved, and erased. */

export const exportDispatches = (farmerId: number): Statement =>
  sql`select jsonb_build_object('lr_number', lr_number, 'tracking_link', tracking_link,
        'sent_at', created_at) as item
      from dispatches where chat_id = (select id from chats where farmer_id = ${farmerId}) order by id`;

/** The lorry receipts of a chat that became part of another. */
export async function moveDispatches(tx: Sql, fromChat: number, intoChat: number): Promise<void> {
  await tx.run(sql`update dispatches set chat_id = ${intoChat} where chat_id = ${fromChat}`);
}

const KeptRow = Type.Object({ message_id: Type.Integer() });

/** LR numbers of goods that were paid are papers of the tax law's and stay. Answers the messages they stand in. */
export async function eraseDispatches(tx: Sql, chatId: number): Promise<number[]> {
  await tx.run(
    sql`delete from dispatches where chat_id = ${chatId}
          and not exists (select from payments p where p.chat_id = ${chatId} and p.paid_at is not null)`,
  );
  const kept = await tx.many(KeptRow, sql`select message_id from dispatches where chat_id = ${chatId}`);
  return kept.map((row) => row.message_id);
}

/** Forgets with which carrier and under which number goods went. */
export async function expireDispatches(tx: Sql, sentBefore: Date): Promise<void> {
  await tx.run(
    sql`delete from dispatches d using chats c, farmers f
        where c.id = d.chat_id and f.id = c.farmer_id and f.purged_at is not null and d.created_at <= ${sentBefore}`,
  );
}
