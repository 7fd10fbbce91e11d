import { stat } from 'node:fs/promises';
import { MAX_FILE_BYTES } from '#shared/domain/chat/upload-limits.ts';
import { AppError } from '../errors.ts';
import type { MediaFacts } from './container-reader.ts';
import { fileLabel } from './file-name.ts';
import type { Upload, UploadPurpose } from './file-store.ts';
import { type FileType, JPEG, PDF, PNG } from './file-types.ts';
import { identify } from './identify.ts';
import type { Frame } from './image-process.ts';
import { storeCut, storeImage, storePreview } from './images.ts';
import type { Received } from './receive.ts';

/** Everything known about a file before its bytes go to the store. */
export interface Prepared {
  type: FileType;
  /** Label, with an ending that fits `type`. */
  name: string;
  path: string;
  size: number;
  previewPath: string | undefined;
  width: number | null;
  height: number | null;
  durationMs: number | null;
}

const ALLOWED: Record<UploadPurpose, (type: FileType) => boolean> = {
  chat: () => true,
  quotation: (type) => type === PDF || type === JPEG || type === PNG,
};

/** Longest recording whose length is believed: a day, in milliseconds. */
const MAX_DURATION_MS = 24 * 60 * 60 * 1000;

/**
 * Identifies what was received and makes of it what will be stored.
 * @param beforePicture asked before a picture is opened, which costs a processor a second or two
 */
export async function prepare(
  received: Received,
  upload: Upload,
  beforePicture: () => Promise<void>,
): Promise<Prepared> {
  const identity = await identify(received.path, received.size);
  if (identity === 'refused') throw new AppError('FILE_TYPE_REFUSED');
  if (identity === 'unreadable') throw new AppError('FILE_UNREADABLE');
  const { type, facts } = identity;
  if (!ALLOWED[upload.purpose](type)) throw new AppError('FILE_TYPE_REFUSED');
  if (received.size > MAX_FILE_BYTES[type.kind]) throw new AppError('FILE_TOO_LARGE');
  if (type.kind === 'image') {
    await beforePicture();
    return prepareImage(received, type, upload);
  }
  const playable = type.kind === 'audio' || type.kind === 'video';
  return {
    type,
    name: fileLabel(upload.declaredName, type, type),
    path: received.path,
    size: received.size,
    previewPath: undefined,
    width: facts?.width ?? null,
    height: facts?.height ?? null,
    durationMs: playable ? duration(facts, upload.durationSeconds) : null,
  };
}

/** Pixels: a cut of less is a few coloured squares. */
const LEAST_SIDE = 120;

/**
 * Makes a cut in each frame of what was received, which must be a picture; answers their paths in that order.
 * @throws {AppError} FILE_TYPE_REFUSED, FILE_UNREADABLE, FILE_TOO_LARGE, PICTURE_TOO_SMALL
 */
export async function prepareCuts(
  received: Received,
  frames: readonly Frame[],
  who: string,
): Promise<string[]> {
  const identity = await identify(received.path, received.size);
  if (identity === 'unreadable') throw new AppError('FILE_UNREADABLE');
  if (identity === 'refused' || identity.type.kind !== 'image') throw new AppError('FILE_TYPE_REFUSED');
  if (received.size > MAX_FILE_BYTES.image) throw new AppError('FILE_TOO_LARGE');
  const image = await storeImage(received.path, identity.type, who);
  if (Math.min(image.width, image.height) < LEAST_SIDE) throw new AppError('PICTURE_TOO_SMALL');
  const paths: string[] = [];
  for (const frame of frames) paths.push(await storeCut(image, frame, who));
  return paths;
}

async function prepareImage(received: Received, type: FileType, upload: Upload): Promise<Prepared> {
  const who = `${upload.uploader.role}:${upload.uploader.id}`;
  const image = await storeImage(received.path, type, who);
  const previewPath = await storePreview(image, who);
  return {
    type: image.type,
    name: fileLabel(upload.declaredName, type, image.type),
    path: image.path,
    size: (await stat(image.path)).size,
    previewPath,
    width: image.width,
    height: image.height,
    durationMs: null,
  };
}

/** The recording's own word comes first; a browser's recorder leaves it out and measures beside it. */
function duration(facts: MediaFacts | undefined, measuredSeconds: number | undefined): number | null {
  const ms = facts?.durationMs ?? (measuredSeconds === undefined ? 0 : Math.round(measuredSeconds * 1000));
  return ms > 0 && ms <= MAX_DURATION_MS ? ms : null;
}
