import { Type } from 'typebox';
import { nullable } from '#shared/contract/wire.ts';
import { type Sql, sql } from '../../platform/db.ts';

const KeysRow = Type.Object({
  storage_key: Type.String(),
  preview_key: nullable(Type.String()),
  audio_copy_key: nullable(Type.String()),
});

/**
 * Empties a message for both sides and marks its file deleted. The place in the thread, the sender and the
 * client id stay: a late retry of the send must meet them. Answers the storage keys whose bytes may now go.
 */
export async function blankMessage(tx: Sql, messageId: number, now: Date): Promise<string[]> {
  const file = await tx.maybe(
    KeysRow,
    sql`with before as (select file_id from messages where id = ${messageId}),
        blanked as (
          update messages set text = null, meta = '{}', file_id = null, file_name = null, deleted_at = ${now}
          where id = ${messageId}
        )
        update files set deleted_at = ${now} where id = (select file_id from before)
        returning storage_key, preview_key, audio_copy_key`,
  );
  return file ? [file.storage_key, file.preview_key, file.audio_copy_key].filter((key) => key !== null) : [];
}
