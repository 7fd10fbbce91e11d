import { type Sql, type Statement, sql } from '../../platform/database/db.ts';

/** What a farmer's account holds of them: taken along as a copy, and erased. */

export const exportNotices = (farmerId: number): Statement =>
  sql`select jsonb_build_object('version', version, 'language', language, 'agreed_at', agreed_at,
        'withdrawn_at', withdrawn_at) as item from privacy_notices
      where farmer_id in (select id from farmers where ${farmerId} in (id, merged_into)) order by id`;

export const exportLogins = (farmerId: number): Statement =>
  sql`select jsonb_build_object('at', created_at, 'last_seen_at', last_seen_at, 'ended_at', revoked_at,
        'ip', ip, 'device', user_agent) as item from sessions where farmer_id = ${farmerId} order by created_at`;

/** What they agreed to, and when, stays without them: it proves that they were asked. */
export async function eraseAccount(tx: Sql, farmerId: number, now: Date): Promise<void> {
  await tx.run(sql`delete from sessions where farmer_id = ${farmerId}`);
  await tx.run(
    sql`update farmers set mobile = null, former_mobile = null, name = '-', address = '-', blocked_at = null,
          blocked_by = null, blocked_reason = null, purged_at = ${now},
          deletion_requested_at = coalesce(deletion_requested_at, ${now})
        where id = ${farmerId} or merged_into = ${farmerId}`,
  );
}

export async function deleteChallengesBefore(db: Sql, before: Date): Promise<number> {
  return db.run(sql`delete from otp_challenges where created_at < ${before}`);
}

export async function deleteSessionsEndedBefore(db: Sql, before: Date): Promise<number> {
  return db.run(sql`delete from sessions where least(expires_at, revoked_at) < ${before}`);
}
