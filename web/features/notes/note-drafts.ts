import { draftKey, readStored, writeStored } from '../../lib/device/local-store.ts';
import { rememberedPerson } from '../../lib/office/remembered-person.ts';

/** Words of a note not kept yet: on the device, apart from those of the message that is being written. */
export const noteDraftKey = (chatId: number): string => draftKey(`note:${rememberedPerson()}:${chatId}`);

/** Whether a private note was begun here and not kept: whoever comes back goes on with it, and not with a message. */
export const hasNoteDraft = (chatId: number): boolean => readStored(noteDraftKey(chatId)) !== null;

/** A change of a note that is not kept yet, and which version of it it was begun from. */
export interface NoteEdit {
  version: number;
  text: string;
}

const editKey = (noteId: number): string => draftKey(`note-edit:${rememberedPerson()}:${noteId}`);

export function readEdit(noteId: number): NoteEdit | null {
  try {
    return JSON.parse(readStored(editKey(noteId)) ?? 'null');
  } catch {
    return null;
  }
}

export function keepEdit(noteId: number, edit: NoteEdit | null): void {
  writeStored(editKey(noteId), edit && JSON.stringify(edit));
}
