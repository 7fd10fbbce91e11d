import { afterEach, describe, expect, it, vi } from 'vitest';
import { noteServerTime, serverNow } from './server-clock.ts';

describe('the server’s clock', () => {
  afterEach(() => vi.useRealTimers());

  it('is followed by a phone that is hours ahead, and let go when the phone is set right', () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T20:00:00Z') });
    noteServerTime('Sun, 22 Nov 2026 15:00:00 GMT');
    expect(serverNow().toISOString()).toBe('2026-11-22T15:00:00.000Z');
    vi.setSystemTime(new Date('2026-11-22T15:10:00Z'));
    noteServerTime('Sun, 22 Nov 2026 15:10:20 GMT');
    expect(serverNow().toISOString()).toBe('2026-11-22T15:10:00.000Z');
  });

  it('changes nothing by an answer without a time, or with one that is none', () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T20:00:00Z') });
    noteServerTime('Sun, 22 Nov 2026 20:00:00 GMT');
    noteServerTime(null);
    noteServerTime('soon');
    expect(serverNow().toISOString()).toBe('2026-11-22T20:00:00.000Z');
  });
});
