import { createReadStream, mkdirSync } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { ERRORS, Server } from '@tus/server';
import { LARGEST_FILE_BYTES } from '#shared/domain/chat/upload-limits.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { AppError } from '../errors.ts';
import { tornBody } from './torn-body.ts';
import { createUploadLock } from './upload-lock.ts';

/** One request of the protocol, its sender known and allowed already. */
export interface TusCall {
  method: 'POST' | 'HEAD' | 'PATCH';
  /** Of the upload; undefined while it is being made. */
  id?: string;
  headers: IncomingHttpHeaders;
  /** Where a PATCH reads its bytes. */
  body?: IncomingMessage;
}

export interface TusAnswer {
  status: number;
  headers: Record<string, string>;
}

/** Bytes on their way, on this machine's disk: who sends them, and for what, is the caller's to know. */
export interface Resumable {
  /** @throws {AppError} for everything the protocol refuses */
  handle(call: TusCall): Promise<TusAnswer>;
  /** Bytes that have arrived; undefined when there is no such upload. */
  received(id: string): Promise<number | undefined>;
  /** What the sender called it; empty when they did not say. */
  label(id: string): Promise<string>;
  /** The first `length` bytes. */
  head(id: string, length: number): Promise<Buffer>;
  /** All that has arrived. A reader keeps it although it is removed meanwhile. */
  open(id: string): Readable;
  /** Also fine with uploads that are gone. */
  remove(ids: readonly string[]): Promise<void>;
  /** Those of which something has arrived, the last of it since then. */
  listMoving(ids: readonly string[], since: Date): Promise<Set<string>>;
  /** Uploads nobody has touched since `before`. */
  listStale(before: Date): Promise<string[]>;
}

/** How long the half-dead connection of an upload may go on writing once a new one has come. */
const GIVE_WAY_MS = 200;
const ID = /^[0-9a-f-]{36}$/;

const ASKED = ['tus-resumable', 'upload-length', 'upload-offset', 'upload-metadata', 'upload-defer-length'];
const ASKED_OF_BODY = ['content-type', 'content-length'];
const ANSWERED = ['location', 'upload-offset', 'upload-length', 'upload-expires'];

/**
 * @param urlPath where uploads live on the wire; an upload's address is this and its id
 * @param expiryMs age at which an upload is no longer taken up again
 */
export function createResumable(options: { dataDir: string; urlPath: string; expiryMs: number }): Resumable {
  const directory = path.join(options.dataDir, 'tmp', 'tus');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const datastore = new FileStore({ directory, expirationPeriodInMilliseconds: options.expiryMs });
  const server = new Server({
    path: options.urlPath,
    datastore,
    relativeLocation: true,
    maxSize: LARGEST_FILE_BYTES,
    locker: createUploadLock(),
    lockDrainTimeout: GIVE_WAY_MS,
    namingFunction: () => crypto.randomUUID(),
  });
  const pathOf = (id: string) => path.join(directory, id);

  return {
    handle: (call) => handle(server, options.urlPath, call),
    received: (id) =>
      stat(pathOf(id)).then(
        ({ size }) => size,
        () => undefined,
      ),
    async label(id) {
      const upload = await datastore.getUpload(id).catch(() => undefined);
      return upload?.metadata?.filename ?? '';
    },
    async head(id, length) {
      const file = await open(pathOf(id));
      try {
        const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, 0);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    open: (id) => createReadStream(pathOf(id)),
    async remove(ids) {
      for (const id of ids) {
        await rm(pathOf(id), { force: true });
        await rm(`${pathOf(id)}.json`, { force: true });
      }
    },
    async listMoving(ids, since) {
      const moving = new Set<string>();
      for (const id of ids) {
        const facts = await stat(pathOf(id)).catch(() => undefined);
        if (facts && facts.size > 0 && facts.mtime >= since) moving.add(id);
      }
      return moving;
    },
    async listStale(before) {
      const stale = new Set<string>();
      for (const name of await readdir(directory)) {
        const facts = await stat(pathOf(name)).catch(() => undefined);
        const id = name.replace(/\.json$/, '');
        if (facts && facts.mtime < before && ID.test(id)) stale.add(id);
      }
      return [...stale];
    },
  };
}

async function handle(server: Server, urlPath: string, call: TusCall): Promise<TusAnswer> {
  const { method, id, headers } = call;
  const body = call.body && tornBody(call.body);
  const request = new Request(`http://localhost${urlPath}${id === undefined ? '' : `/${id}`}`, {
    method,
    headers: pick(headers, body ? [...ASKED, ...ASKED_OF_BODY] : ASKED),
    ...(body ? { body: body.stream, duplex: 'half' } : {}),
  });
  try {
    const response = await server.handleWeb(request);
    if (response.status >= 400) throw await asAppError(response);
    return {
      status: response.status,
      headers: pick(Object.fromEntries(response.headers.entries()), ANSWERED),
    };
  } finally {
    body?.release();
  }
}

function pick(headers: IncomingHttpHeaders, names: string[]): Record<string, string> {
  const found = names.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return Object.fromEntries(found);
}

const BY_STATUS: Record<number, ErrorCode> = {
  400: 'BAD_REQUEST',
  403: 'BAD_REQUEST',
  404: 'UPLOAD_NOT_FOUND',
  409: 'UPLOAD_CONFLICT',
  410: 'UPLOAD_NOT_FOUND',
  412: 'UPLOAD_PROTOCOL',
  413: 'FILE_TOO_LARGE',
  501: 'BAD_REQUEST',
};

/** The library answers in plain text; ours is a code and a sentence. Its own failures are a full or lost disk. */
async function asAppError(response: Response): Promise<AppError> {
  const text = (await response.text()).trim();
  const cause = new Error(`tus ${response.status}: ${text}`);
  // It had to give way before it began.
  if (text === ERRORS.ABORTED.body) return new AppError('BROKEN_UPLOAD', { cause });
  const code = BY_STATUS[response.status];
  return code ? new AppError(code, { cause }) : new AppError('UNAVAILABLE', { cause, retryAfter: 30 });
}
