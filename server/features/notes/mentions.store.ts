import { Type } from 'typebox';
import { type Sql, type Statement, sql } from '../../platform/database/db.ts';

const IdRow = Type.Object({ id: Type.Integer() });

/** Of these people, those who are there; their author is not called by their own note. */
export async function listCalled(db: Sql, ids: readonly number[], authorId: number): Promise<number[]> {
  const rows = await db.many(
    IdRow,
    sql`select id from staff where id = any(${ids}::bigint[]) and id <> ${authorId} and disabled_at is null order by id`,
  );
  return rows.map(({ id }) => id);
}

/** Whom the note calls from now on; who was called before keeps whether they saw it. Answers who is new. */
export async function setMentions(
  tx: Sql,
  note: { id: number; chat_id: number },
  staff: readonly number[],
): Promise<number[]> {
  await tx.run(
    sql`delete from note_mentions where note_id = ${note.id} and staff_id <> all(${staff}::bigint[])`,
  );
  const rows = await tx.many(
    IdRow,
    sql`insert into note_mentions (note_id, staff_id, chat_id)
        select ${note.id}, s, ${note.chat_id} from unnest(${staff}::bigint[]) s
        on conflict do nothing returning staff_id as id`,
  );
  return rows.map(({ id }) => id);
}

/** The reader has the chat's notes before their eyes; false when none called them. */
export async function noteSeen(
  tx: Sql,
  { chatId, staffId, now }: { chatId: number; staffId: number; now: Date },
): Promise<boolean> {
  const rows = await tx.run(
    sql`update note_mentions set seen_at = ${now}
        where chat_id = ${chatId} and staff_id = ${staffId} and seen_at is null`,
  );
  return rows > 0;
}

/** From `from` on: the notes of a chat that call this person and that they have not seen. */
export const fromMentionsOf = (chat: Statement, staffId: number): Statement =>
  sql`from note_mentions nm where nm.chat_id = ${chat} and nm.staff_id = ${staffId} and nm.seen_at is null`;
