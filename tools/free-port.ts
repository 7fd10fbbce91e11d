import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the numbers kernels give away by themselves (Linux from 32768, others from 49152): a number of those, found free
 * here, may be somebody's connection a moment later. Above those that browsers refuse.
 */
const FIRST = 12_000;
const SLICE = 50;
const SLICES = 400;

/**
 * A process asks in a slice of its own, number after number: between a port's being found free and its being used lie
 * seconds, in which nobody else may be told the same.
 */
const slice = process.pid % SLICES;
let turn = randomInt(SLICE);

/** A port nobody listens on at this moment, and which no other process is told (but one whose number is 400 away). */
export async function freePort(): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    // All of the slice being taken, the next one.
    const chosen = (slice + Math.floor(tries / SLICE)) % SLICES;
    turn = (turn + 1) % SLICE;
    const port = FIRST + chosen * SLICE + turn;
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
