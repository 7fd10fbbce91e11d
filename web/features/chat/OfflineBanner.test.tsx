// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadStrings, switchLanguage } from '../../lib/i18n.ts';
import { OfflineBanner } from './OfflineBanner.tsx';

beforeAll(async () => {
  await loadStrings(['chat']);
  await switchLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function banner(isOnline: boolean, props: Parameters<typeof OfflineBanner>[0]): string {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  return render(<OfflineBanner {...props} />).container.textContent;
}

it('promises without internet that the words are kept, and nothing while some are not', () => {
  expect(banner(false, { line: 'down' })).toContain('What you write is kept');
  cleanup();
  const unkept = banner(false, { line: 'down', isKept: false });
  expect(unkept).not.toContain('kept');
  expect(unkept).toContain('Leave this page open');
});

it('says that a weak line is tried again, and nothing while all is well', () => {
  expect(banner(true, { line: 'down' })).toContain('The network is weak');
  cleanup();
  expect(banner(true, { line: 'up' })).toBe('');
});
