import { type Static, Type } from 'typebox';
import { type NamedStatement, named, type Sql, sql } from '../../../platform/database/db.ts';
import { addJob } from '../../../platform/jobs.ts';

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

/** Queues `job` with the message being appended. */
export function selectVoiceJob(job: string): NamedStatement {
  const queued = addJob(job, {
    payload: sql`json_build_object('message_id', appended.message_id)`,
    key: sql`'voice:' || appended.message_id`,
  });
  return named('voice', sql`select ${queued} from appended`);
}
