/** Uploads: large files on their way, in pieces, until a message takes them. */
export { findOwnUpload, UPLOAD_EXPIRY_MS, UPLOADS_PATH } from './open-upload.ts';
export { acceptUpload, settleUpload } from './take-upload.ts';
export type { UploadRow } from './uploads.store.ts';
