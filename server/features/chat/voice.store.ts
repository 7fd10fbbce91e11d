import { type Static, Type } from 'typebox';
import { type Sql, sql } from '../../platform/db.ts';

const VoiceRow = Type.Object({
  chat_id: Type.Integer(),
  file_id: Type.String(),
  storage_key: Type.String(),
  mime_type: Type.String(),
});
export type VoiceRow = Static<typeof VoiceRow>;

/** The recording of a message nobody has listened to yet; undefined once that is done or the message deleted. */
export function findUnheardVoice(db: Sql, messageId: number): Promise<VoiceRow | undefined> {
  return db.maybe(
    VoiceRow,
    sql`select m.chat_id, f.id as file_id, f.storage_key, f.mime_type
        from messages m join files f on f.id = m.file_id
        where m.id = ${messageId} and f.deleted_at is null and f.peaks is null`,
  );
}

/** False, and nothing written: the file was deleted, or another worker was first. */
export async function keepVoiceFacts(
  tx: Sql,
  fileId: string,
  facts: { durationMs: number; outline: number[]; copyKey: string | null },
): Promise<boolean> {
  const touched = await tx.run(
    sql`update files set duration_ms = ${facts.durationMs}, peaks = ${facts.outline}::smallint[],
               audio_copy_key = ${facts.copyKey}
        where id = ${fileId} and deleted_at is null and peaks is null`,
  );
  return touched === 1;
}
