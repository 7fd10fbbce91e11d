// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadStrings, startLanguage } from '../../../lib/i18n.ts';
import { QuotationCard } from './QuotationCard.tsx';

beforeAll(async () => {
  await startLanguage('en');
  await loadStrings(['quotes', 'refusals']);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.paysOffline;
});

const NOW = { id: 'now@bank', name: 'Shop' };
/** The server's word about the account and the quotation. */
const tell = (answer: object) => vi.stubGlobal('fetch', async () => Response.json({ ok: true, ...answer }));
beforeEach(() => tell({ pay_to: NOW }));

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

it('shows the UPI id and a UPI link to the paisa where there is none, and no button that could only fail', async () => {
  document.documentElement.dataset.paysOffline = '';
  render(<QuotationCard quotation={quotation} onPay={() => {}} />);
  const link = await screen.findByRole('link', { name: 'Pay ₹1,250.50 by UPI' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(link.getAttribute('href')).toMatch(/^upi:\/\/pay\?pa=now@bank.*am=1250\.50/);
  expect(screen.getByText(/now@bank/)).toBeTruthy();
});

it('says so when the account is another one than the card had at first', async () => {
  document.documentElement.dataset.paysOffline = '';
  render(<QuotationCard quotation={quotation} onPay={() => {}} />);
  const link = await screen.findByRole('link');
  tell({ pay_to: { id: 'new@bank', name: 'Shop' } });
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  fireEvent.click(link);
  expect(
    await screen.findByText('now@bank is no longer our UPI id. If you have paid there, write here.'),
  ).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/pa=new@bank/);
});

it('offers no way to pay what the server no longer takes money for', async () => {
  document.documentElement.dataset.paysOffline = '';
  tell({ pay_to: NOW, order: { amount: 1250.5, payable: false } });
  render(<QuotationCard quotation={quotation} onPay={() => {}} />);
  expect(await screen.findByText('This payment is no longer open.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('offers no UPI link above one lakh, which no UPI app pays at once; the words of how to pay stay', async () => {
  document.documentElement.dataset.paysOffline = '';
  render(<QuotationCard quotation={{ ...quotation, amount: 100_000 }} onPay={() => {}} />);
  expect(await screen.findByRole('link', { name: 'Pay ₹1,00,000.00 by UPI' })).toBeTruthy();
  cleanup();
  render(<QuotationCard quotation={{ ...quotation, amount: 100_001 }} onPay={() => {}} />);
  expect(await screen.findByText(/UPI id now@bank/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
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
