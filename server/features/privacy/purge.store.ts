import { Type } from 'typebox';
import { type Sql, sql } from '../../platform/database/db.ts';

const IdRow = Type.Object({ id: Type.Integer() });
export async function listDue(db: Sql, leftBefore: Date, limit: number): Promise<number[]> {
  const rows = await db.many(
    IdRow,
    sql`select id from farmers where deletion_requested_at <= ${leftBefore} and purged_at is null
        order by deletion_requested_at, id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Holds the farmer's row. False: he came back, or another node was faster. */
export async function lockDue(tx: Sql, farmerId: number, leftBefore: Date): Promise<boolean> {
  const row = await tx.maybe(
    IdRow,
    sql`select id from farmers where id = ${farmerId} and deletion_requested_at <= ${leftBefore}
          and purged_at is null for update`,
  );
  return row !== undefined;
}
