import { type Sql, sql } from '../../../platform/database/db.ts';

export async function markStepUp(tx: Sql, sessionId: string, until: Date): Promise<void> {
  await tx.run(
    sql`update sessions set step_up_until = ${until} where id = ${sessionId} and revoked_at is null`,
  );
}

/** True once per mark: of two acts at one moment, one gets it. */
export async function spendStepUp(tx: Sql, sessionId: string, now: Date): Promise<boolean> {
  const used = await tx.run(
    sql`update sessions set step_up_until = null
        where id = ${sessionId} and revoked_at is null and step_up_until > ${now}`,
  );
  return used === 1;
}
