import { Worker } from 'node:worker_threads';
import { MAX_HEIC_PIXELS } from '#shared/domain/upload-limits.ts';
import { AppError } from '../errors.ts';
import { createSlots } from './slots.ts';

export interface RawImage {
  width: number;
  height: number;
  /** RGBA. */
  data: Uint8ClampedArray;
}

/** One at a time: an image needs about ten bytes a pixel while it is decoded. */
const oneAtATime = createSlots(1);
/** Far above what the largest allowed image takes on a slow machine. */
const TIMEOUT_MS = 60_000;

/**
 * Decodes the main image of a HEIC file, rotation applied.
 *
 * @throws {AppError} FILE_UNREADABLE, FILE_TOO_LARGE (pixels)
 */
export function decodeHeic(path: string): Promise<RawImage> {
  return oneAtATime(() => runWorker(path));
}

async function runWorker(path: string): Promise<RawImage> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), {
    workerData: { path, maxPixels: MAX_HEIC_PIXELS },
    // The decoder writes its complaints to the console; the error says what is needed.
    stdout: true,
    stderr: true,
  });
  const timer = setTimeout(() => worker.terminate(), TIMEOUT_MS);
  try {
    const answer = await new Promise<RawImage | { tooLarge: true }>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', (cause) => reject(new AppError('FILE_UNREADABLE', { cause })));
      worker.once('exit', () => reject(new AppError('FILE_UNREADABLE')));
    });
    if ('tooLarge' in answer) throw new AppError('FILE_TOO_LARGE');
    return answer;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
