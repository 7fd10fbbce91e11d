import { Type } from 'typebox';
import { type Sql, sql } from '../../../platform/database/db.ts';

const CutRow = Type.Object({ bytes: Type.Unsafe<Buffer>({}) });

/** The same photo again is the picture that is there. */
export async function insertPicture(
  tx: Sql,
  picture: { sha256: Buffer; large: Buffer; small: Buffer; addedBy: number | null; now: Date },
): Promise<void> {
  const { sha256, large, small, addedBy, now } = picture;
  await tx.run(
    sql`insert into content_pictures (sha256, large, small, added_by, created_at)
        values (${sha256}, ${large}, ${small}, ${addedBy}, ${now}) on conflict do nothing`,
  );
}

export async function findCut(db: Sql, sha256: Buffer, size: 'large' | 'small'): Promise<Buffer | undefined> {
  const column = size === 'large' ? sql`large` : sql`small`;
  const row = await db.maybe(
    CutRow,
    sql`select ${column} as bytes from content_pictures where sha256 = ${sha256}`,
  );
  return row?.bytes;
}
