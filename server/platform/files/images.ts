import { AppError } from '../errors.ts';
import { type FileType, fileTypeOf, HEIC } from './file-types.ts';
import type { StoredImage } from './image-encoding.ts';
import { type Excerpt, type Frame, type ImageTask, runImageTask } from './image-process.ts';
import { createSlots } from './slots.ts';

export type { StoredImage } from './image-encoding.ts';

/** An image needs about ten bytes a pixel while it is decoded without the camera's hardware. */
const oneAtATime = createSlots(1);

/**
 * Re-encodes the image at `source` in its own family next to it. Nothing but the pixels survives: no place,
 * no serial number, no second file hidden behind the picture.
 *
 * @param who brought it; the pictures of one person wait for each other
 * @throws {AppError} FILE_UNREADABLE when damaged, FILE_TOO_LARGE when its pixels are too many
 */
export async function storeImage(source: string, type: FileType, who: string): Promise<StoredImage> {
  const work = () => ask({ kind: 'image', source, mime: type.mime }, who);
  const { path, width = 0, height = 0, mime = '' } = await (type === HEIC ? oneAtATime(who, work) : work());
  const stored = fileTypeOf(mime);
  if (!stored) throw new Error(`pictures are not stored as ${mime}`);
  return { type: stored, path, width, height };
}

/** Writes the small still picture for the thread (WebP) of a stored image; answers its path. */
export async function storePreview(image: StoredImage, who: string): Promise<string> {
  return (await ask({ kind: 'preview', source: image.path }, who)).path;
}

/** Writes a cut (WebP) of a stored image in this frame; answers its path. */
export async function storeCut(image: StoredImage, frame: Frame, who: string): Promise<string> {
  return (await ask({ kind: 'cut', source: image.path, frame }, who)).path;
}

/** Writes a part of the stored image at `source` (WebP) next to it. */
export async function storeExcerpt(
  source: string,
  excerpt: Excerpt,
  who: string,
): Promise<{ path: string; width: number; height: number }> {
  const { path, width = 0, height = 0 } = await ask({ kind: 'excerpt', source, excerpt }, who);
  return { path, width, height };
}

/** What the image library says means that the picture is damaged; a full disk is not the picture's fault. */
async function ask(task: ImageTask, who: string) {
  const answer = await runImageTask(task, who);
  if (!('fault' in answer)) return answer;
  if (answer.fault === 'too large') throw new AppError('FILE_TOO_LARGE');
  const cause = new Error(answer.said ?? answer.fault);
  if (answer.fault === 'disk full') throw Object.assign(cause, { code: 'ENOSPC' });
  throw new AppError('FILE_UNREADABLE', { cause });
}
