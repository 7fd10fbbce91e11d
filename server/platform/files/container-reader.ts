import { type FileHandle, open } from 'node:fs/promises';

/** Reads a file here and there without holding it: what looking into a 100 MB video needs. */
export interface ByteReader {
  readonly size: number;
  /** The bytes at `position`; fewer than `length` only at the end of the file. */
  at(position: number, length: number): Promise<Buffer>;
}

/** What a container says of itself; undefined where it says nothing. */
export interface MediaFacts {
  hasVideo: boolean;
  hasAudio: boolean;
  durationMs: number | undefined;
  /** Pixels as shown, rotation applied. */
  width: number | undefined;
  height: number | undefined;
}

/** Steps of a walk through one container. A file made of a million empty boxes is no recording. */
export const MAX_ELEMENTS = 20_000;

/** Opens `path` for `work` and closes it whatever happens. */
export async function withReader<T>(path: string, work: (reader: ByteReader) => Promise<T>): Promise<T> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    return await work({ size, at: (position, length) => readAt(file, position, length) });
  } finally {
    await file.close();
  }
}

export const noFacts = (): MediaFacts => ({
  hasVideo: false,
  hasAudio: false,
  durationMs: undefined,
  width: undefined,
  height: undefined,
});

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  if (!Number.isSafeInteger(position) || position < 0) return Buffer.alloc(0);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
