import type { Note, NoteHit } from '#shared/contract/office/notes.ts';
import { holdsWords, searchWords } from '#shared/domain/chat/search-words.ts';
import type { AppContext } from '../../context.ts';
import type { OfficeActor } from '../identity/index.ts';
import { findNotes, listNotes } from './notes.store.ts';
import { viewNote, viewNoteHit } from './notes.view.ts';
import { requireChat } from './write-note.ts';

/** More than one farmer's thread gathers in years; the oldest are found by the search. */
const NOTES_SHOWN = 500;
const HITS = 20;
/** Letters that share a form in the index make a false candidate now and then. */
const CANDIDATES = 100;

/** @throws {AppError} NOT_FOUND */
export async function readNotes(ctx: AppContext, actor: OfficeActor, chatId: number): Promise<Note[]> {
  await requireChat(ctx, chatId);
  const rows = await listNotes(ctx.db, chatId, NOTES_SHOWN);
  return rows.reverse().map((row) => viewNote(row, actor));
}

/** Notes that hold every word, newest first. Words the index does not know find nothing here. */
export async function searchNotes(ctx: AppContext, q: string): Promise<NoteHit[]> {
  const words = searchWords(q);
  if (!words.some(({ indexed }) => indexed)) return [];
  const rows = await findNotes(ctx.db, words, CANDIDATES);
  return rows
    .filter((row) => holdsWords(row.text, words))
    .slice(0, HITS)
    .map((row) => viewNoteHit(row, words));
}
