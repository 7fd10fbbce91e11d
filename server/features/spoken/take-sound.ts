import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { SPOKEN_BYTES, SPOKEN_SECONDS } from '#shared/domain/content/spoken-line.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import type { AcceptedFile } from '../../platform/files/index.ts';
import { MediaError } from '../../platform/media/index.ts';
import type { OfficeActor } from '../identity/index.ts';
import type { Sound } from './spoken.store.ts';

/** A recording as it is kept. */
export interface TakenSound {
  sound: Sound;
  /** The same as AAC, where some phone would stay silent and this node has ffmpeg. */
  copy: Sound | null;
  durationMs: number;
  playsEverywhere: boolean;
}

/** What plays on every phone as far as its container tells; with ffmpeg its codec is looked at. */
const COMMON_TYPES = new Set(['audio/mp4', 'audio/mpeg', 'audio/wav']);
const COPY_TYPE = 'audio/mp4';
/** A clock beside the microphone is not the recording's own. */
const CLOCK_SLACK_MS = 500;

/**
 * Takes a recording in: it is judged by its content, as voice notes are, and nothing of it stays in the file store.
 *
 * @param seconds as the sender measured it
 * @throws {AppError} FILE_TYPE_REFUSED for what is no sound, SPOKEN_TOO_LONG, SPOKEN_LENGTH, and what taking a file in throws
 */
export async function takeSound(
  ctx: AppContext,
  { staffId }: OfficeActor,
  { stream, name, seconds }: { stream: Readable; name: string; seconds: number | undefined },
): Promise<TakenSound> {
  const file = await ctx.files.accept({
    stream,
    declaredName: name,
    purpose: 'chat',
    uploader: { role: 'admin', id: staffId },
    ...(seconds === undefined ? {} : { durationSeconds: seconds }),
  });
  try {
    if (!file.mimeType.startsWith('audio/')) throw new AppError('FILE_TYPE_REFUSED');
    if (file.sizeBytes > SPOKEN_BYTES) throw new AppError('FILE_TOO_LARGE');
    const taken = await ctx.files.withLocalCopy(file.storageKey, (path) => listen(ctx, file, path));
    if (!taken) throw new AppError('BROKEN_UPLOAD');
    if (taken.durationMs > SPOKEN_SECONDS * 1000 + CLOCK_SLACK_MS) throw new AppError('SPOKEN_TOO_LONG');
    return taken;
  } finally {
    await file.discard();
  }
}

async function listen(ctx: AppContext, file: AcceptedFile, path: string): Promise<TakenSound> {
  const { media } = ctx;
  const sound = soundOf(await readFile(path), file.mimeType);
  if (!media?.canProbe(file.mimeType)) {
    if (file.durationMs === null) throw new AppError('SPOKEN_LENGTH');
    const playsEverywhere = COMMON_TYPES.has(file.mimeType);
    return { sound, copy: null, durationMs: Math.max(1, file.durationMs), playsEverywhere };
  }
  try {
    const { durationMs } = await media.probe(path, file.mimeType);
    if (await media.playsEverywhere(path, file.mimeType))
      return { sound, copy: null, durationMs, playsEverywhere: true };
    const copy = `${path}.m4a`;
    await media.copyAsAac(path, file.mimeType, copy);
    return { sound, copy: soundOf(await readFile(copy), COPY_TYPE), durationMs, playsEverywhere: true };
  } catch (error) {
    if (error instanceof MediaError) throw new AppError('FILE_UNREADABLE', { cause: error });
    throw error;
  }
}

const soundOf = (bytes: Buffer, mimeType: string): Sound => ({
  sha256: createHash('sha256').update(bytes).digest(),
  mimeType,
  bytes,
});
