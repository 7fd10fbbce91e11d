// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TitleFlash } from './title-flash.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.title = 'AV Agro Support';
});
afterEach(() => {
  vi.useRealTimers();
});

it('changes the title every second', () => {
  const flash = new TitleFlash();
  flash.start('New message…');
  expect(document.title).toBe('New message…');
  vi.advanceTimersByTime(999);
  expect(document.title).toBe('New message…');
  vi.advanceTimersByTime(1);
  expect(document.title).toBe('AV Agro Support');
  vi.advanceTimersByTime(1000);
  expect(document.title).toBe('New message…');
  flash.stop();
});

it('gives the title back when it stops, at either moment, and stays still', () => {
  const flash = new TitleFlash();
  flash.start('New message…');
  flash.start('New message…');
  flash.stop();
  expect(document.title).toBe('AV Agro Support');
  vi.advanceTimersByTime(5000);
  expect(document.title).toBe('AV Agro Support');
});

it('gives back the title the page has by then', () => {
  const flash = new TitleFlash();
  flash.start('New message…');
  document.title = 'AV Agro ಸಹಾಯ';
  vi.advanceTimersByTime(1000);
  flash.stop();
  expect(document.title).toBe('AV Agro ಸಹಾಯ');
});
