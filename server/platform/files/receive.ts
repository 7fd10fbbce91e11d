import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LARGEST_FILE_BYTES } from '#shared/domain/chat/upload-limits.ts';
import { AppError } from '../errors.ts';
import { HEAD_BYTES, limitFor } from './identify.ts';

export interface Received {
  path: string;
  size: number;
  /** SHA-256 of the bytes as they came, before anything is done to them. */
  sha256: Buffer;
}

/**
 * Writes an upload to `path` as it comes, in small pieces, and stops at the first byte too many.
 *
 * @throws {AppError} FILE_TOO_LARGE and FILE_TYPE_REFUSED as soon as they are known, FILE_EMPTY, BROKEN_UPLOAD
 */
export async function receive(source: Readable, path: string): Promise<Received> {
  const hash = createHash('sha256');
  let size = 0;
  let brokenOff: unknown;
  source.once('error', (error) => {
    brokenOff = error;
  });
  async function* measured(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let limit: number = LARGEST_FILE_BYTES;
    let head: Buffer[] | undefined = [];
    for await (const chunk of chunks) {
      size += chunk.length;
      head?.push(chunk);
      if (head && size >= HEAD_BYTES) {
        limit = await firstLook(Buffer.concat(head));
        head = undefined;
      }
      if (size > limit) throw new AppError('FILE_TOO_LARGE');
      hash.update(chunk);
      yield chunk;
    }
  }
  try {
    await pipeline(source, measured, createWriteStream(path));
  } catch (error) {
    // A writer that fails breaks the source off as well: the disk comes first.
    if (error instanceof AppError || isDiskFull(error)) throw error;
    if (brokenOff !== undefined || isPrematureClose(error))
      throw new AppError('BROKEN_UPLOAD', { cause: error });
    throw error;
  }
  if (size === 0) throw new AppError('FILE_EMPTY');
  return { path, size, sha256: hash.digest() };
}

/** The most bytes a file that begins like this may have. @throws {AppError} FILE_TYPE_REFUSED */
export async function firstLook(head: Buffer): Promise<number> {
  const limit = await limitFor(head);
  if (limit === 'refused') throw new AppError('FILE_TYPE_REFUSED');
  return limit;
}

export function isDiskFull(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT';
}

function isPrematureClose(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
}
