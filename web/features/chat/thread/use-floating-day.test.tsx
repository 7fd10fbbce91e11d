// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadStrings, switchLanguage } from '../../../lib/i18n.ts';
import type { ThreadItem } from './thread-items.ts';
import { useFloatingDay } from './use-floating-day.ts';

beforeAll(async () => {
  await loadStrings(['common']);
  await switchLanguage('en');
});
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-08-03T10:00:00+05:30') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const message = (created_at: string) => ({ kind: 'message', message: { created_at } }) as ThreadItem;
const ITEMS = [
  message('2026-08-02T10:00:00+05:30'),
  { kind: 'unread' } as ThreadItem,
  message('2026-08-03T09:00:00+05:30'),
];
/** Each line of the thread 100 px high. */
const rows = {
  getVirtualItems: () => ITEMS.map((_, index) => ({ index, end: 100 * (index + 1) })),
} as Parameters<typeof useFloatingDay>[1];

it('tells the day of what stands at the upper edge, and goes 1.2 s after the last move', () => {
  const { result } = renderHook(() => useFloatingDay(ITEMS, rows));
  const move = (scrollTop: number) => act(() => result.current.onMove({ scrollTop } as HTMLElement));
  expect(result.current.day).toBeNull();
  move(250);
  expect(result.current.day).toBe('Today');
  act(() => vi.advanceTimersByTime(1_000));
  move(99);
  expect(result.current.day).toBe('Yesterday');
  act(() => vi.advanceTimersByTime(1_199));
  expect(result.current.day).toBe('Yesterday');
  act(() => vi.advanceTimersByTime(1));
  expect(result.current.day).toBeNull();
});

it('tells none where a line of another kind stands there', () => {
  const { result } = renderHook(() => useFloatingDay(ITEMS, rows));
  act(() => result.current.onMove({ scrollTop: 150 } as HTMLElement));
  expect(result.current.day).toBeNull();
});
