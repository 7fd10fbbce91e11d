import { type Static, Type } from 'typebox';
import { StaffRoles } from '#shared/contract/people.ts';
import { nullable } from '#shared/contract/wire.ts';
import type { StaffRole } from '#shared/domain/capabilities.ts';
import { type Sql, sql } from '../../../platform/database/db.ts';

const InvitationRow = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  roles: StaffRoles,
  staff_id: nullable(Type.Integer()),
  invited_by: Type.Integer(),
  expires_at: Type.String(),
});
export type InvitationRow = Static<typeof InvitationRow>;

const COLUMNS = sql`id, email, roles, staff_id, invited_by, expires_at`;
const OPEN = sql`used_at is null and withdrawn_at is null`;

/** Neither used nor taken back; they may have run out. */
export function listInvitations(db: Sql): Promise<InvitationRow[]> {
  return db.many(InvitationRow, sql`select ${COLUMNS} from staff_invitations where ${OPEN} order by id desc`);
}

export function findInvitation(db: Sql, id: number): Promise<InvitationRow | undefined> {
  return db.maybe(InvitationRow, sql`select ${COLUMNS} from staff_invitations where id = ${id} and ${OPEN}`);
}

/** The one that this link is for, while it works. */
export function findInvitationByToken(
  db: Sql,
  tokenHash: Buffer,
  now: Date,
): Promise<InvitationRow | undefined> {
  return db.maybe(
    InvitationRow,
    sql`select ${COLUMNS} from staff_invitations
        where token_hash = ${tokenHash} and ${OPEN} and expires_at > ${now}`,
  );
}

const UsedRow = Type.Object({ email: Type.String() });

/** Whose link this was that somebody has come by since an instant. */
export async function findUsedInvitation(
  db: Sql,
  tokenHash: Buffer,
  since: Date,
): Promise<string | undefined> {
  const row = await db.maybe(
    UsedRow,
    sql`select email from staff_invitations where token_hash = ${tokenHash} and used_at > ${since}`,
  );
  return row?.email;
}

export interface NewInvitation {
  email: string;
  roles: readonly StaffRole[];
  staffId: number | null;
  tokenHash: Buffer;
  invitedBy: number;
  now: Date;
  expiresAt: Date;
}

export function insertInvitation(tx: Sql, invitation: NewInvitation): Promise<InvitationRow> {
  return tx.one(
    InvitationRow,
    sql`insert into staff_invitations (email, roles, staff_id, token_hash, invited_by, created_at, expires_at)
        values (${invitation.email}, ${[...invitation.roles]}::text[], ${invitation.staffId}, ${invitation.tokenHash},
                ${invitation.invitedBy}, ${invitation.now}, ${invitation.expiresAt})
        returning ${COLUMNS}`,
  );
}

/** True once: of two who open one link at the same moment one gets in. */
export async function spendInvitation(tx: Sql, id: number, now: Date): Promise<boolean> {
  const used = await tx.run(
    sql`update staff_invitations set used_at = ${now} where id = ${id} and ${OPEN} and expires_at > ${now}`,
  );
  return used === 1;
}

/** Links that shall not work any more: of an address, of one invitation, or those by which somebody brought others in. */
export async function withdrawInvitations(
  tx: Sql,
  which: { email: string } | { id: number } | { invitedBy: number },
  now: Date,
): Promise<number> {
  const meant =
    'email' in which
      ? sql`email = ${which.email}`
      : 'id' in which
        ? sql`id = ${which.id}`
        : sql`invited_by = ${which.invitedBy} and staff_id is null`;
  return tx.run(sql`update staff_invitations set withdrawn_at = ${now} where ${meant} and ${OPEN}`);
}
