/**
 * How much may be sent, stated once: the composer refuses before the upload starts, the server while it
 * runs. All sizes in bytes as received.
 */

const MB = 1024 * 1024;

/** What a file is good for on the screen; decides its limit and how it is stored. */
export type FileKind = 'image' | 'video' | 'audio' | 'pdf' | 'document' | 'text';

export const MAX_FILE_BYTES = {
  image: 25 * MB,
  video: 100 * MB,
  audio: 16 * MB,
  pdf: 25 * MB,
  document: 25 * MB,
  text: 1 * MB,
} as const satisfies Record<FileKind, number>;

/** No file of any kind is larger: the most a request is read for. */
export const LARGEST_FILE_BYTES = Math.max(...Object.values(MAX_FILE_BYTES));

/**
 * Pixels of an image as received. Phones with a "64 megapixel" sensor write 9,248 x 6,936 = 64.1 million;
 * beyond that lies the picture made to exhaust memory.
 */
export const MAX_IMAGE_PIXELS = 65_000_000;
/** All frames of an animation together. */
export const MAX_ANIMATION_PIXELS = 65_000_000;
export const MAX_ANIMATION_FRAMES = 300;
/** HEIC is decoded without hardware, four bytes a pixel; an iPhone writes 12 or 24 megapixels by default. */
export const MAX_HEIC_PIXELS = 26_000_000;

/** Long side, in pixels, of an image as stored. */
export const IMAGE_LONG_SIDE = 2560;
/** Long side, in pixels, of the small picture shown in the thread. */
export const PREVIEW_LONG_SIDE = 480;

/** Per farmer in any 24 hours, counted as stored. The office has no such limit. */
export const MAX_DAILY_FILES = 300;
export const MAX_DAILY_BYTES = 300 * MB;
/** Files one person may be sending at the same moment. */
export const MAX_UPLOADS_AT_ONCE = 6;

/** Longest name kept, in graphemes (what a reader calls characters), extension included. */
export const MAX_FILE_NAME_LENGTH = 150;
