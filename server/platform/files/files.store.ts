import { type Static, Type } from 'typebox';
import type { SenderRole } from '#shared/contract/wire.ts';
import { named, type Sql, sql } from '../database/db.ts';

/** A stored file as the tables know it. */
export const FileRow = Type.Object({
  id: Type.String(),
  storage_key: Type.String(),
  preview_key: Type.Union([Type.String(), Type.Null()]),
  audio_copy_key: Type.Union([Type.String(), Type.Null()]),
  chat_id: Type.Union([Type.Integer(), Type.Null()]),
  uploaded_by: Type.Union([Type.Literal('farmer'), Type.Literal('admin')]),
  uploader_id: Type.Integer(),
  original_name: Type.String(),
  mime_type: Type.String(),
  size_bytes: Type.Integer(),
});
export type FileRow = Static<typeof FileRow>;

const columns = sql`id, storage_key, preview_key, audio_copy_key, chat_id, uploaded_by, uploader_id,
  original_name, mime_type, size_bytes`;

/** By the key of the file, its preview or its audio copy; a deleted file is not there. */
export function findByKey(db: Sql, key: string): Promise<FileRow | undefined> {
  return db.maybe(
    FileRow,
    named(
      'files.find_by_key',
      sql`select ${columns} from files
          where (storage_key = ${key} or preview_key = ${key} or audio_copy_key = ${key}) and deleted_at is null`,
    ),
  );
}

export interface NewFile {
  storageKey: string;
  previewKey: string | null;
  chatId: number | null;
  uploadedBy: SenderRole;
  uploaderId: number;
  originalName: string;
  mimeType: string;
  sizeBytes: number;
  width: number | null;
  height: number | null;
  durationMs: number | null;
}

const IdRow = Type.Object({ id: Type.String() });

export function insertFile(tx: Sql, file: NewFile): Promise<{ id: string }> {
  return tx.one(
    IdRow,
    sql`insert into files (storage_key, preview_key, chat_id, uploaded_by, uploader_id, original_name, mime_type,
                           size_bytes, width, height, duration_ms)
        values (${file.storageKey}, ${file.previewKey}, ${file.chatId}, ${file.uploadedBy}, ${file.uploaderId},
                ${file.originalName}, ${file.mimeType}, ${file.sizeBytes}, ${file.width}, ${file.height},
                ${file.durationMs})
        returning id`,
  );
}

const Usage = Type.Object({ files: Type.Integer(), bytes: Type.Integer() });

/** What this person stored in the last 24 hours, also what was deleted since. */
export function usageOfDay(
  db: Sql,
  uploader: { role: SenderRole; id: number },
): Promise<Static<typeof Usage>> {
  return db.one(
    Usage,
    sql`select count(*) as files, coalesce(sum(size_bytes), 0)::bigint as bytes from files
        where uploaded_by = ${uploader.role} and uploader_id = ${uploader.id}
          and created_at > now() - interval '24 hours'`,
  );
}

const KeysRow = Type.Pick(FileRow, ['storage_key', 'preview_key', 'audio_copy_key']);

/** Where the bytes of a file lie: its own, its preview's, its copy's. */
function keysOf(rows: Static<typeof KeysRow>[]): string[] {
  return rows
    .flatMap((row) => [row.storage_key, row.preview_key, row.audio_copy_key])
    .filter((key) => key !== null);
}

/** Removes the rows of uploads that never became part of a chat; answers their keys. */
export async function takeAbandoned(tx: Sql, before: Date): Promise<string[]> {
  return keysOf(
    await tx.many(
      KeysRow,
      sql`delete from files where chat_id is null and created_at < ${before}
          returning storage_key, preview_key, audio_copy_key`,
    ),
  );
}

/** From now on nobody is given the file; answers the keys whose bytes may go. */
export async function markFileDeleted(tx: Sql, id: string, now: Date): Promise<string[]> {
  return keysOf(
    await tx.many(
      KeysRow,
      sql`update files set deleted_at = ${now} where id = ${id}
          returning storage_key, preview_key, audio_copy_key`,
    ),
  );
}

/** Answers the keys whose bytes must now go. */
export async function deleteFiles(tx: Sql, ids: readonly string[]): Promise<string[]> {
  return keysOf(
    await tx.many(
      KeysRow,
      sql`delete from files where id = any(${[...ids]}::uuid[])
          returning storage_key, preview_key, audio_copy_key`,
    ),
  );
}

/** The files of a chat that became part of another. */
export async function moveFiles(tx: Sql, fromChat: number, intoChat: number): Promise<void> {
  await tx.run(sql`update files set chat_id = ${intoChat} where chat_id = ${fromChat}`);
}

/** All of a chat's files and of a farmer's own but those kept; answers the keys whose bytes must now go. */
export async function deleteFilesOf(
  tx: Sql,
  owner: { chatId: number | null; farmerId: number; keep: ReadonlySet<string> },
): Promise<string[]> {
  return keysOf(
    await tx.many(
      KeysRow,
      sql`delete from files
          where (chat_id = ${owner.chatId} or (uploaded_by = 'farmer' and uploader_id = ${owner.farmerId}))
            and id <> all(${[...owner.keep]}::uuid[])
          returning storage_key, preview_key, audio_copy_key`,
    ),
  );
}

/** What was heard in a recording. False, and nothing written: it was deleted, or another worker was first. */
export async function setRecordingFacts(
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

const KeyRow = Type.Object({ key: Type.String() });

/** Which of these keys belong to a file that is still there. */
export async function liveKeys(db: Sql, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db.many(
    KeyRow,
    sql`select k.key from unnest(${keys}::text[]) as k(key)
        where exists (select 1 from files f where f.storage_key = k.key and f.deleted_at is null)
           or exists (select 1 from files f where f.preview_key = k.key and f.deleted_at is null)
           or exists (select 1 from files f where f.audio_copy_key = k.key and f.deleted_at is null)`,
  );
  return new Set(rows.map((row) => row.key));
}
