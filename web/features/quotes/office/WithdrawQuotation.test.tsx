// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Quotation } from '#shared/contract/quotes.ts';
import type { Capability } from '#shared/domain/capabilities.ts';
import { Abilities } from '../../../lib/abilities.ts';
import { loadStrings, switchLanguage } from '../../../lib/i18n.ts';
import { ToastRegion } from '../../../ui/sheets/Toasts.island.tsx';
import { WithdrawQuotation } from './WithdrawQuotation.tsx';

const QUOTATION = {
  id: 41,
  amount: 900,
  original_name: 'q.pdf',
  created_at: '2026-08-01T10:00:00.000Z',
} as Quotation;

beforeAll(async () => {
  await loadStrings(['common', 'office', 'refusals']);
  await switchLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What is asked of the server, which answers so. */
function answering(status: number, body: object): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`);
    return Response.json(body, { status });
  });
  return asked;
}

function open(abilities: Capability[] | null = null) {
  render(
    <Abilities value={abilities}>
      <WithdrawQuotation quotation={QUOTATION} />
      <ToastRegion />
    </Abilities>,
  );
}

async function withdraw(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Withdraw this quotation?' }));
  expect(dialog.getByText(/₹900\.00/)).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
}

it('asks before a quotation is taken back, then says that it was', async () => {
  const asked = answering(200, { ok: true });
  open();
  await withdraw();
  expect(await screen.findByText('Quotation withdrawn')).toBeDefined();
  expect(asked).toEqual(['POST /api/quotes/41/withdraw']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says why it cannot be taken back any more', async () => {
  answering(409, { ok: false, code: 'QUOTE_PAID', error: 'This quotation is paid.' });
  open();
  await withdraw();
  expect(await screen.findByText(/paid/)).toBeDefined();
  expect(screen.queryByText('Quotation withdrawn')).toBeNull();
});

it('is not offered to a login that may not', () => {
  open([]);
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});
