import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/** Where the two programs are; `missing` says in a sentence what was looked for and not found. */
export type MediaTools = { ffmpeg: string; ffprobe: string } | { missing: string };

export interface MediaSettings {
  /** As the owner wrote it; undefined: looked for on `searchPath`. */
  ffmpegPath: string | undefined;
  /** Folders, as in PATH. */
  searchPath: string;
}

/** ffprobe is taken from beside ffmpeg, where every package puts it, else from the search path. */
export function findMediaTools({ ffmpegPath, searchPath }: MediaSettings): MediaTools {
  const folders = searchPath.split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  const onPath = (program: string) => folders.map((folder) => path.join(folder, program)).find(canRun);

  const ffmpeg = ffmpegPath === undefined ? onPath('ffmpeg') : path.resolve(ffmpegPath);
  if (ffmpeg === undefined) return { missing: 'ffmpeg is not on the PATH' };
  if (!canRun(ffmpeg)) return { missing: `FFMPEG_PATH=${ffmpegPath} cannot be run` };

  const ffprobe = [path.join(path.dirname(ffmpeg), 'ffprobe')].find(canRun) ?? onPath('ffprobe');
  return ffprobe === undefined ? { missing: `there is no ffprobe beside ${ffmpeg}` } : { ffmpeg, ffprobe };
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
