import { type Static, Type } from 'typebox';
import { Language } from '#shared/contract/identity.ts';
import { StaffRoles } from '#shared/contract/people.ts';
import { LocalizedText, nullable } from '#shared/contract/wire.ts';
import { named, type Sql, sql } from '../../../platform/database/db.ts';
import { askedTogether } from './asked-together.ts';

const TokenHash = Type.Unsafe<Buffer>({});

const FarmerSession = Type.Object({
  id: Type.String(),
  token_hash: TokenHash,
  last_seen_at: Type.String(),
  farmer_id: Type.Integer(),
  mobile: Type.String(),
  name: Type.String(),
  language: Language,
  blocked: Type.Boolean(),
});
export type FarmerSession = Static<typeof FarmerSession>;

const OfficeSession = Type.Object({
  id: Type.String(),
  token_hash: TokenHash,
  last_seen_at: Type.String(),
  expires_at: Type.String(),
  staff_id: Type.Integer(),
  email: Type.String(),
  name: LocalizedText,
  roles: StaffRoles,
});
export type OfficeSession = Static<typeof OfficeSession>;

/** Asked on every request of a farmer. Whose number went to somebody else is nobody. */
export const findFarmerSession = askedTogether((db, tokenHashes, now) =>
  db.many(
    FarmerSession,
    named(
      'identity.farmer_sessions',
      sql`select s.id, s.last_seen_at, f.id as farmer_id, f.mobile, f.name, f.language,
                 f.blocked_at is not null as blocked, s.token_hash
          from sessions s join farmers f on f.id = s.farmer_id
          where s.token_hash = any(${tokenHashes}::bytea[]) and s.revoked_at is null and s.expires_at > ${now}
            and f.deletion_requested_at is null and f.mobile is not null`,
    ),
  ),
);

/** Asked on every request of the office. Who was disabled is nobody. */
export const findOfficeSession = askedTogether((db, tokenHashes, now) =>
  db.many(
    OfficeSession,
    named(
      'identity.office_sessions',
      sql`select s.id, s.last_seen_at, s.expires_at, st.id as staff_id, st.email, st.name, st.roles, s.token_hash
          from sessions s join staff st on st.id = s.staff_id
          where s.token_hash = any(${tokenHashes}::bytea[]) and s.revoked_at is null and s.expires_at > ${now}
            and st.disabled_at is null`,
    ),
  ),
);

const SessionId = Type.Object({ id: Type.String() });

export interface NewSession {
  owner: { farmerId: number } | { staffId: number };
  tokenHash: Buffer;
  ip: string;
  userAgent: string;
  now: Date;
  expiresAt: Date;
}

export async function insertSession(tx: Sql, session: NewSession): Promise<void> {
  const { owner } = session;
  await tx.run(
    sql`insert into sessions (token_hash, farmer_id, staff_id, ip, user_agent, created_at, last_seen_at, expires_at)
        values (${session.tokenHash}, ${'farmerId' in owner ? owner.farmerId : null},
                ${'staffId' in owner ? owner.staffId : null}, ${session.ip}, ${session.userAgent},
                ${session.now}, ${session.now}, ${session.expiresAt})`,
  );
}

/** Notes that the session is in use. `expiresAt` moves the end along (farmers); without it the end stays. */
export async function touchSession(db: Sql, id: string, now: Date, expiresAt?: Date): Promise<void> {
  await db.run(
    sql`update sessions set last_seen_at = ${now}, expires_at = coalesce(${expiresAt ?? null}, expires_at)
        where id = ${id} and revoked_at is null`,
  );
}

/** Those of `ids` that are over, or were never there. */
export async function listEndedSessions(db: Sql, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await db.many(
    SessionId,
    sql`select asked.id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as asked (id)
        where not exists (select from sessions s
                          where s.id = asked.id::uuid and s.revoked_at is null and s.expires_at > ${now})`,
  );
  return rows.map((row) => row.id);
}

const RevokedSession = Type.Object({ id: Type.String(), staff_id: nullable(Type.Integer()) });

/** Ends the session behind a cookie, if it is still open and of that side. */
export function revokeSession(
  tx: Sql,
  tokenHash: Buffer,
  side: 'farmer' | 'office',
  now: Date,
): Promise<Static<typeof RevokedSession> | undefined> {
  return tx.maybe(
    RevokedSession,
    sql`update sessions set revoked_at = ${now}
        where token_hash = ${tokenHash} and revoked_at is null
          and (case when ${side}::text = 'farmer' then farmer_id else staff_id end) is not null
        returning id, staff_id`,
  );
}

/** Ends all sessions of a farmer and answers the ids of those that were open, so that their sockets can be cut. */
export async function revokeFarmerSessions(tx: Sql, farmerId: number, now: Date): Promise<string[]> {
  const rows = await tx.many(
    SessionId,
    sql`update sessions set revoked_at = ${now} where farmer_id = ${farmerId} and revoked_at is null returning id`,
  );
  return rows.map((row) => row.id);
}

/** Ends the open sessions of somebody of the office, but for one, and answers their ids, so that their sockets can be cut. */
export async function revokeStaffSessions(
  tx: Sql,
  staffId: number,
  now: Date,
  but?: string,
): Promise<string[]> {
  const rows = await tx.many(
    SessionId,
    sql`update sessions set revoked_at = ${now}
        where staff_id = ${staffId} and revoked_at is null and id is distinct from ${but ?? null}::uuid returning id`,
  );
  return rows.map((row) => row.id);
}

export async function listStaffSessions(tx: Sql, staffId: number): Promise<string[]> {
  const rows = await tx.many(
    SessionId,
    sql`select id from sessions where staff_id = ${staffId} and revoked_at is null`,
  );
  return rows.map((row) => row.id);
}

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
