// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startLanguage } from '../lib/i18n.ts';
import { LicenceEnd } from './LicenceEnd.tsx';

beforeAll(() => startLanguage());
afterEach(cleanup);

it('says until when a licence holds, and of one that has ended that it has', () => {
  render(<LicenceEnd validUntil="2999-03-31" />);
  expect(screen.getByText('valid until 31-03-2999')).toBeTruthy();
  render(<LicenceEnd validUntil="2025-03-31" />);
  expect(screen.getByText('ended on 31-03-2025')).toBeTruthy();
  expect(screen.queryByText(/valid until 31-03-2025/)).toBeNull();
});
