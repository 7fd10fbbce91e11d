import type { Note, NoteHit } from '#shared/contract/office/notes.ts';
import type { SearchWord } from '#shared/domain/chat/search-words.ts';
import { searchSnippet } from '#shared/domain/chat/snippets.ts';
import type { FoundNoteRow, NoteRow } from './notes.store.ts';

export function viewNote(row: NoteRow, reader: { staffId: number }): Note {
  const { id, chat_id, after_seq, author, mentions, text, version, created_at, edited_at } = row;
  return {
    id,
    chat_id,
    after_seq,
    author,
    mine: author.id === reader.staffId,
    text,
    mentions,
    version,
    created_at,
    edited_at,
  };
}

export function viewNoteHit(row: FoundNoteRow, words: readonly SearchWord[]): NoteHit {
  const { id: note_id, chat_id, message_id, seq, farmer, author, created_at, text } = row;
  return { note_id, chat_id, message_id, seq, farmer, author, created_at, text: searchSnippet(text, words) };
}
