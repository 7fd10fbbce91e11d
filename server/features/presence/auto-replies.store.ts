import { Type } from 'typebox';
import type { Evening } from '#shared/domain/time/working-hours.ts';
import { named, type Sql, sql } from '../../platform/database/db.ts';

/**
 * Whether nobody has said anything to the farmer since the office closed: neither the automatic answer nor
 * somebody who stayed on. Asked inside every message that comes in the evening.
 */
export async function isUnanswered(db: Sql, chatId: number, evening: Evening): Promise<boolean> {
  const row = await db.one(
    Type.Object({ unanswered: Type.Boolean() }),
    named(
      'presence.is_unanswered',
      sql`select not exists (
              select 1 from auto_replies where chat_id = ${chatId} and closed_on = ${evening.closedOn}::date
            ) and coalesce((
              select m.created_at < ${evening.closedAt} from messages m
              where m.chat_id = ${chatId} and m.sender_role = 'admin'
              order by m.seq desc limit 1
            ), true) as unanswered`,
    ),
  );
  return row.unanswered;
}

/** A second one for the same evening is refused by the table. */
export async function insertAutoReply(
  tx: Sql,
  reply: { chatId: number; closedOn: string; messageId: number },
): Promise<void> {
  await tx.run(
    sql`insert into auto_replies (chat_id, closed_on, message_id)
        values (${reply.chatId}, ${reply.closedOn}::date, ${reply.messageId})`,
  );
}

export async function eraseAutoReplies(tx: Sql, chatId: number): Promise<void> {
  await tx.run(sql`delete from auto_replies where chat_id = ${chatId}`);
}
