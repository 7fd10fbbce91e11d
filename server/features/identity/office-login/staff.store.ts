import { type Static, Type } from 'typebox';
import { nullable } from '#shared/contract/wire.ts';
import type { LocalizedText } from '#shared/domain/by-language.ts';
import { type Sql, sql } from '../../../platform/database/db.ts';

const Staff = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  password_hash: Type.String(),
  settings_password_hash: nullable(Type.String()),
  disabled_at: nullable(Type.String()),
  disabled_by: nullable(Type.Integer()),
});
export type Staff = Static<typeof Staff>;

const StaffId = Type.Object({ id: Type.Integer() });
const Former = Type.Object({ id: Type.Integer(), email: Type.String() });

const COLUMNS = sql`id, email, password_hash, settings_password_hash, disabled_at, disabled_by`;

/** Disabled or not. @param email in lower case. */
export function findStaff(db: Sql, email: string): Promise<Staff | undefined> {
  return db.maybe(Staff, sql`select ${COLUMNS} from staff where email = ${email}`);
}

/** Who may log in under this address. @param email in lower case. */
export function findActiveStaff(db: Sql, email: string): Promise<Staff | undefined> {
  return db.maybe(Staff, sql`select ${COLUMNS} from staff where email = ${email} and disabled_at is null`);
}

export function findStaffById(db: Sql, id: number): Promise<Staff | undefined> {
  return db.maybe(Staff, sql`select ${COLUMNS} from staff where id = ${id}`);
}

/** Whether the account is as it was when the code was checked; until the transaction ends nobody resets or disables it. */
export async function holdStaff(tx: Sql, { id, password_hash }: Staff): Promise<boolean> {
  const row = await tx.maybe(
    StaffId,
    sql`select id from staff where id = ${id} and password_hash = ${password_hash} and disabled_at is null for share`,
  );
  return row !== undefined;
}

/** The account that the settings name: an owner, and nobody's own until they write their name. Undefined when another node, started at the same moment, was first. */
export function insertConfiguredStaff(
  tx: Sql,
  staff: { email: string; passwordHash: string; name: LocalizedText; now: Date },
): Promise<Staff | undefined> {
  return tx.maybe(
    Staff,
    sql`insert into staff (email, password_hash, settings_password_hash, name, roles, configured, created_at,
                           person_since)
        values (${staff.email}, ${staff.passwordHash}, ${staff.passwordHash}, ${JSON.stringify(staff.name)}, '{owner}',
                true, ${staff.now}, null)
        on conflict (email) do nothing
        returning ${COLUMNS}`,
  );
}

/** Switches off the account that the settings named before, and answers whose that was. */
export function disableConfiguredExcept(tx: Sql, email: string, now: Date): Promise<Static<typeof Former>[]> {
  return tx.many(
    Former,
    sql`update staff set disabled_at = ${now}
        where configured and disabled_at is null and email <> ${email} returning id, email`,
  );
}

/**
 * The account that the settings name now: it works, and is an owner's.
 * @returns whether anything had to change
 */
export async function configureStaff(tx: Sql, staffId: number): Promise<boolean> {
  const changed = await tx.run(
    sql`update staff set configured = true, disabled_at = null, disabled_by = null,
          roles = case when 'owner' = any (roles) then roles else array_append(roles, 'owner') end
        where id = ${staffId} and (not configured or disabled_at is not null)`,
  );
  return changed > 0;
}

/** Takes the password of the settings over. A person's own change of it, later, stays until the settings change. */
export async function takeSettingsPassword(tx: Sql, staffId: number, passwordHash: string): Promise<void> {
  await tx.run(
    sql`update staff set password_hash = ${passwordHash}, settings_password_hash = ${passwordHash}
        where id = ${staffId}`,
  );
}
