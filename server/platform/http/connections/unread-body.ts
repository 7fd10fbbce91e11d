import type { IncomingMessage } from 'node:http';
import { LARGEST_FILE_BYTES } from '#shared/domain/chat/upload-limits.ts';

/** Whoever is still sending when they are answered has this long to stop, */
const LINGER_MS = 30_000;
/** must not fall silent meanwhile, */
const SILENCE_MS = 5_000;
/** and may send this much more: a farmer with a video the whole of it, so that their phone hears the answer. */
const MOST_BYTES = { known: LARGEST_FILE_BYTES, stranger: 4 * 1024 * 1024 };
const LOOK_MS = 100;

/**
 * Reads and drops what is left of a request that is answered already (lingering close), within bounds. Closed at once,
 * the sender would meet a broken connection instead of the answer; never closed, they would hold it for as long
 * as they like.
 */
export function endBody(
  request: IncomingMessage,
  { isKnown, silenceMs = SILENCE_MS }: { isKnown: boolean; silenceMs: number | undefined },
): void {
  const { socket } = request;
  if (socket.destroyed) return;
  request.unpipe();
  request.resume();
  const most = socket.bytesRead + (isKnown ? MOST_BYTES.known : MOST_BYTES.stranger);
  const begun = Date.now();
  let [seen, heardAt] = [socket.bytesRead, begun];
  const timer = setInterval(() => {
    const now = Date.now();
    if (socket.bytesRead !== seen) heardAt = now;
    seen = socket.bytesRead;
    if (request.complete || socket.destroyed) clearInterval(timer);
    else if (seen > most || now - heardAt > silenceMs || now - begun > LINGER_MS) socket.destroy();
  }, LOOK_MS).unref();
}
