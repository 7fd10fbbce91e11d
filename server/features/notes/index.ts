/** Private notes: what people of the office write to each other beside a thread. */
export { insertNoteOf, readNoteText } from './write-note.ts';
