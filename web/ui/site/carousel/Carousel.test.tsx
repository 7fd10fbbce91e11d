// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadStrings, startLanguage } from '../../../lib/i18n.ts';
import CAROUSEL from './Carousel.island.ts';
import { Carousel } from './Carousel.tsx';

const SLIDES = ['one', 'two', 'three'].map((id) => ({ id, src: `/${id}.svg`, alt: id }));

/** A picture that comes at once, or never. */
class QuickImage {
  static missing = '';
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  fetchPriority = '';
  set src(address: string) {
    const isMissing = QuickImage.missing !== '' && address.endsWith(QuickImage.missing);
    queueMicrotask(() => (isMissing ? this.onerror() : this.onload()));
  }
}

beforeAll(async () => {
  await startLanguage('en');
  await loadStrings(['common', 'moving']);
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Image', QuickImage);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  QuickImage.missing = '';
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(slides = SLIDES): Promise<HTMLElement> {
  document.body.innerHTML = renderToStaticMarkup(<Carousel label="Pictures" slides={slides} />);
  const section = screen.getByRole('region', { name: 'Pictures' });
  CAROUSEL.start(section);
  await pass(0);
  return section;
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const current = () => screen.getAllByRole('listitem').find((slide) => !slide.hasAttribute('aria-hidden'));

it('stands for 3800 ms when nothing else is said', async () => {
  await show();
  await pass(3799);
  expect(current()?.getAttribute('aria-label')).toBe('1 of 3');
  await pass(1);
  expect(current()?.getAttribute('aria-label')).toBe('2 of 3');
});

it('goes round', async () => {
  await show();
  for (let turn = 0; turn < 3; turn += 1) await pass(3800);
  expect(current()?.getAttribute('aria-label')).toBe('1 of 3');
});

it('does not set out while a picture is missing', async () => {
  QuickImage.missing = '/three.svg';
  await show();
  await pass(60_000);
  expect(current()?.getAttribute('aria-label')).toBe('1 of 3');
});

it('has neither controls nor a course with one picture', async () => {
  await show(SLIDES.slice(0, 1));
  await pass(60_000);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(current()?.getAttribute('aria-label')).toBe('1 of 1');
});

it('gives a picture that was asked for its whole time', async () => {
  await show();
  await pass(3000);
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  await pass(3799);
  expect(current()?.getAttribute('aria-label')).toBe('2 of 3');
  await pass(1);
  expect(current()?.getAttribute('aria-label')).toBe('3 of 3');
});

it('says by its button what a tap would do, and is quiet while it runs', async () => {
  await show();
  const list = screen.getByRole('list');
  expect(list.getAttribute('aria-live')).toBe('off');
  fireEvent.click(screen.getByRole('button', { name: 'Stop the pictures' }));
  expect(list.getAttribute('aria-live')).toBe('polite');
  await pass(60_000);
  expect(current()?.getAttribute('aria-label')).toBe('1 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Let the pictures run' }));
  await pass(3800);
  expect(current()?.getAttribute('aria-label')).toBe('2 of 3');
});

it('glides back when it is let go of too early, and does not come in anew', async () => {
  const section = await show();
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(current()?.dataset.role).toBe('come-next');
  const hand = section.querySelector<HTMLElement>('[data-window]') as HTMLElement;
  hand.setPointerCapture = () => undefined;
  const point = (kind: 'pointerDown' | 'pointerMove' | 'pointerUp', clientX: number) =>
    fireEvent[kind](hand, { pointerId: 1, button: 0, clientX });
  point('pointerDown', 200);
  point('pointerMove', 180);
  point('pointerUp', 180);
  expect(current()?.getAttribute('aria-label')).toBe('2 of 3');
  expect(current()?.dataset.role).toBe('current');
});
