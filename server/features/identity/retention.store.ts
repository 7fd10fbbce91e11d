import { type Sql, sql } from '../../platform/database/db.ts';

export async function deleteChallengesBefore(db: Sql, before: Date): Promise<number> {
  return db.run(sql`delete from otp_challenges where created_at < ${before}`);
}

export async function deleteSessionsEndedBefore(db: Sql, before: Date): Promise<number> {
  return db.run(sql`delete from sessions where least(expires_at, revoked_at) < ${before}`);
}
