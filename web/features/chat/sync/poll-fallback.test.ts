// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerEventPayload } from '#shared/events.ts';
import { type PollFallback, pollWhileDisconnected } from './poll-fallback.ts';

/** The four things the watcher hears of a line, said by hand. */
function createLine() {
  let ready: (payload: ServerEventPayload<'ready'>) => void = () => {};
  let connection: (connected: boolean) => void = () => {};
  let failed: () => void = () => {};
  const line: PollFallback['line'] = {
    on(event, listener) {
      if (event === 'ready') ready = listener as typeof ready;
      return () => {};
    },
    onConnection(listener) {
      connection = listener;
      return () => {};
    },
    onFailedTry(listener) {
      failed = listener;
      return () => {};
    },
  };
  return {
    line,
    sayReady: () => ready({ as: 'farmer', chat_id: 1, head_seq: 0, office_online: false }),
    lose: () => connection(false),
    fail: () => failed(),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('pollWhileDisconnected', () => {
  function start(position = () => 0) {
    const line = createLine();
    const poll = vi.fn();
    const stop = pollWhileDisconnected({ line: line.line, poll, position });
    return { ...line, poll, stop };
  }

  it('looks for itself after three failed tries, ever less often, at least every 15 s', () => {
    const { fail, poll, stop } = start();
    fail();
    fail();
    expect(poll).not.toHaveBeenCalled();
    fail();
    expect(poll).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(3_000);
    expect(poll).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(60_000);
    const before = poll.mock.calls.length;
    vi.advanceTimersByTime(60_000);
    expect(poll.mock.calls.length - before).toBe(4);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(poll.mock.calls.length - before).toBe(4);
  });

  it('looks for itself when the server has not said ready for 10 s, and rests when it has', () => {
    const { lose, sayReady, poll } = start();
    vi.advanceTimersByTime(9_999);
    expect(poll).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(poll).toHaveBeenCalledTimes(1);
    sayReady();
    vi.advanceTimersByTime(60_000);
    expect(poll).toHaveBeenCalledTimes(1);
    lose();
    vi.advanceTimersByTime(10_000);
    expect(poll).toHaveBeenCalledTimes(2);
  });

  it('stays quick while the thread moves, and asks nothing out of sight', () => {
    let at = 0;
    const { fail, poll } = start(() => at);
    for (let tries = 0; tries < 3; tries += 1) fail();
    for (let round = 0; round < 5; round += 1) {
      at += 1;
      vi.advanceTimersByTime(3_000);
    }
    expect(poll).toHaveBeenCalledTimes(6);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    vi.advanceTimersByTime(60_000);
    expect(poll).toHaveBeenCalledTimes(6);
  });
});
