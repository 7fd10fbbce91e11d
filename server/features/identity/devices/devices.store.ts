import { type Static, Type } from 'typebox';
import { nullable } from '#shared/contract/wire.ts';
import { type Sql, type Statement, sql } from '../../../platform/database/db.ts';

/** Whose logins. */
export type Owner = { farmerId: number } | { staffId: number };

const OpenSession = Type.Object({
  id: Type.String(),
  ip: nullable(Type.String()),
  user_agent: nullable(Type.String()),
  created_at: Type.String(),
  last_seen_at: Type.String(),
});
export type OpenSession = Static<typeof OpenSession>;

/** More than anybody has; all of them can be ended together. */
const MOST_LISTED = 100;

/** The one used last comes first. */
export function listOpenSessions(db: Sql, owner: Owner, now: Date): Promise<OpenSession[]> {
  return db.many(
    OpenSession,
    sql`select id, ip, user_agent, created_at, last_seen_at from sessions
        where ${isOf(owner)} and revoked_at is null and expires_at > ${now}
        order by last_seen_at desc, created_at desc limit ${MOST_LISTED}`,
  );
}

const SessionId = Type.Object({ id: Type.String() });

/** Ends one of them, or all but one, and answers which were open. */
export async function revokeSessions(
  tx: Sql,
  owner: Owner,
  which: { only: string } | { except: string | null },
  now: Date,
): Promise<string[]> {
  const chosen = 'only' in which ? which.only : which.except;
  const rows = await tx.many(
    SessionId,
    sql`update sessions set revoked_at = ${now}
        where ${isOf(owner)} and revoked_at is null and expires_at > ${now}
          and (${chosen}::uuid is null or (id = ${chosen}::uuid) = ${'only' in which})
        returning id`,
  );
  return rows.map((row) => row.id);
}

/** Open or ended. */
export async function hasSession(db: Sql, owner: Owner, id: string): Promise<boolean> {
  const row = await db.maybe(SessionId, sql`select id from sessions where ${isOf(owner)} and id = ${id}`);
  return row !== undefined;
}

function isOf(owner: Owner): Statement {
  return 'farmerId' in owner ? sql`farmer_id = ${owner.farmerId}` : sql`staff_id = ${owner.staffId}`;
}
