import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the numbers kernels give away by themselves (Linux from 32768, others from 49152): a number of those, found free
 * here, may be somebody's connection a moment later. Above those that browsers refuse.
 */
const RANGE = [12_000, 32_000] as const;

/** A port nobody listens on at this moment, by chance, so that two who ask at once are not told the same. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...RANGE);
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
