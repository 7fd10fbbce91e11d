import { type Static, Type } from 'typebox';
import { LocalizedText } from '#shared/contract/wire.ts';
import { staffRolesThatCan } from '#shared/domain/capabilities.ts';
import { type Sql, type Statement, sql } from '../../platform/database/db.ts';

/** Whose reminders are asked for. */
export interface Reader {
  staffId: number;
  now: Date;
}

/** Their own, and those that are due of colleagues who are not here. @param r the reminder's name in the statement */
const concerns = (r: Statement, { staffId, now }: Reader): Statement => sql`(${r}.staff_id = ${staffId}
  or ${r}.rung_at is not null and (
    select rs.disabled_at is not null or not rs.roles && ${staffRolesThatCan('inbox.manage')}::text[]
      or coalesce((select rw.until > ${now} from staff_away rw where rw.staff_id = rs.id), false)
    from staff rs where rs.id = ${r}.staff_id))`;

/** From `from` on: what of a chat is due to be looked at by this person. @param chat its id in the asking statement */
export const fromRemindersOf = (chat: Statement, reader: Reader): Statement =>
  sql`from reminders nr where nr.chat_id = ${chat} and nr.rung_at is not null and ${concerns(sql`nr`, reader)}`;

/** Selects the chats that are due to be looked at by this person, as chat_id and due_at. */
export const selectReminded = (reader: Reader): Statement =>
  sql`select sr.chat_id, sr.due_at from reminders sr where sr.rung_at is not null and ${concerns(sql`sr`, reader)}`;

const ReminderRow = Type.Object({
  id: Type.Integer(),
  chat_id: Type.Integer(),
  farmer: Type.String(),
  due_at: Type.String(),
  reason: Type.String(),
  rung: Type.Boolean(),
  who: Type.Object({ id: Type.Integer(), name: LocalizedText }),
  version: Type.Integer(),
});
export type ReminderRow = Static<typeof ReminderRow>;

const columns = sql`r.id, r.chat_id, f.name as farmer, r.due_at, r.reason, r.rung_at is not null as rung,
  jsonb_build_object('id', s.id, 'name', s.name) as who, r.version`;
const joined = sql`reminders r join staff s on s.id = r.staff_id
  join chats c on c.id = r.chat_id join farmers f on f.id = c.farmer_id`;

/** What is due first. Nobody is brought back to the chat of a farmer who asked to be deleted. */
export function listReminders(db: Sql, reader: Reader, limit: number): Promise<ReminderRow[]> {
  return db.many(
    ReminderRow,
    sql`select ${columns} from ${joined}
        where ${concerns(sql`r`, reader)} and f.deletion_requested_at is null
        order by r.rung_at is null, r.due_at, r.id limit ${limit}`,
  );
}

const KeptRow = Type.Object({
  id: Type.Integer(),
  chat_id: Type.Integer(),
  farmer_id: Type.Integer(),
  staff_id: Type.Integer(),
  reason: Type.String(),
  version: Type.Integer(),
});
export type KeptRow = Static<typeof KeptRow>;

const keptColumns = sql`r.id, r.chat_id, c.farmer_id, r.staff_id, r.reason, r.version`;

export function lockOwn(tx: Sql, chatId: number, staffId: number): Promise<KeptRow | undefined> {
  return tx.maybe(
    KeptRow,
    sql`select ${keptColumns} from reminders r join chats c on c.id = r.chat_id
        where r.chat_id = ${chatId} and r.staff_id = ${staffId} for update of r`,
  );
}

/** One that this person sees, whoever set it. */
export function lockSeen(tx: Sql, id: number, reader: Reader): Promise<KeptRow | undefined> {
  return tx.maybe(
    KeptRow,
    sql`select ${keptColumns} from reminders r join chats c on c.id = r.chat_id
        where r.id = ${id} and ${concerns(sql`r`, reader)} for update of r`,
  );
}

/** One for each person and chat; set anew, it is yet to ring. */
export async function saveReminder(
  tx: Sql,
  set: { chatId: number; staffId: number; dueAt: Date; reason: string; now: Date },
): Promise<void> {
  await tx.run(
    sql`insert into reminders as r (chat_id, staff_id, due_at, reason, created_at)
        values (${set.chatId}, ${set.staffId}, ${set.dueAt}, ${set.reason}, ${set.now})
        on conflict (chat_id, staff_id) do update set due_at = excluded.due_at, reason = excluded.reason,
          version = r.version + 1, rung_at = null`,
  );
}

export async function deleteReminder(tx: Sql, id: number): Promise<void> {
  await tx.run(sql`delete from reminders where id = ${id}`);
}

const RungRow = Type.Object({ id: Type.Integer(), chat_id: Type.Integer(), staff_id: Type.Integer() });

/** Of those whose time has come, some, as rung from now on: of two processes that ring at once each has others. */
export function ringDue(tx: Sql, now: Date, limit: number): Promise<Static<typeof RungRow>[]> {
  return tx.many(
    RungRow,
    sql`update reminders set rung_at = ${now}
        where id in (select id from reminders where rung_at is null and due_at <= ${now}
                     order by due_at limit ${limit} for update skip locked)
        returning id, chat_id, staff_id`,
  );
}

const ChatRow = Type.Object({ chat_id: Type.Integer() });

/** The chats of a person's reminders that are due. */
export async function listRungChats(tx: Sql, staffId: number): Promise<number[]> {
  const rows = await tx.many(
    ChatRow,
    sql`select chat_id from reminders where staff_id = ${staffId} and rung_at is not null`,
  );
  return rows.map(({ chat_id }) => chat_id);
}

export async function eraseReminders(tx: Sql, chatId: number): Promise<void> {
  await tx.run(sql`delete from reminders where chat_id = ${chatId}`);
}

/** Of two of one person for what is now one chat there is one: the sooner, with what both were for. */
export async function mergeReminders(tx: Sql, from: number, into: number): Promise<void> {
  await tx.run(
    sql`update reminders r set due_at = least(r.due_at, o.due_at), version = r.version + 1,
          reason = left(concat_ws(' · ', nullif(r.reason, ''), nullif(o.reason, '')), 400),
          rung_at = coalesce(r.rung_at, o.rung_at)
        from reminders o where o.chat_id = ${from} and r.chat_id = ${into} and r.staff_id = o.staff_id`,
  );
  await tx.run(
    sql`update reminders r set chat_id = ${into}
        where r.chat_id = ${from}
          and not exists (select from reminders o where o.chat_id = ${into} and o.staff_id = r.staff_id)`,
  );
  await eraseReminders(tx, from);
}
