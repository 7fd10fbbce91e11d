// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadStrings, startLanguage } from '../../../lib/i18n.ts';
import { Carousel } from './Carousel.tsx';

const SLIDES = ['one', 'two', 'three'].map((id) => ({ id, src: `/${id}.svg`, alt: id }));

/** A picture that comes at once, or never. */
class QuickImage {
  static missing = '';
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  fetchPriority = '';
  set src(address: string) {
    queueMicrotask(() => (address === QuickImage.missing ? this.onerror() : this.onload()));
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

async function show(slides = SLIDES) {
  await act(async () => {
    render(<Carousel label="Pictures" slides={slides} />);
  });
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
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
