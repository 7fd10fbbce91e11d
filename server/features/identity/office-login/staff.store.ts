import { type Static, Type } from 'typebox';
import { type Sql, sql } from '../../../platform/database/db.ts';

const Staff = Type.Object({ id: Type.Integer(), email: Type.String(), password_hash: Type.String() });
export type Staff = Static<typeof Staff>;

/** @param email in lower case. */
export function findStaff(db: Sql, email: string): Promise<Staff | undefined> {
  return db.maybe(Staff, sql`select id, email, password_hash from staff where email = ${email}`);
}

/** Undefined when another node, started at the same moment, was first. */
export function insertStaff(
  tx: Sql,
  staff: { email: string; passwordHash: string; now: Date },
): Promise<Staff | undefined> {
  return tx.maybe(
    Staff,
    sql`insert into staff (email, password_hash, created_at)
        values (${staff.email}, ${staff.passwordHash}, ${staff.now})
        on conflict (email) do nothing
        returning id, email, password_hash`,
  );
}

export async function updatePasswordHash(tx: Sql, staffId: number, passwordHash: string): Promise<void> {
  await tx.run(sql`update staff set password_hash = ${passwordHash} where id = ${staffId}`);
}
