// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadStrings } from '../../lib/i18n.ts';
import { InstallOffer } from './InstallOffer.tsx';
import { holdInstallPrompt } from './install-prompt.ts';

const prompt = vi.fn(async () => ({ outcome: 'dismissed' as const }));

beforeAll(async () => {
  await loadStrings(['pwa']);
  holdInstallPrompt();
});
beforeEach(() => {
  localStorage.clear();
  prompt.mockClear();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
});
afterEach(cleanup);

/** What Chrome says when it would install; answers whether its own bar was kept away. */
function browserOffers(): boolean {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return event.defaultPrevented;
}

const offer = () => screen.queryByRole('complementary', { name: 'Install AV Agro' });

it('waits for the browser and for the right moment, and keeps the browser’s own bar away', () => {
  const { rerender } = render(<InstallOffer when />);
  expect(offer()).toBeNull();
  expect(browserOffers()).toBe(true);
  expect(offer()).not.toBeNull();
  rerender(<InstallOffer when={false} />);
  expect(offer()).toBeNull();
});

it('opens the browser’s dialog on a yes and does not come back, whatever was answered there', async () => {
  render(<InstallOffer when />);
  browserOffers();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Install' })));
  expect(prompt).toHaveBeenCalledTimes(1);
  browserOffers();
  expect(offer()).toBeNull();
});

it('takes a no for an answer', () => {
  render(<InstallOffer when />);
  browserOffers();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(offer()).toBeNull();
  expect(prompt).not.toHaveBeenCalled();
});

it('tells an iPhone’s reader where to tap, and nothing to one who has done it', () => {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
  render(<InstallOffer when />);
  expect(screen.getByText(/Add to Home Screen/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
  cleanup();
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: true });
  render(<InstallOffer when />);
  expect(offer()).toBeNull();
  Reflect.deleteProperty(navigator, 'standalone');
});
