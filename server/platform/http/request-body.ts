import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** What a route takes that says nothing of its own; deploy/ has the same figure. */
export const SMALL_BODY_BYTES = 256 * 1024;

/** Often enough that an endless body is not read for long. */
const CHECK_MS = 1_000;

/**
 * Reads and drops what is left of a request that is being refused. Without this a sender who is still writing meets a
 * closed connection instead of the answer. `connections/` ends them when they do not stop.
 */
export function discardRest(raw: IncomingMessage): void {
  if (raw.readableEnded || raw.destroyed) return;
  raw.unpipe();
  raw.resume();
}

/**
 * Gives a sender up who has sent nothing for `stallMs`, or more than `maxBytes` in all: the request is destroyed
 * and its reader gets BROKEN_UPLOAD. Time in which we do not read does not count. Answers how to stop watching.
 */
export function watchForStall(raw: IncomingMessage, stallMs: number, maxBytes: number): () => void {
  const start = raw.socket.bytesRead;
  let seen = start;
  let heardAt = Date.now();
  const check = () => {
    const { bytesRead } = raw.socket;
    const waiting = !raw.readableEnded && raw.readableFlowing !== false;
    if (!waiting || bytesRead !== seen) heardAt = Date.now();
    seen = bytesRead;
    if (Date.now() - heardAt >= stallMs || bytesRead - start > maxBytes)
      raw.destroy(new AppError('BROKEN_UPLOAD'));
  };
  const timer = setInterval(check, Math.min(stallMs / 4, CHECK_MS));
  timer.unref();
  return () => clearInterval(timer);
}

/** A body of a quarter of a megabyte over the worst line there is takes half of this. */
const JSON_BODY_TIMEOUT_MS = 60_000;

/** Forms and pieces of uploads; whatever else a body calls itself, it is a small one. */
const WATCHED_ELSEWHERE = /^(multipart\/form-data|application\/offset\+octet-stream)\b/i;

/**
 * Slowloris guard: ends a small body that takes too long. Forms and parts of uploads are watched by their readers, for
 * silence and not for slowness.
 */
export function installBodyTimeout(app: FastifyInstance, timeoutMs = JSON_BODY_TIMEOUT_MS): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    const { method, headers } = request;
    if (WATCHED_ELSEWHERE.test(headers['content-type'] ?? '')) return payload;
    // Nobody reads to the end of what is not there: the clock would cut a long download.
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (method === 'GET' || method === 'HEAD' || !hasBody) return payload;
    const timer = setTimeout(() => request.raw.destroy(), timeoutMs);
    timer.unref();
    payload.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    return payload;
  });
}
