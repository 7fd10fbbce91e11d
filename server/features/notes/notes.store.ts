import { type Static, Type } from 'typebox';
import { LocalizedText, nullable } from '#shared/contract/wire.ts';
import type { SearchWord } from '#shared/domain/chat/search-words.ts';
import { named, type Sql, type Statement, sql } from '../../platform/database/db.ts';

const PersonRow = Type.Object({ id: Type.Integer(), name: LocalizedText });

export const NoteRow = Type.Object({
  id: Type.Integer(),
  chat_id: Type.Integer(),
  after_seq: Type.Integer(),
  author: PersonRow,
  mentions: Type.Array(PersonRow),
  text: Type.String(),
  version: Type.Integer(),
  created_at: Type.String(),
  edited_at: nullable(Type.String()),
});
export type NoteRow = Static<typeof NoteRow>;

const selectNotes = sql`
  select n.id, n.chat_id, n.after_seq, jsonb_build_object('id', a.id, 'name', a.name) as author,
    coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by s.id)
              from note_mentions m join staff s on s.id = m.staff_id where m.note_id = n.id), '[]') as mentions,
    n.text, n.version, n.created_at, n.edited_at
  from notes n join staff a on a.id = n.author_id`;

/** The newest of a chat, the newest first. */
export function listNotes(db: Sql, chatId: number, limit: number): Promise<NoteRow[]> {
  return db.many(
    NoteRow,
    named(
      'notes.list',
      sql`${selectNotes} where n.chat_id = ${chatId} order by n.after_seq desc, n.id desc limit ${limit}`,
    ),
  );
}

export function findNote(db: Sql, id: number): Promise<NoteRow | undefined> {
  return db.maybe(NoteRow, sql`${selectNotes} where n.id = ${id}`);
}

const IdRow = Type.Object({ id: Type.Integer() });

/** The id of what this author sent under this id before. */
export async function findSentNote(db: Sql, authorId: number, clientId: string): Promise<number | undefined> {
  const row = await db.maybe(
    IdRow,
    sql`select id from notes where author_id = ${authorId} and client_id = ${clientId}`,
  );
  return row?.id;
}

export interface NewNote {
  chatId: number;
  authorId: number;
  clientId: string;
  text: string;
  now: Date;
}

/** Below what the chat's log holds at this moment. Undefined, having written nothing, for an id that was used before. */
export async function insertNote(tx: Sql, note: NewNote): Promise<number | undefined> {
  const row = await tx.maybe(
    IdRow,
    sql`insert into notes (chat_id, after_seq, author_id, client_id, text, created_at)
        select c.id, c.head_seq, ${note.authorId}, ${note.clientId}, ${note.text}, ${note.now}
        from chats c where c.id = ${note.chatId}
        on conflict (author_id, client_id) do nothing
        returning id`,
  );
  return row?.id;
}

/** Compare-and-set: false when it is no longer that version, or gone. */
export async function updateNote(
  tx: Sql,
  { id, version, text, now }: { id: number; version: number; text: string; now: Date },
): Promise<boolean> {
  const rows = await tx.run(
    sql`update notes set text = ${text}, version = version + 1, edited_at = ${now}
        where id = ${id} and version = ${version}`,
  );
  return rows === 1;
}

export async function deleteNoteRow(tx: Sql, id: number): Promise<boolean> {
  return (await tx.run(sql`delete from notes where id = ${id}`)) === 1;
}

/** The notes of two chats that became one: each stands below the newest message that was there when it was written. */
export async function moveNotes(tx: Sql, fromChat: number, intoChat: number): Promise<void> {
  await tx.run(
    sql`update notes n set chat_id = ${intoChat}, after_seq = coalesce(
          (select max(m.seq) from messages m where m.chat_id = ${intoChat} and m.created_at <= n.created_at), 0)
        where n.chat_id in (${fromChat}, ${intoChat})`,
  );
  await tx.run(sql`update note_mentions set chat_id = ${intoChat} where chat_id = ${fromChat}`);
}

export async function eraseNotes(tx: Sql, chatId: number): Promise<void> {
  await tx.run(sql`delete from notes where chat_id = ${chatId}`);
}

export const FoundNoteRow = Type.Object({
  id: Type.Integer(),
  chat_id: Type.Integer(),
  message_id: nullable(Type.Integer()),
  seq: nullable(Type.Integer()),
  farmer: Type.String(),
  author: PersonRow,
  created_at: Type.String(),
  text: Type.String(),
});
export type FoundNoteRow = Static<typeof FoundNoteRow>;

/** Notes whose letters agree with all words, newest first; the text itself decides. */
export function findNotes(db: Sql, words: readonly SearchWord[], limit: number): Promise<FoundNoteRow[]> {
  const holds = words.reduce((all, word) => sql`${all} and n.search_key like ${patternOf(word)}`, sql`true`);
  return db.many(
    FoundNoteRow,
    sql`select n.id, n.chat_id, m.id as message_id, m.seq, f.name as farmer,
          jsonb_build_object('id', a.id, 'name', a.name) as author, n.created_at, n.text
        from notes n join staff a on a.id = n.author_id
        join chats c on c.id = n.chat_id join farmers f on f.id = c.farmer_id
        left join lateral (
          select m.id, m.seq from messages m
          where m.chat_id = n.chat_id and m.seq <= n.after_seq and m.deleted_at is null
          order by m.seq desc limit 1
        ) m on true
        where ${holds} and f.deletion_requested_at is null
        order by n.id desc limit ${limit}`,
  );
}

/** The word as the index of three letters knows it, `%` and `_` taken as they are. */
function patternOf({ folded, atStart }: SearchWord): Statement {
  const word = folded.replace(/[\\%_]/g, '\\$&');
  return sql`${atStart ? '% ' : '%'}::text || substr(search_key(${word}), 2) || '%'`;
}
