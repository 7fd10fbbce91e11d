// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadStrings, switchLanguage } from '../../../lib/i18n.ts';
import { WaitTime } from './RowTime.tsx';

const NOW = Date.parse('2026-08-03T10:00:00+05:30');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeAll(async () => {
  await loadStrings(['inbox']);
  await switchLanguage('en');
});
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => render(<WaitTime since={new Date(NOW - ms).toISOString()} />).container;

it.each([
  [-MINUTE, '0 min'],
  [59 * MINUTE + 59_000, '59 min'],
  [HOUR, '1 h'],
  [26 * HOUR, '26 h'],
  [48 * HOUR - 1, '47 h'],
  [48 * HOUR, '2 d'],
  [49 * HOUR, '2 d'],
])('tells a wait in minutes, in hours up to two days, then in days: %i ms', (ms, words) => {
  expect(wait(ms).textContent).toBe(words);
});

it('goes on while it is looked at', () => {
  const container = wait(58 * MINUTE);
  expect(container.textContent).toBe('58 min');
  act(() => vi.advanceTimersByTime(2 * MINUTE));
  expect(container.textContent).toBe('1 h');
});
