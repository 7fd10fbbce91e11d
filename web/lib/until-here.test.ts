import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilHere } from './until-here.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks again after a pause until it is here, and no more then', async () => {
  let asked = 0;
  const here = untilHere(async () => {
    asked += 1;
    if (asked < 4) throw new TypeError('Failed to fetch dynamically imported module');
    return 'card';
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await here).toBe('card');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(4);
});
