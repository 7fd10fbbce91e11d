import { randomBytes } from 'node:crypto';

/** Least pid: thirteen digits, so that it never looks like a counter. Equal to the database's CHECK. */
const LEAST_PID = 1_000_000_000_000;

/** A payment id nobody can guess or count: 53 random bits, which a browser still holds exactly. */
export function newPid(): number {
  for (;;) {
    const pid = Number(randomBytes(8).readBigUInt64BE() >> 11n);
    if (pid >= LEAST_PID) return pid;
  }
}

/**
 * Our name for the order at the provider: one per attempt, never used again. Dated, so that a person who
 * compares two books finds it.
 */
export function merchantOrderIdFor(pid: number, now: Date): string {
  return `AV${now.toISOString().slice(0, 10).replaceAll('-', '')}-${pid}`;
}
