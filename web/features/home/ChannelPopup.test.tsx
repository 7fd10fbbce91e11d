// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadStrings, startLanguage } from '../../lib/i18n.ts';
import { ChannelPopup } from './ChannelPopup.tsx';

let root: Root | undefined;

beforeAll(async () => {
  await startLanguage('en');
  await loadStrings(['moving']);
});
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  cleanup();
  vi.useRealTimers();
});

const isShown = () => screen.queryByRole('complementary') !== null;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** The document was loaded that long before its scripts brought the page to life. */
async function comeToLife(msAfterLoad: number): Promise<void> {
  vi.advanceTimersByTime(5_000);
  const loadEventStart = performance.now() - msAfterLoad;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ loadEventStart } as never]);
  const place = document.createElement('div');
  place.innerHTML = renderToString(<ChannelPopup />);
  document.body.replaceChildren(place);
  await act(async () => {
    root = hydrateRoot(place, <ChannelPopup />);
  });
}

it('comes 800 ms after the load, however much of that the scripts took', async () => {
  await comeToLife(300);
  pass(499);
  expect(isShown()).toBe(false);
  pass(1);
  expect(isShown()).toBe(true);
});

it('comes with the scripts where they came later than that', async () => {
  await comeToLife(2_000);
  pass(0);
  expect(isShown()).toBe(true);
});

it('stays away while a dismissal lasts, to the millisecond', async () => {
  localStorage.setItem('waPopupDismissedUntil', String(Date.now() + 10_000));
  await comeToLife(2_000);
  pass(60_000);
  expect(isShown()).toBe(false);
});
