// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import {
  readSession,
  readStored,
  readStoredNumber,
  subscribeStored,
  writeSession,
  writeStored,
} from './local-store.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('tells this tab and hears other tabs, until told to stop', () => {
  const heard: (string | null)[] = [];
  const stop = subscribeStored('k', () => heard.push(readStored('k')));
  writeStored('k', '1');
  localStorage.setItem('k', '2');
  window.dispatchEvent(new StorageEvent('storage', { key: 'k', newValue: '2' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  stop();
  writeStored('k', '3');
  expect(heard).toEqual(['1', '2']);
});

it('reads a counter as a non-negative integer, whatever stands there', () => {
  for (const [text, count] of [
    ['7', 7],
    ['-1', 0],
    ['1.5', 0],
    ['abc', 0],
    ['', 0],
    ['1e3', 0],
  ] as const) {
    writeStored('n', text);
    expect(readStoredNumber('n')).toBe(count);
  }
});

it('works on in memory when the browser refuses to store, without a word', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeStored('k', 'kept');
  writeSession('s', 'x');
  expect(readStored('k')).toBe('kept');
  expect(readSession('s')).toBeNull();
  writeStored('k', null);
  expect(readStored('k')).toBeNull();
});
