import { Type } from 'typebox';
import { nullable } from '#shared/contract/wire.ts';
import { type Sql, sql } from '../../../platform/database/db.ts';

const IdRow = Type.Object({ id: Type.Integer() });

/** Holds the row of whoever has this number. False: it is somebody else's by now. */
export async function lockNumber(tx: Sql, farmerId: number, mobile: string): Promise<boolean> {
  const row = await tx.maybe(
    IdRow,
    sql`select id from farmers where id = ${farmerId} and mobile = ${mobile} for no key update`,
  );
  return row !== undefined;
}

const ProvenRow = Type.Object({ at: nullable(Type.String()) });

/**
 * When a number was last a farmer's, as far as their account and their logins tell. The use of a login says nothing of
 * it: a session opened long ago goes on when the SIM is another's. Nor does an invitation: the office sends it, and
 * whoever has the SIM gets it. Who leaves proves it by a fresh code; one whom the office entered is deleted by the office.
 */
export async function findLastProof(db: Sql, farmerId: number): Promise<string | null> {
  const row = await db.one(
    ProvenRow,
    sql`select greatest(f.created_at, f.entered_at, f.claimed_at,
          case when f.entered_at is null or f.claimed_at is not null then f.deletion_requested_at end,
          (select max(s.created_at) from sessions s where s.farmer_id = f.id)) as at
        from farmers f where f.id = ${farmerId}`,
  );
  return row.at;
}

/**
 * Whether somebody else has logged in with this number before: what a device proves of the number then proves nothing of
 * the person. A customer whom its holder disowned never did.
 */
export async function hadFormerHolder(db: Sql, mobile: string): Promise<boolean> {
  const row = await db.maybe(
    IdRow,
    sql`select id from farmers where former_mobile = ${mobile} and disowned_at is null limit 1`,
  );
  return row !== undefined;
}

/** The number goes free; which one it was is kept. False: they had none. */
export async function setNumberAside(tx: Sql, farmerId: number, now: Date): Promise<boolean> {
  const set = await tx.run(
    sql`update farmers set set_aside_at = ${now}, former_mobile = mobile, mobile = null
        where id = ${farmerId} and mobile is not null`,
  );
  return set === 1;
}

/** Who holds the number from now on. */
export async function noteSuccessor(tx: Sql, farmerId: number, successorId: number): Promise<void> {
  await tx.run(sql`update farmers set set_aside_for = ${successorId} where id = ${farmerId}`);
}

/** Whether a login of this farmer is open somewhere. */
export async function isLoggedIn(db: Sql, farmerId: number, now: Date): Promise<boolean> {
  const row = await db.one(
    Type.Object({ found: Type.Boolean() }),
    sql`select exists (select from sessions where farmer_id = ${farmerId} and revoked_at is null
                         and expires_at > ${now}::timestamptz) as found`,
  );
  return row.found;
}
