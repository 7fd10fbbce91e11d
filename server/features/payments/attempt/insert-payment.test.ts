import { describe, expect, it } from 'vitest';
import { merchantOrderIdFor, newPid } from './insert-payment.ts';

describe('payment ids', () => {
  it('are exact in a browser, within what the database takes, and never follow one another', () => {
    const pids = Array.from({ length: 2000 }, newPid);
    for (const pid of pids) {
      expect(Number.isSafeInteger(pid)).toBe(true);
      expect(pid).toBeGreaterThanOrEqual(1e12);
    }
    expect(new Set(pids).size).toBe(2000);
  });

  it('make order ids the provider takes', () => {
    const id = merchantOrderIdFor(Number.MAX_SAFE_INTEGER, new Date('2026-11-21T20:00:00Z'));
    expect(id).toBe('AV20261121-9007199254740991');
    expect(id).toMatch(/^[A-Za-z0-9_-]{1,34}$/);
  });
});
