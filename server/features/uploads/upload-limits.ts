/** Age at which an unfinished upload is given up: a farmer without a line since yesterday begins anew. */
export const UPLOAD_EXPIRY_MS = 24 * 60 * 60 * 1000;

/** Unfinished uploads of one person; the oldest gives way to a new one. */
export const MAX_OPEN_UPLOADS = 5;

/** Where uploads live on the wire; an upload's address is this and its id. */
export const UPLOADS_PATH = '/api/uploads';

/** A PATCH in which nothing moves for so long is over; what it brought is kept. */
export const PATCH_STALL_MS = 60_000;
