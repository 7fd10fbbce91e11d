import { type Static, Type } from 'typebox';
import { StaffRoles } from '#shared/contract/people.ts';
import { LocalizedText, nullable } from '#shared/contract/wire.ts';
import type { LocalizedText as Name } from '#shared/domain/by-language.ts';
import type { StaffRole } from '#shared/domain/capabilities.ts';
import { type Sql, sql } from '../../../platform/database/db.ts';
import { pictureOf } from '../pictures/pictures.store.ts';

const PersonRow = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  name: LocalizedText,
  roles: StaffRoles,
  active: Type.Boolean(),
  configured: Type.Boolean(),
  picture: nullable(Type.String()),
});
export type PersonRow = Static<typeof PersonRow>;

const COLUMNS = sql`st.id, st.email, st.name, st.roles, st.disabled_at is null as active, st.configured,
  ${pictureOf(sql`st.id`)} as picture`;

/**
 * Changes of who may do what happen one after the other, until their transaction ends: two owners who disable each
 * other in the same instant are one who did, and one who may no longer.
 */
export async function lockPeople(tx: Sql): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('identity.people', 0))`);
}

export function listStaff(db: Sql): Promise<PersonRow[]> {
  return db.many(PersonRow, sql`select ${COLUMNS} from staff st order by st.disabled_at is not null, st.id`);
}

const SeenRow = Type.Object({ id: Type.Integer(), last_seen_at: Type.String() });

/** When each was last here, of those who have a session. */
export async function listLastSeen(db: Sql): Promise<Map<number, string>> {
  const rows = await db.many(
    SeenRow,
    sql`select staff_id as id, max(last_seen_at) as last_seen_at from sessions
        where staff_id is not null and revoked_at is null group by staff_id`,
  );
  return new Map(rows.map(({ id, last_seen_at }) => [id, last_seen_at]));
}

export function findPerson(db: Sql, id: number): Promise<PersonRow | undefined> {
  return db.maybe(PersonRow, sql`select ${COLUMNS} from staff st where st.id = ${id}`);
}

export function findPersonByEmail(db: Sql, email: string): Promise<PersonRow | undefined> {
  return db.maybe(PersonRow, sql`select ${COLUMNS} from staff st where st.email = ${email}`);
}

const StaffId = Type.Object({ id: Type.Integer() });

/** Who works and may do what any of these roles may. */
export async function listActiveWith(db: Sql, roles: readonly StaffRole[]): Promise<number[]> {
  const rows = await db.many(
    StaffId,
    sql`select id from staff where disabled_at is null and roles && ${[...roles]}::text[] order by id`,
  );
  return rows.map((row) => row.id);
}

export async function setRoles(tx: Sql, id: number, roles: readonly StaffRole[]): Promise<void> {
  await tx.run(sql`update staff set roles = ${[...roles]}::text[] where id = ${id}`);
}

/** Opened again, an account that the settings named before is an ordinary one: only one that they name works at a time. */
export async function setDisabled(
  tx: Sql,
  id: number,
  by: { staffId: number; now: Date } | null,
): Promise<void> {
  await tx.run(
    sql`update staff set disabled_at = ${by?.now ?? null}, disabled_by = ${by?.staffId ?? null},
          configured = configured and (${by !== null} or not exists (
            select from staff other where other.configured and other.disabled_at is null and other.id <> ${id}))
        where id = ${id}`,
  );
}

/** By the office log's clock, the database's, where that is earlier: the act that begins it is theirs already. */
const since = (now: Date) => sql`least(${now}::timestamptz, now())`;

/** From the first name on that its person wrote, the account is theirs. */
export async function setName(tx: Sql, id: number, name: Name, now: Date): Promise<void> {
  await tx.run(
    sql`update staff set name = ${JSON.stringify(name)}, person_since = coalesce(person_since, ${since(now)}) where id = ${id}`,
  );
}

export async function setPassword(tx: Sql, id: number, passwordHash: string): Promise<void> {
  await tx.run(sql`update staff set password_hash = ${passwordHash} where id = ${id}`);
}

/** Undefined when there is an account of this address already. */
export async function insertPerson(
  tx: Sql,
  person: { email: string; passwordHash: string; name: Name; roles: readonly StaffRole[]; now: Date },
): Promise<number | undefined> {
  const row = await tx.maybe(
    StaffId,
    sql`insert into staff (email, password_hash, name, roles, created_at, person_since)
        values (${person.email}, ${person.passwordHash}, ${JSON.stringify(person.name)}, ${[...person.roles]}::text[],
                ${person.now}, ${since(person.now)})
        on conflict (email) do nothing returning id`,
  );
  return row?.id;
}
