// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SHIPPED } from '../../../tests/support/shipped-content.ts';
import { SiteContentContext } from '../../lib/content/content.ts';
import { loadStrings, startLanguage } from '../../lib/i18n.ts';
import CHANNEL_POPUP from './ChannelPopup.island.ts';
import { ChannelPopup } from './ChannelPopup.tsx';

beforeAll(async () => {
  await startLanguage('en');
  await loadStrings(['moving']);
});
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const isShown = () => screen.queryByRole('complementary') !== null;
const pass = (ms: number) => vi.advanceTimersByTime(ms);

const drawn = (shown: boolean) =>
  renderToStaticMarkup(
    <SiteContentContext value={{ ...SHIPPED, popup: { ...SHIPPED.popup, shown } }}>
      <ChannelPopup />
    </SiteContentContext>,
  );

it('is not there at all where the owner does not want it', () => {
  expect(drawn(false)).toBe('');
});

/** The document was loaded that long before its scripts brought the page to life. */
function comeToLife(msAfterLoad: number): void {
  vi.advanceTimersByTime(5_000);
  const loadEventStart = performance.now() - msAfterLoad;
  // jsdom tells no times of its loading.
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ loadEventStart }],
  });
  document.body.innerHTML = drawn(true);
  CHANNEL_POPUP.start(document.querySelector<HTMLElement>('aside') as HTMLElement);
}

it('comes 800 ms after the load, however much of that the scripts took', () => {
  comeToLife(300);
  pass(499);
  expect(isShown()).toBe(false);
  pass(1);
  expect(isShown()).toBe(true);
});

it('comes with the scripts where they came later than that', () => {
  comeToLife(2_000);
  pass(0);
  expect(isShown()).toBe(true);
});

it('stays away while a dismissal lasts, to the millisecond', () => {
  localStorage.setItem('waPopupDismissedUntil', String(Date.now() + 10_000));
  comeToLife(2_000);
  pass(60_000);
  expect(isShown()).toBe(false);
});

it.each(['button', 'link', 'Escape'])('goes for a week by its %s', (way) => {
  comeToLife(2_000);
  pass(0);
  if (way === 'Escape') fireEvent.keyDown(screen.getByRole('link'), { key: 'Escape' });
  else fireEvent.click(screen.getByRole(way));
  expect(isShown()).toBe(false);
  expect(localStorage.getItem('waPopupDismissedUntil')).toBe(String(Date.now() + 604_800_000));
});
