import { type Static, Type } from 'typebox';
import { MENTIONS_MAX, NOTE_MAX } from '../chat-list-limits.ts';
import { SearchHit } from '../search.ts';
import { closed, Id, Instant, LocalizedText, nullable, Seq, Uuid } from '../wire.ts';

const Colleague = Type.Object({ id: Id, name: LocalizedText }, closed);

/** What people of the office write to each other beside a thread. No farmer is ever given one. */
export const Note = Type.Object(
  {
    id: Id,
    chat_id: Id,
    after_seq: Type.Integer({ minimum: 0, description: 'stands below the message of this position' }),
    author: Colleague,
    mine: Type.Boolean({ description: 'written by the person who asks, who may change and delete it' }),
    text: Type.String(),
    mentions: Type.Array(Colleague),
    version: Type.Integer({ minimum: 1 }),
    created_at: Instant,
    edited_at: nullable(Instant),
  },
  closed,
);
export type Note = Static<typeof Note>;

export const NotesParams = Type.Object({ chat_id: Id }, closed);
export const NoteParams = Type.Object({ id: Id }, closed);

/** The newest of a chat, oldest first. */
export const NotesAnswer = Type.Object({ ok: Type.Literal(true), notes: Type.Array(Note) }, closed);
export type NotesAnswer = Static<typeof NotesAnswer>;

const words = {
  text: Type.String({ maxLength: NOTE_MAX * 2 }),
  mentions: Type.Optional(Type.Array(Id, { maxItems: MENTIONS_MAX, uniqueItems: true })),
};

/** `client_id`: the same note sent twice is kept once. */
export const NoteBody = Type.Object({ ...words, client_id: Uuid }, closed);
export type NoteBody = Static<typeof NoteBody>;

export const ChangeNoteBody = Type.Object({ ...words, version: Type.Integer({ minimum: 1 }) }, closed);
export type ChangeNoteBody = Static<typeof ChangeNoteBody>;

export const NoteAnswer = Type.Object({ ok: Type.Literal(true), note: Note }, closed);
export type NoteAnswer = Static<typeof NoteAnswer>;

export const NoteHit = Type.Object(
  {
    note_id: Id,
    chat_id: Id,
    message_id: nullable({ ...Id, description: 'the message it stands below, if the office sees one' }),
    seq: nullable(Seq),
    farmer: Type.String(),
    author: Colleague,
    created_at: Instant,
    text: SearchHit.properties.text,
  },
  closed,
);
export type NoteHit = Static<typeof NoteHit>;

/** Newest first. */
export const NoteSearchAnswer = Type.Object({ ok: Type.Literal(true), hits: Type.Array(NoteHit) }, closed);
export type NoteSearchAnswer = Static<typeof NoteSearchAnswer>;
