// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { BUSINESS } from '#content/business.ts';
import { loadStrings, startLanguage } from '../../../lib/i18n.ts';
import { QuotationCard } from './QuotationCard.tsx';

beforeAll(async () => {
  await startLanguage('en');
  await loadStrings(['quotes']);
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.paysOffline;
});

const quotation = {
  amount: 1250.5,
  file_path: '',
  original_name: '',
  status: 'open',
  payable: true,
} as const;

it('offers Pay where there is a provider', () => {
  render(<QuotationCard quotation={quotation} onPay={() => {}} />);
  expect(screen.getByRole('button', { name: /1,250\.50/ })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows the UPI id and a UPI link to the paisa where there is none, and no button that could only fail', () => {
  document.documentElement.dataset.paysOffline = '';
  render(<QuotationCard quotation={quotation} onPay={() => {}} />);
  expect(screen.queryByRole('button')).toBeNull();
  const link = screen.getByRole('link', { name: 'Pay ₹1,250.50 by UPI' });
  expect(link.getAttribute('href')).toMatch(/^upi:\/\/pay\?.*am=1250\.50/);
  expect(screen.getByText(new RegExp(BUSINESS.upi.id))).toBeTruthy();
});
