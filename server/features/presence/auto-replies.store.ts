import { Type } from 'typebox';
import type { Evening } from '#shared/domain/time/working-hours.ts';
import { type NamedStatement, named, type Sql, type Statement, sql } from '../../platform/database/db.ts';
import { addJob } from '../../platform/jobs.ts';

/**
 * Whether nobody has said anything to the farmer since the office closed: neither the automatic answer nor
 * somebody who stayed on.
 */
const unanswered = (chat: Statement, evening: Evening) => sql`not exists (
    select 1 from auto_replies where chat_id = ${chat} and closed_on = ${evening.closedOn}::date
  ) and coalesce((
    select w.created_at < ${evening.closedAt}::timestamptz from messages w
    where w.chat_id = ${chat} and w.sender_role = 'admin'
    order by w.seq desc limit 1
  ), true)`;

export async function isUnanswered(db: Sql, chatId: number, evening: Evening): Promise<boolean> {
  const row = await db.one(
    Type.Object({ unanswered: Type.Boolean() }),
    sql`select ${unanswered(sql`${chatId}`, evening)} as unanswered`,
  );
  return row.unanswered;
}

/** Queues `job` with the message being appended, where it is the first of the evening. */
export function selectReplyJob(job: string, evening: Evening): NamedStatement {
  const { closedOn } = evening;
  const queued = addJob(job, {
    payload: sql`json_build_object('chat_id', appended.chat_id, 'closed_on', ${closedOn}::text)`,
    key: sql`'auto-reply:' || appended.chat_id || ':' || ${closedOn}::text`,
  });
  const isFirst = unanswered(sql`appended.chat_id`, evening);
  return named('auto_reply', sql`select ${queued} from appended where ${isFirst}`);
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

/** The evenings on which a chat was answered that became part of another; one is enough for an evening. */
export async function moveAutoReplies(tx: Sql, fromChat: number, intoChat: number): Promise<void> {
  await tx.run(
    sql`update auto_replies a set chat_id = ${intoChat} where chat_id = ${fromChat}
        and not exists (select from auto_replies b where b.chat_id = ${intoChat} and b.closed_on = a.closed_on)`,
  );
  await eraseAutoReplies(tx, fromChat);
}
