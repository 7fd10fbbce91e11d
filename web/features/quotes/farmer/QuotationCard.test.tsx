// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
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

it('offers no UPI link above one lakh, which no UPI app pays at once; the words of how to pay stay', () => {
  document.documentElement.dataset.paysOffline = '';
  render(<QuotationCard quotation={{ ...quotation, amount: 100_000 }} onPay={() => {}} />);
  expect(screen.getByRole('link', { name: 'Pay ₹1,00,000.00 by UPI' })).toBeTruthy();
  cleanup();
  render(<QuotationCard quotation={{ ...quotation, amount: 100_001 }} onPay={() => {}} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(new RegExp(`UPI id ${BUSINESS.upi.id}`))).toBeTruthy();
});

describe('money that went back', () => {
  it('all of it: is returned, and never reads as paid', () => {
    render(
      <QuotationCard quotation={{ ...quotation, status: 'refunded', refunded: 1250.5 }} onPay={() => {}} />,
    );
    expect(screen.getByText('Money returned')).toBeTruthy();
    expect(screen.queryByText('Paid')).toBeNull();
    expect(screen.getByRole('button', { name: 'Pay ₹1,250.50 again' })).toBeTruthy();
  });

  it('in part: how much of it, beside what was paid', () => {
    render(<QuotationCard quotation={{ ...quotation, status: 'paid', payable: false, refunded: 50 }} />);
    expect(screen.getByText('Paid')).toBeTruthy();
    expect(screen.getByText('₹50.00 of it was returned')).toBeTruthy();
  });
});
