import { describe, expect, it } from 'vitest';
import { endByOurClock, hasExpired, isPastGrace, nextCheckAt } from './check-schedule.ts';

const START = Date.parse('2026-11-21T06:00:00.000Z');
const END = START + 20 * 60_000;
const at = (ms: number) => new Date(ms);
const payment = (check_count = 0) => ({
  created_at: at(START).toISOString(),
  expires_at: at(END).toISOString(),
  check_count,
});
const waits = (from: number, check_count = 0) => {
  const next = nextCheckAt(payment(check_count), at(from));
  return next === undefined ? undefined : next.getTime() - from;
};

describe('the reconciler asks', () => {
  it('on the provider’s own schedule while the payer can still pay', () => {
    const delays = Array.from({ length: 32 }, (_, count) => (waits(START + 20_000, count) ?? 0) / 1000);
    expect(delays).toEqual([
      ...Array(10).fill(3),
      ...Array(10).fill(6),
      ...Array(6).fill(10),
      ...Array(2).fill(30),
      ...Array(4).fill(60),
    ]);
  });

  it('closely for ten minutes more, then ever more rarely, for five days', () => {
    const graceEnd = END + 10 * 60_000;
    expect(waits(graceEnd - 1, 99)).toBe(60_000);
    const rest: number[] = [];
    for (let now = graceEnd; ; ) {
      const next = nextCheckAt(payment(99), at(now));
      if (!next) break;
      rest.push((next.getTime() - graceEnd) / 60_000);
      now = next.getTime();
    }
    expect(rest).toEqual([5, 60, 1440, 2880, 4320, 5760, 7200]);
  });

  it('no more after that: a person takes over', () => {
    expect(waits(END + 30 * 24 * 3_600_000, 99)).toBeUndefined();
  });

  it('counting from its start when the provider never named an end', () => {
    const unplaced = { ...payment(), expires_at: null };
    expect(hasExpired(unplaced, at(END - 1))).toBe(false);
    expect(hasExpired(unplaced, at(END))).toBe(true);
    expect(isPastGrace(unplaced, at(END + 599_999))).toBe(false);
    expect(isPastGrace(unplaced, at(END + 600_000))).toBe(true);
  });

  it('counting from the end the provider named, where it is not the one we asked for', () => {
    const shorter = { ...payment(), expires_at: at(END - 300_000).toISOString() };
    expect(hasExpired(shorter, at(END - 300_001))).toBe(false);
    expect(hasExpired(shorter, at(END - 300_000))).toBe(true);
  });
});

it('an end that cannot be meant is ours instead, so that a clock that is off closes nobody’s page', () => {
  const now = at(START);
  for (const off of [-120_000, 0, 120_000]) expect(endByOurClock(at(END + off), now)).toEqual(at(END + off));
  for (const off of [-120_001, 120_001, -3_600_000])
    expect(endByOurClock(at(END + off), now)).toEqual(at(END));
});
