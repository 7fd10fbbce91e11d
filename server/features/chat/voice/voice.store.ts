import { type Static, Type } from 'typebox';
import { type Sql, sql } from '../../../platform/database/db.ts';

const VoiceRow = Type.Object({
  chat_id: Type.Integer(),
  file_id: Type.String(),
  storage_key: Type.String(),
  mime_type: Type.String(),
});
export type VoiceRow = Static<typeof VoiceRow>;

/** The recording of a message nobody has listened to yet; undefined once that is done or the message deleted. */
export function findUnprocessedVoice(db: Sql, messageId: number): Promise<VoiceRow | undefined> {
  return db.maybe(
    VoiceRow,
    sql`select m.chat_id, f.id as file_id, f.storage_key, f.mime_type
        from messages m join files f on f.id = m.file_id
        where m.id = ${messageId} and f.deleted_at is null and f.peaks is null`,
  );
}
