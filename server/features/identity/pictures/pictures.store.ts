import { type Static, Type } from 'typebox';
import { type Sql, type Statement, sql } from '../../../platform/database/db.ts';

const PictureRow = Type.Object({ staff_id: Type.Integer(), bytes: Type.Unsafe<Buffer>({}) });
export type PictureRow = Static<typeof PictureRow>;

/** Takes the place of the picture before. */
export async function putPicture(
  tx: Sql,
  { staffId, bytes, sha256, now }: { staffId: number; bytes: Buffer; sha256: Buffer; now: Date },
): Promise<void> {
  await tx.run(
    sql`insert into staff_pictures (staff_id, bytes, sha256, created_at)
        values (${staffId}, ${bytes}, ${sha256}, ${now})
        on conflict (staff_id) do update
        set bytes = excluded.bytes, sha256 = excluded.sha256, created_at = excluded.created_at`,
  );
}

/** False when there was none. */
export async function deletePicture(tx: Sql, staffId: number): Promise<boolean> {
  return (await tx.run(sql`delete from staff_pictures where staff_id = ${staffId}`)) > 0;
}

/** Whoever has the picture of this hash: usually one person. */
export function findPictures(db: Sql, sha256: Buffer): Promise<PictureRow[]> {
  return db.many(
    PictureRow,
    sql`select staff_id, bytes from staff_pictures where sha256 = ${sha256} order by staff_id limit 20`,
  );
}

/** The address of somebody's picture as one value of the asking statement; null without one. */
export function pictureOf(staffId: Statement): Statement {
  return sql`(select '/api/staff-pictures/' || encode(p.sha256, 'hex') from staff_pictures p where p.staff_id = ${staffId})`;
}
