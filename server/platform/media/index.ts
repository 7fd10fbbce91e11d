import type { FastifyBaseLogger } from 'fastify';
import { findMediaTools, type MediaSettings } from './find-tools.ts';
import { type AudioAnalysis, canProbe, copyAsAac, playsEverywhere, probe } from './recording.ts';

/** Recordings listened to and copied, by ffmpeg. Knows no chat and no farmer. */
export type { MediaSettings } from './find-tools.ts';
export type { AudioAnalysis } from './recording.ts';
export { MediaError } from './run-tool.ts';

export interface Media {
  /** Whether this is a kind of recording the calls below take: a type of the file store. */
  canProbe(mimeType: string): boolean;
  /** @throws {MediaError} */
  probe(path: string, mimeType: string): Promise<AudioAnalysis>;
  /** @throws {MediaError} */
  playsEverywhere(path: string, mimeType: string): Promise<boolean>;
  /** Writes an M4A to `target`. @throws {MediaError} */
  copyAsAac(path: string, mimeType: string, target: string): Promise<void>;
}

/** Undefined where ffmpeg is not installed, which is said once, plainly, with what is missed by it. */
export function createMedia(
  settings: MediaSettings,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Media | undefined {
  const tools = findMediaTools(settings);
  if ('missing' in tools) {
    log.warn(`${tools.missing}: voice notes get no waveform, and iPhones may not play those of other phones`);
    return undefined;
  }
  return {
    canProbe,
    probe: (path, mimeType) => probe(tools, path, mimeType),
    playsEverywhere: (path, mimeType) => playsEverywhere(tools, path, mimeType),
    copyAsAac: (path, mimeType, target) => copyAsAac(tools, path, mimeType, target),
  };
}
