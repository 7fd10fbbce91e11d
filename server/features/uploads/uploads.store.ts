import { type Static, Type } from 'typebox';
import { nullable, SenderRole } from '#shared/contract/wire.ts';
import { type Sql, sql } from '../../platform/database/db.ts';

/** Who sends a file, as the tables name them. */
export interface Owner {
  role: SenderRole;
  /** farmers.id or staff.id, by `role`. */
  id: number;
}

export const UploadRow = Type.Object({
  id: Type.String(),
  uploaded_by: SenderRole,
  uploader_id: Type.Integer(),
  size_bytes: Type.Integer(),
  /** Hex; null until a message has taken the file. */
  sha256: nullable(Type.String()),
});
export type UploadRow = Static<typeof UploadRow>;

const IdRow = Type.Object({ id: Type.String() });

/** One person's uploads are made one after the other, so that nobody has more than they may. */
export async function lockOwner(tx: Sql, owner: Owner): Promise<void> {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended(${`uploads:${owner.role}:${owner.id}`}, 0))`,
  );
}

export async function insertUpload(
  tx: Sql,
  upload: { id: string; owner: Owner; sizeBytes: number; now: Date },
): Promise<void> {
  const { id, owner, sizeBytes, now } = upload;
  await tx.run(
    sql`insert into uploads (id, uploaded_by, uploader_id, size_bytes, created_at)
        values (${id}, ${owner.role}, ${owner.id}, ${sizeBytes}, ${now})`,
  );
}

/** One person's open uploads, the newest first. */
export async function listOpenOf(tx: Sql, owner: Owner): Promise<string[]> {
  const rows = await tx.many(
    IdRow,
    sql`select id from uploads
        where uploaded_by = ${owner.role} and uploader_id = ${owner.id} and sha256 is null
        order by created_at desc, id`,
  );
  return rows.map((row) => row.id);
}

export async function dropUploads(tx: Sql, ids: readonly string[]): Promise<void> {
  await tx.run(sql`delete from uploads where id = any(${ids}::uuid[]) and sha256 is null`);
}

/** An upload that was taken is found at any age, an open one only while it is not older than `madeAfter`. */
export function findUpload(db: Sql, id: string, madeAfter: Date): Promise<UploadRow | undefined> {
  return db.maybe(
    UploadRow,
    sql`select id, uploaded_by, uploader_id, size_bytes, encode(sha256, 'hex') as sha256 from uploads
        where id = ${id} and (sha256 is not null or created_at > ${madeAfter})`,
  );
}

/** False: it is gone, or was taken before. */
export async function markTaken(tx: Sql, id: string, sha256: Buffer): Promise<boolean> {
  return (await tx.run(sql`update uploads set sha256 = ${sha256} where id = ${id} and sha256 is null`)) > 0;
}

/** What a message has taken stays on record. */
export async function dropOpen(tx: Sql, id: string): Promise<void> {
  await tx.run(sql`delete from uploads where id = ${id} and sha256 is null`);
}

export async function dropExpired(tx: Sql, madeBefore: Date): Promise<string[]> {
  const rows = await tx.many(
    IdRow,
    sql`delete from uploads where sha256 is null and created_at <= ${madeBefore} returning id`,
  );
  return rows.map((row) => row.id);
}

/** Which of these are still on their way. */
export async function listOpen(db: Sql, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.many(
    IdRow,
    sql`select id from uploads where id = any(${ids}::uuid[]) and sha256 is null`,
  );
  return new Set(rows.map((row) => row.id));
}

/** Answers the ids of those whose bytes may still be there. */
export async function dropUploadsOf(tx: Sql, farmerId: number): Promise<string[]> {
  const rows = await tx.many(
    IdRow,
    sql`delete from uploads where uploaded_by = 'farmer' and uploader_id = ${farmerId} returning id`,
  );
  return rows.map((row) => row.id);
}
