import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRefresher } from './refresher.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a refresher', () => {
  it('asks once for a burst of hints about one chat', async () => {
    const load = vi.fn(async () => {});
    const rows = createRefresher(load, 100);
    for (let hint = 0; hint < 20; hint += 1) rows.refresh(7);
    rows.refresh(8);
    await vi.advanceTimersByTimeAsync(100);
    expect(load.mock.calls).toEqual([[7], [8]]);
  });

  it('asks once for a burst of hints where there is but one thing to ask for', async () => {
    const load = vi.fn(async () => {});
    const counts = createRefresher<void>(load, 100);
    for (let hint = 0; hint < 20; hint += 1) counts.refresh();
    await vi.advanceTimersByTimeAsync(100);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('asks exactly once more for hints that arrive while an answer is on its way', async () => {
    const answers: (() => void)[] = [];
    const load = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
    const rows = createRefresher(load, 100);
    rows.refresh(7);
    await vi.advanceTimersByTimeAsync(100);
    rows.refresh(7);
    rows.refresh(7);
    await vi.advanceTimersByTimeAsync(500);
    expect(load).toHaveBeenCalledTimes(1);
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(100);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('asks nothing after it was stopped', async () => {
    const load = vi.fn(async () => {});
    const rows = createRefresher(load, 100);
    rows.refresh(7);
    rows.stop();
    rows.refresh(8);
    await vi.advanceTimersByTimeAsync(500);
    expect(load).not.toHaveBeenCalled();
  });
});
