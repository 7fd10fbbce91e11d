import type { IncomingMessage } from 'node:http';
import { AppError } from '../errors.ts';

/** How long a refused sender may go on; whoever stops by himself gets the answer in peace. */
const DISCARD_MS = 30_000;
const LOOKS_PER_STALL = 4;

/**
 * Reads and drops what is left of a request that was refused. Without this a sender who is still writing meets a
 * closed connection instead of the answer.
 */
export function discardRest(raw: IncomingMessage): void {
  if (raw.readableEnded || raw.destroyed) return;
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), DISCARD_MS);
  timer.unref();
  raw.once('close', () => clearTimeout(timer));
  raw.once('end', () => clearTimeout(timer));
}

/**
 * Gives a sender up who has sent nothing for `stallMs`, or more than `maxBytes` in all: the request is destroyed
 * and its reader gets BROKEN_UPLOAD. Time in which we do not read does not count. Answers how to stop watching.
 */
export function watchForStall(raw: IncomingMessage, stallMs: number, maxBytes: number): () => void {
  const start = raw.socket.bytesRead;
  let seen = start;
  let silentLooks = 0;
  const look = () => {
    const { bytesRead } = raw.socket;
    const waiting = !raw.readableEnded && raw.readableFlowing !== false;
    silentLooks = waiting && bytesRead === seen ? silentLooks + 1 : 0;
    seen = bytesRead;
    if (silentLooks >= LOOKS_PER_STALL || bytesRead - start > maxBytes)
      raw.destroy(new AppError('BROKEN_UPLOAD'));
  };
  const timer = setInterval(look, stallMs / LOOKS_PER_STALL);
  timer.unref();
  return () => clearInterval(timer);
}
