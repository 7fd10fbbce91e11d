// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { OfficePayment } from '#shared/contract/office-payments.ts';
import { loadStrings, switchLanguage } from '../../../lib/i18n.ts';
import { PaymentRow } from './PaymentRow.tsx';

beforeAll(async () => {
  await loadStrings(['money']);
  await switchLanguage('en');
});
afterEach(cleanup);

function row(more: Partial<OfficePayment>): string {
  const payment = {
    pid: 7,
    purpose: 'catalogue',
    quotation_id: null,
    item: null,
    env: 'prod',
    status: 'success',
    amount: 450,
    captured: 450,
    refunded: 0,
    age_seconds: 90,
    farmer: { name: 'Basavaraj', mobile: '9845012345' },
    alerts: [],
    created_at: '2026-08-01T10:00:00.000Z',
    ...more,
  } as unknown as OfficePayment;
  render(<PaymentRow payment={payment} onOpen={() => {}} />);
  return screen.getByRole('button').textContent;
}

it('names the article that was bought, in place of the price list it stood in', () => {
  const text = row({ item: { en: 'Hybrid Maize Seeds', kn: 'ಹೈಬ್ರಿಡ್ ಮೆಕ್ಕೆಜೋಳ ಬೀಜ' } });
  expect(text).toContain('9845012345 · Hybrid Maize Seeds');
  expect(text).not.toContain('Price list');
});

it('says that it was of the price list where the article is not known any more', () => {
  expect(row({ item: null })).toContain('Price list');
});
