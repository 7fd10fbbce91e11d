// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadStrings, switchLanguage } from '../../lib/i18n.ts';
import { ToastRegion } from './Toasts.island.tsx';
import { showToast } from './toast-store.ts';

beforeAll(async () => {
  await loadStrings(['common']);
  await switchLanguage('en');
});
afterEach(cleanup);

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
