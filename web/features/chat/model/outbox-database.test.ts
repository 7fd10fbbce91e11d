import { afterEach, expect, it, vi } from 'vitest';
import { withOutboxDatabase } from './outbox-database.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('does not wait for ever for a browser that never answers, and asks it again the next time', async () => {
  vi.useFakeTimers();
  const asked = vi.fn(() => new EventTarget());
  vi.stubGlobal('indexedDB', { open: asked });
  vi.stubGlobal('IDBRequest', EventTarget);
  vi.stubGlobal('IDBOpenDBRequest', EventTarget);
  const work = vi.fn();
  for (const times of [1, 2]) {
    const answer = withOutboxDatabase(work);
    await vi.advanceTimersByTimeAsync(11_000);
    await expect(answer).resolves.toBeUndefined();
    expect(asked).toHaveBeenCalledTimes(times);
  }
  expect(work).not.toHaveBeenCalled();
});
