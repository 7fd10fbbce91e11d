import { type Sql, sql } from '../../platform/db.ts';

export async function deleteChallengesBefore(db: Sql, before: Date): Promise<number> {
  return db.run(sql`delete from otp_challenges where created_at < ${before}`);
}

/** Counters whose window is over. `expire` is the counter library's: milliseconds since 1970. */
export async function deleteRateLimitsBefore(db: Sql, before: Date): Promise<number> {
  return db.run(sql`delete from rate_limits where expire < ${before.getTime()}`);
}

export async function deleteSessionsEndedBefore(db: Sql, before: Date): Promise<number> {
  return db.run(sql`delete from sessions where least(expires_at, revoked_at) < ${before}`);
}
