import { Type } from 'typebox';
import { nullable } from '#shared/contract/wire.ts';
import { type Sql, sql } from '../../../platform/database/db.ts';

const FileRow = Type.Object({ file_id: nullable(Type.String()) });

/**
 * Empties a message for both sides. The place in the thread, the sender and the client id stay: a late retry of the
 * send must meet them. Answers the file it carried.
 */
export async function blankMessage(tx: Sql, messageId: number, now: Date): Promise<string | null> {
  const { file_id } = await tx.one(
    FileRow,
    sql`with before as (select id, file_id from messages where id = ${messageId})
        update messages m set text = null, meta = '{}', file_id = null, file_name = null, deleted_at = ${now}
        from before where m.id = before.id returning before.file_id`,
  );
  return file_id;
}
