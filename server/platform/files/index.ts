/** Files people send: taken in, kept, found again and served. Knows no chat and no farmer. */
export { createFileStore } from './create-file-store.ts';
export type { AcceptedFile, FileStore, Upload } from './file-store.ts';
export {
  deleteFiles,
  deleteFilesOf,
  type FileRow,
  markFileDeleted,
  moveFiles,
  setRecordingFacts,
} from './files.store.ts';
export { HEAD_BYTES as FIRST_LOOK_BYTES } from './identify.ts';
export { sendFile } from './send-file.ts';
