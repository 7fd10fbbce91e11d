import { findMediaTools, type MediaTools } from '../../server/platform/media/find-tools.ts';

/** The machine's own ffmpeg, found as the product finds it. */
export const MEDIA_TOOLS: MediaTools = findMediaTools({
  ffmpegPath: process.env.FFMPEG_PATH,
  searchPath: process.env.PATH ?? '',
});

export const NO_FFMPEG = 'missing' in MEDIA_TOOLS;

/** A title that says why its tests are left out, where they are: the summary prints titles. */
export function ffmpegTitle(title: string): string {
  return 'missing' in MEDIA_TOOLS ? `${title} (skipped: ${MEDIA_TOOLS.missing})` : title;
}

/** Settings that let a test's app find it; without them it runs as on a machine that has none. */
export const FFMPEG_ENV: Record<string, string> =
  'missing' in MEDIA_TOOLS ? {} : { FFMPEG_PATH: MEDIA_TOOLS.ffmpeg };
