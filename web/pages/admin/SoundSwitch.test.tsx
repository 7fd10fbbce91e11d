// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { readStored, STORED } from '../../lib/device/local-store.ts';
import { loadStrings, switchLanguage } from '../../lib/i18n.ts';
import { SoundSwitch } from './SoundSwitch.tsx';

beforeAll(async () => {
  await loadStrings(['shortcuts']);
  await switchLanguage('en');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^A sound on this device/ });

it('sounds until it is turned off, and this device remembers which', () => {
  const { unmount } = render(<SoundSwitch />);
  expect(box().checked).toBe(true);
  fireEvent.click(box());
  expect(readStored(STORED.officeSound)).toBe('off');
  unmount();

  render(<SoundSwitch />);
  expect(box().checked).toBe(false);
  fireEvent.click(box());
  expect(readStored(STORED.officeSound)).toBeNull();
});
