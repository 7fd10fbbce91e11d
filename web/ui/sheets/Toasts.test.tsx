// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadStrings, switchLanguage } from '../../lib/i18n.ts';
import { ToastRegion } from './Toasts.island.tsx';
import { showToast } from './toast-store.ts';

beforeAll(async () => {
  await loadStrings(['common']);
  await switchLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says one thing at a time, the newest; what came before is there again once that is closed', () => {
  render(<ToastRegion />);
  act(() => {
    showToast('one');
    showToast('two');
  });
  expect(screen.getByText('two')).toBeDefined();
  expect(screen.queryByText('one')).toBeNull();

  fireEvent.click(screen.getByLabelText('Close'));
  expect(screen.getByText('one')).toBeDefined();
  expect(screen.queryByText('two')).toBeNull();
});

it('a button tapped twice does not press that of the toast which comes back in its place', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const undone: string[] = [];
  render(<ToastRegion />);
  act(() => {
    for (const name of ['Savitri', 'Ramesh'])
      showToast(`done: ${name}`, { action: { label: 'Undo', onAction: () => undone.push(name) } });
  });
  fireEvent.click(screen.getByText('Undo'));
  expect(screen.getByText('done: Savitri')).toBeDefined();
  fireEvent.click(screen.getByText('Undo'));
  expect(undone).toEqual(['Ramesh']);

  vi.advanceTimersByTime(1000);
  fireEvent.click(screen.getByText('Undo'));
  expect(undone).toEqual(['Ramesh', 'Savitri']);
});
