import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withStallTimeout } from './stall-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Ends as an aborted request does. */
function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

it('gives up thirty seconds after the last byte, not after the first', async () => {
  let move = () => {};
  const outcome = withStallTimeout(new AbortController().signal, (signal, moved) => {
    move = moved;
    return untilAborted(signal);
  }).catch((error: Error) => error.name);
  for (let minute = 0; minute < 10; minute += 1) {
    await vi.advanceTimersByTimeAsync(29_000);
    move();
  }
  const ended = vi.fn();
  void outcome.then(ended);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith('AbortError');
});

it('ends at once when it is called off, also before it began', async () => {
  const caller = new AbortController();
  const running = withStallTimeout(caller.signal, untilAborted).catch((error: Error) => error.name);
  caller.abort();
  expect(await running).toBe('AbortError');
  const late = withStallTimeout(caller.signal, async (signal) => signal.aborted);
  expect(await late).toBe(true);
});
