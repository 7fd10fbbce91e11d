import type {
  ChangeNoteBody,
  Note,
  NoteAnswer,
  NoteBody,
  NoteHit,
  NoteSearchAnswer,
  NotesAnswer,
} from '#shared/contract/office/notes.ts';
import { del, getJson, postJson, request } from '../../lib/http.ts';

const pathOf = (chatId: number) => `/admin/chats/${chatId}/notes`;

export async function fetchNotes(chatId: number, signal: AbortSignal): Promise<Note[]> {
  return (await getJson<NotesAnswer>(pathOf(chatId), { signal })).notes;
}

export async function addNote(chatId: number, body: NoteBody): Promise<Note> {
  return (await postJson<NoteAnswer>(pathOf(chatId), body)).note;
}

/** Refused when it has been changed since `version`. */
export async function changeNote(id: number, body: ChangeNoteBody): Promise<Note> {
  return (await request<NoteAnswer>('PUT', `/admin/notes/${id}`, body)).data.note;
}

export function deleteNote(id: number): Promise<unknown> {
  return del(`/admin/notes/${id}`);
}

export function markNotesSeen(chatId: number): Promise<unknown> {
  return postJson(`${pathOf(chatId)}/seen`);
}

export async function searchNotes(q: string, signal: AbortSignal): Promise<NoteHit[]> {
  return (await getJson<NoteSearchAnswer>('/admin/notes', { query: { q }, signal })).hits;
}
