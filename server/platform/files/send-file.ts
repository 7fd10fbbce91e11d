import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { isSeen } from '../http/etag.ts';
import { relabel } from './file-name.ts';
import type { FileStore } from './file-store.ts';
import { type FileType, fileTypeOf, M4A, WEBP } from './file-types.ts';
import type { FileRow } from './files.store.ts';

export interface FileAnswer {
  file: FileRow;
  /** Of the file itself, of its preview or of its audio copy. */
  key: string;
  /** Save instead of show. */
  download: boolean;
}

/** Both ends included. */
interface RequestedRange {
  start: number;
  end: number;
}

/**
 * Answers GET, HEAD and one Range for a file whose reader has been checked. `no-cache` makes every use ask
 * again: unchanged costs a 304, deleted is a 404 at once.
 *
 * @throws {AppError} NOT_FOUND when the bytes are gone, RANGE_UNSATISFIABLE
 */
export async function sendFile(
  files: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
  { file, key, download }: FileAnswer,
): Promise<FastifyReply> {
  const rendition = renditionOf(file, key);
  const etag = `"${key}"`;
  const size = rendition || request.method === 'HEAD' ? await files.size(key) : file.size_bytes;
  if (size === undefined) throw new AppError('NOT_FOUND');
  const range = rangeOf(request, etag, size);
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`);
    throw new AppError('RANGE_UNSATISFIABLE');
  }
  const isKnown = isSeen(request, etag);
  const withBody = request.method === 'GET' && !isKnown;
  const stream = withBody ? await files.open(key, range === 'whole' ? undefined : range) : undefined;
  if (withBody && !stream) throw new AppError('NOT_FOUND');

  reply.headers({ ...headersOf(file, rendition, download), etag });
  if (isKnown) return reply.code(304).send();
  reply.header('accept-ranges', 'bytes');
  if (range === 'whole') return reply.header('content-length', size).send(stream);
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(stream);
}

/**
 * Reads a `Range` header against a body of `size` bytes (RFC 9110, 14). Anything but one range of bytes may be
 * answered with the whole, and is: several parts at once are asked for by nobody who plays a recording.
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): RequestedRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    // The last n bytes.
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'whole';
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** What we made of a file is of a type of ours, whatever was sent. */
function renditionOf(file: FileRow, key: string): FileType | undefined {
  if (key === file.preview_key) return WEBP;
  return key === file.audio_copy_key ? M4A : undefined;
}

/** A range means something on GET only, and with If-Range only while the file is the one the client knows. */
function rangeOf(request: FastifyRequest, etag: string, size: number): ReturnType<typeof parseByteRange> {
  const condition = request.headers['if-range'];
  const isOther = condition !== undefined && condition !== etag;
  if (request.method !== 'GET' || isOther) return 'whole';
  return parseByteRange(request.headers.range, size);
}

/**
 * A browser that opens a recording by itself makes a page around it, and that page fetches the recording again:
 * it needs its origin (for the cookie) and leave to load media. It can still run no script.
 */
const POLICY = {
  playable:
    "sandbox allow-same-origin; default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  other: "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

function headersOf(
  file: FileRow,
  rendition: FileType | undefined,
  download: boolean,
): Record<string, string> {
  const type = rendition ?? fileTypeOf(file.mime_type);
  const name = rendition ? relabel(file.original_name, rendition) : file.original_name;
  const shown = type?.inline === true && !download;
  return {
    'content-type': contentType(type),
    'content-disposition': contentDisposition(name, { type: shown ? 'inline' : 'attachment' }),
    'content-security-policy': isPlayable(type) ? POLICY.playable : POLICY.other,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-cache',
  };
}

const isPlayable = (type: FileType | undefined) => type?.kind === 'audio' || type?.kind === 'video';

/** A type that left the allowlist since it was stored is bytes to save. */
function contentType(type: FileType | undefined): string {
  if (!type) return 'application/octet-stream';
  return type.kind === 'text' ? `${type.mime}; charset=utf-8` : type.mime;
}
