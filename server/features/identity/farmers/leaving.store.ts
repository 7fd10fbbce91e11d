import { type Sql, sql } from '../../../platform/database/db.ts';

/** False: he had asked before. */
export async function markLeaving(tx: Sql, farmerId: number, now: Date): Promise<boolean> {
  const marked = await tx.run(
    sql`update farmers set deletion_requested_at = ${now} where id = ${farmerId} and deletion_requested_at is null`,
  );
  return marked === 1;
}

/** False: somebody else's number by now, or nothing to take back. */
export async function takeBackLeaving(tx: Sql, farmerId: number): Promise<boolean> {
  const taken = await tx.run(
    sql`update farmers set deletion_requested_at = null
        where id = ${farmerId} and mobile is not null and deletion_requested_at is not null`,
  );
  return taken === 1;
}

/**
 * Gives free the numbers of those who left before an instant: whoever holds one now may register. A blocked farmer's
 * stays with him until the purge, or leaving would be a way around the block.
 */
export async function releaseMobiles(tx: Sql, leftBefore: Date, onlyFarmerId?: number): Promise<number> {
  return tx.run(
    sql`update farmers set former_mobile = mobile, mobile = null
        where deletion_requested_at <= ${leftBefore} and mobile is not null and blocked_at is null
          and (${onlyFarmerId ?? null}::bigint is null or id = ${onlyFarmerId ?? null}::bigint)`,
  );
}
