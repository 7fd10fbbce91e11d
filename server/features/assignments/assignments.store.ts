import { type Static, Type } from 'typebox';
import { StaffRole, StaffRoles } from '#shared/contract/people.ts';
import { LocalizedText, nullable } from '#shared/contract/wire.ts';
import { type Sql, type Statement, sql } from '../../platform/database/db.ts';

/** Who reads: what is theirs is asked by their id and their roles. */
export interface Reader {
  staffId: number;
  roles: readonly string[];
  /** By the clock of the business. */
  now: Date;
}

/** The holder of a chat who is away, while they are. @param a the assignment's name in the statement */
const away = (a: Statement, now: Date): Statement =>
  sql`(select to_char(w.until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from staff_away w where w.staff_id = ${a}.staff_id and w.until > ${now})`;

/** Whether a chat was given to a role of which nobody works here now, or all are away: there it would wait for no one. */
const roleAway = (a: Statement, now: Date): Statement => sql`(${a}.role is not null and not exists (
  select from staff rs where rs.disabled_at is null and ${a}.role = any(rs.roles)
    and not exists (select from staff_away rw where rw.staff_id = rs.id and rw.until > ${now})))`;

const isOf = (a: Statement, reader: Reader): Statement =>
  sql`coalesce(${a}.staff_id = ${reader.staffId}, ${a}.role = any(${reader.roles}::text[]))`;

/** Whose a chat is, as one object; null for nobody. @param chat its id in the asking statement */
export const holderOf = (chat: Statement, reader: Reader): Statement => sql`(
  select jsonb_build_object('staff_id', ha.staff_id, 'role', ha.role,
    'name', (select hs.name from staff hs where hs.id = ha.staff_id),
    'mine', ${isOf(sql`ha`, reader)}, 'away_until', ${away(sql`ha`, reader.now)},
    'role_away', ${roleAway(sql`ha`, reader.now)})
  from chat_assignments ha where ha.chat_id = ${chat})`;

/** Whether a chat is the reader's, or one of a role of theirs. */
export const isHeldBy = (chat: Statement, reader: Reader): Statement =>
  sql`${chat} in (
  select ma.chat_id from chat_assignments ma
  where ma.staff_id = ${reader.staffId} or ma.role = any(${reader.roles}::text[]))`;

/**
 * Whether a chat is nobody's; what waits of somebody who is away, or of a role of which nobody is here, counts as that.
 * @param waits in the asking statement
 */
export const isFree = (chat: Statement, waits: Statement, now: Date): Statement => sql`not exists (
  select from chat_assignments fa
  where fa.chat_id = ${chat}
    and not (${waits} and (${away(sql`fa`, now)} is not null or ${roleAway(sql`fa`, now)})))`;

const AssignmentRow = Type.Object({
  staff_id: nullable(Type.Integer()),
  role: nullable(StaffRole),
  name: nullable(LocalizedText),
});
export type AssignmentRow = Static<typeof AssignmentRow>;

export function findAssignment(db: Sql, chatId: number): Promise<AssignmentRow | undefined> {
  return db.maybe(
    AssignmentRow,
    sql`select a.staff_id, a.role, s.name from chat_assignments a left join staff s on s.id = a.staff_id
        where a.chat_id = ${chatId}`,
  );
}

export async function saveAssignment(
  tx: Sql,
  given: { chatId: number; staffId: number | null; role: string | null; by: number; now: Date },
): Promise<void> {
  await tx.run(
    sql`insert into chat_assignments (chat_id, staff_id, role, assigned_by, assigned_at)
        values (${given.chatId}, ${given.staffId}, ${given.role}, ${given.by}, ${given.now})
        on conflict (chat_id) do update set staff_id = excluded.staff_id, role = excluded.role,
          assigned_by = excluded.assigned_by, assigned_at = excluded.assigned_at`,
  );
}

export async function removeAssignment(tx: Sql, chatId: number): Promise<void> {
  await tx.run(sql`delete from chat_assignments where chat_id = ${chatId}`);
}

const ChatRow = Type.Object({ chat_id: Type.Integer() });

/** All chats of a person become nobody's; answers which. */
export async function releaseAll(tx: Sql, staffId: number): Promise<number[]> {
  await tx.run(sql`delete from staff_away where staff_id = ${staffId}`);
  await tx.run(sql`delete from chat_leases where staff_id = ${staffId}`);
  const rows = await tx.many(
    ChatRow,
    sql`delete from chat_assignments where staff_id = ${staffId} returning chat_id`,
  );
  return rows.map(({ chat_id }) => chat_id);
}

/** Whose the chat that goes on is stays; where it was nobody's, whoever had the other has it. */
export async function moveAssignment(tx: Sql, fromChat: number, intoChat: number): Promise<void> {
  await tx.run(
    sql`update chat_assignments set chat_id = ${intoChat} where chat_id = ${fromChat}
        and not exists (select from chat_assignments a where a.chat_id = ${intoChat})`,
  );
  await eraseAssignments(tx, fromChat);
}

export async function eraseAssignments(tx: Sql, chatId: number): Promise<void> {
  await tx.run(sql`delete from chat_assignments where chat_id = ${chatId}`);
  await tx.run(sql`delete from chat_leases where chat_id = ${chatId}`);
}

const ColleagueRow = Type.Object({
  id: Type.Integer(),
  name: LocalizedText,
  roles: StaffRoles,
  away_until: nullable(Type.String()),
});
export type ColleagueRow = Static<typeof ColleagueRow>;

/** Who works in the office and may do what any of these roles may, with those who are away. */
export function listColleagues(db: Sql, roles: readonly string[], now: Date): Promise<ColleagueRow[]> {
  return db.many(
    ColleagueRow,
    sql`select s.id, s.name, s.roles, w.until as away_until
        from staff s left join staff_away w on w.staff_id = s.id and w.until > ${now}
        where s.disabled_at is null and s.roles && ${[...roles]}::text[] order by s.id`,
  );
}

const HeldRow = Type.Object({ id: Type.Integer(), name: LocalizedText, roles: StaffRoles });
export type HeldRow = Static<typeof HeldRow>;

/** Somebody who works here; until the transaction ends their account stays open, and their roles as they are. */
export function holdColleague(tx: Sql, id: number): Promise<HeldRow | undefined> {
  return tx.maybe(
    HeldRow,
    sql`select id, name, roles from staff where id = ${id} and disabled_at is null for share`,
  );
}

/** Of the past or null: they are here. */
export async function setAway(tx: Sql, staffId: number, until: Date | null): Promise<void> {
  if (until === null) await tx.run(sql`delete from staff_away where staff_id = ${staffId}`);
  else {
    await tx.run(
      sql`insert into staff_away (staff_id, until) values (${staffId}, ${until})
          on conflict (staff_id) do update set until = excluded.until`,
    );
  }
}
