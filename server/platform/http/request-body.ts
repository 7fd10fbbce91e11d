import type { IncomingMessage } from 'node:http';
import { AppError } from '../errors.ts';

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
