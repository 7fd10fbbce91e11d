import type { IncomingMessage } from 'node:http';

/**
 * A request's body in which a cut is an end and not a failure: what arrived before it is kept, and the sender
 * goes on from there. `release` leaves the rest of the request to whoever answers it.
 */
export function tornBody(raw: IncomingMessage): { stream: ReadableStream<Uint8Array>; release: () => void } {
  let release = () => {};
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const take = (chunk: Buffer) => {
          controller.enqueue(chunk);
          if ((controller.desiredSize ?? 0) <= 0) raw.pause();
        };
        const end = () => {
          release();
          controller.close();
        };
        release = () => {
          release = () => {};
          raw.off('data', take).off('end', end).off('error', end).off('close', end);
        };
        if (raw.destroyed) controller.close();
        else raw.on('data', take).on('end', end).on('error', end).on('close', end).pause();
      },
      pull() {
        raw.resume();
      },
      cancel() {
        release();
      },
    },
    { highWaterMark: 4 },
  );
  // A torn line is told as an error, and an error nobody listens to ends the process.
  raw.on('error', () => {});
  return { stream, release: () => release() };
}
