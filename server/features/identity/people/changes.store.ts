import { type Static, Type } from 'typebox';
import { StaffRoles } from '#shared/contract/people.ts';
import { nullable } from '#shared/contract/wire.ts';
import type { StaffRole } from '#shared/domain/capabilities.ts';
import { CHANGE_KINDS, type ChangeKind } from '#shared/domain/people.ts';
import { type Sql, sql } from '../../../platform/database/db.ts';

const ChangeRow = Type.Object({
  id: Type.Integer(),
  kind: Type.Unsafe<ChangeKind>(Type.Union(CHANGE_KINDS.map((kind) => Type.Literal(kind)))),
  staff_id: nullable(Type.Integer()),
  email: nullable(Type.String()),
  roles: nullable(StaffRoles),
  asked_by: Type.Integer(),
  asked_at: Type.String(),
  expires_at: Type.String(),
});
export type ChangeRow = Static<typeof ChangeRow>;

const COLUMNS = sql`id, kind, staff_id, email, roles, asked_by, asked_at, expires_at`;

/** Those that still wait for somebody's word. */
export function listChanges(db: Sql, now: Date): Promise<ChangeRow[]> {
  return db.many(
    ChangeRow,
    sql`select ${COLUMNS} from staff_changes where decided_at is null and expires_at > ${now} order by id`,
  );
}

export function findChange(db: Sql, id: number, now: Date): Promise<ChangeRow | undefined> {
  return db.maybe(
    ChangeRow,
    sql`select ${COLUMNS} from staff_changes where id = ${id} and decided_at is null and expires_at > ${now}`,
  );
}

/** What a person, or an address, is to become. */
export interface Wanted {
  kind: ChangeKind;
  staffId: number | null;
  email: string | null;
  roles: readonly StaffRole[] | null;
}

/** Undefined while another change of the same person waits. */
export async function insertChange(
  tx: Sql,
  { kind, staffId, email, roles }: Wanted,
  by: { staffId: number; now: Date; expiresAt: Date },
): Promise<ChangeRow | undefined> {
  await tx.run(
    sql`update staff_changes set decided_at = ${by.now}, decision = 'expired'
        where decided_at is null and expires_at <= ${by.now}`,
  );
  return tx.maybe(
    ChangeRow,
    sql`insert into staff_changes (kind, staff_id, email, roles, asked_by, asked_at, expires_at)
        values (${kind}, ${staffId}, ${email}, ${roles === null ? null : [...roles]}::text[], ${by.staffId}, ${by.now},
                ${by.expiresAt})
        on conflict do nothing returning ${COLUMNS}`,
  );
}

export async function closeChange(
  tx: Sql,
  id: number,
  decision: 'confirmed' | 'refused',
  by: { staffId: number; now: Date },
): Promise<void> {
  await tx.run(
    sql`update staff_changes set decided_by = ${by.staffId}, decided_at = ${by.now}, decision = ${decision}
        where id = ${id} and decided_at is null`,
  );
}

/** What somebody who leaves has asked for, and what was asked about them, is no longer wanted. */
export async function dropChangesOf(
  tx: Sql,
  staffId: number,
  by: { staffId: number | null; now: Date },
): Promise<void> {
  await tx.run(
    sql`update staff_changes set decided_by = ${by.staffId}, decided_at = ${by.now}, decision = 'refused'
        where decided_at is null and (asked_by = ${staffId} or staff_id = ${staffId})`,
  );
}
