import { lineOf } from '../../platform/http/caller-network.ts';

/**
 * Documents one subscriber line may have drawn at once, and in each second after: a drawing takes some 4 ms of this process. Behind
 * one address of a mobile network there may be a village (CGNAT), which reads far fewer.
 */
const AT_ONCE = 120;
const PER_SECOND = 10;
/** Lines that are remembered; the one that asked longest ago makes room. */
const MOST_LINES = 20_000;

/**
 * Counts drawings by caller: answers 0, or the seconds until the next one. Each line has a bucket of its own, so that nobody
 * can use up another's; in memory, for a question to the database would cost as much as the drawing.
 */
export function drawingLimit(now = () => performance.now()): (ip: string) => number {
  const buckets = new Map<string, { left: number; at: number }>();
  return (ip) => {
    const line = lineOf(ip);
    if (line === undefined) return 0;
    const at = now();
    const before = buckets.get(line) ?? { left: AT_ONCE, at };
    const left = Math.min(AT_ONCE, before.left + ((at - before.at) / 1000) * PER_SECOND);
    const isDrawn = left >= 1;
    buckets.delete(line);
    buckets.set(line, { left: isDrawn ? left - 1 : left, at });
    if (buckets.size > MOST_LINES) buckets.delete(buckets.keys().next().value ?? '');
    return isDrawn ? 0 : Math.ceil((1 - left) / PER_SECOND);
  };
}
