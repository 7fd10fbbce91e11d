/** Uploads: large files on their way, in pieces, until a message takes them. */
export { findOwnUpload } from './find-own-upload.ts';
export { acceptUpload, settleUpload } from './take-upload.ts';
export { UPLOAD_EXPIRY_MS, UPLOADS_PATH } from './upload-limits.ts';
export type { UploadRow } from './uploads.store.ts';
