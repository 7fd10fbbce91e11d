// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { draftKey, readStored } from '../../../lib/device/local-store.ts';
import { loadStrings, switchLanguage } from '../../../lib/i18n.ts';
import { Composer } from './Composer.tsx';

const KEY = draftKey('admin:anna@office.example:5');

beforeAll(async () => {
  await loadStrings(['common', 'chat']);
  await switchLanguage('en');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');

/** As the browser tells of what another tab has stored. */
function otherTab(newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue })));
}

const composer = (
  <Composer
    owner="admin:anna@office.example:5"
    onSendText={() => true}
    onPickFiles={() => {}}
    maxHeight={160}
    mic={null}
  />
);

/** The other tab's send, after this one's first drawing and before it hears of others. */
function SentElsewhere() {
  localStorage.removeItem(KEY);
  return null;
}

it('does not bring back what another tab sends while this one opens', () => {
  localStorage.setItem(KEY, 'ನಮಸ್ಕಾರ');
  render(
    <>
      {composer}
      <SentElsewhere />
    </>,
  );
  expect(readStored(KEY)).toBeNull();
  expect(box().value).toBe('');
});

it('has one draft with the other tabs: what was written there goes on here, what was sent there is gone', () => {
  render(composer);
  fireEvent.change(box(), { target: { value: 'ನಮಸ್ಕಾರ' } });
  expect(readStored(KEY)).toBe('ನಮಸ್ಕಾರ');
  otherTab('ನಮಸ್ಕಾರ ರಾಮಯ್ಯ');
  expect(box().value).toBe('ನಮಸ್ಕಾರ ರಾಮಯ್ಯ');
  fireEvent.change(box(), { target: { value: 'ನಮಸ್ಕಾರ ರಾಮಯ್ಯ ಅವರೇ' } });
  expect(readStored(KEY)).toBe('ನಮಸ್ಕಾರ ರಾಮಯ್ಯ ಅವರೇ');
  otherTab(null);
  expect(box().value).toBe('');
});
