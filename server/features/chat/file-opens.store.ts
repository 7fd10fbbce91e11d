import { Type } from 'typebox';
import { type Sql, sql } from '../../platform/db.ts';

const IdRow = Type.Object({ id: Type.Integer() });

/** Whether the office's log has it already that this login was given the file. */
export async function wasOpened(
  db: Sql,
  opened: { chatId: number; subject: string; login: string; since: Date },
): Promise<boolean> {
  const row = await db.maybe(
    IdRow,
    sql`select id from audit_log
        where chat_id = ${opened.chatId} and at > ${opened.since} and action = 'file.open'
          and subject = ${opened.subject} and detail ->> 'login' = ${opened.login} limit 1`,
  );
  return row !== undefined;
}
