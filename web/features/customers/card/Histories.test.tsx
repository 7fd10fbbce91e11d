// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CustomerPayment } from '#shared/contract/customers.ts';
import type { Quotation } from '#shared/contract/quotes.ts';
import { loadStrings, startLanguage } from '../../../lib/i18n.ts';
import { Payments, Quotations } from './Histories.tsx';

beforeAll(async () => {
  await startLanguage('en');
  await loadStrings(['customer']);
});
afterEach(cleanup);

const AT = '2026-11-20T06:00:00.000Z';
const quotation: Quotation = {
  ...{ id: 1, chat_id: 1, message_id: 1, file_path: null, mime_type: null, original_name: '', plan_id: null },
  ...{ amount: 1250.5, status: 'open', refunded: 0, payable: true, paid_at: null, created_at: AT },
  by: { en: 'Asha', kn: 'ಆಶಾ' },
};
const payment: CustomerPayment = {
  ...{ pid: 7, quotation_id: 1, amount: 1250.5, status: 'success', refunded: 0, all_back: false, item: null },
  ...{ to_send: false, handed_over: false, lr_number: null, created_at: AT, paid_at: AT },
};

const firstLine = () => screen.getByRole('listitem').firstElementChild?.textContent;

describe('what has become of a quotation', () => {
  it.each([
    [{ status: 'open' }, 'Unpaid'],
    [{ status: 'paid' }, 'Paid'],
    [{ status: 'paid', refunded: 50 }, '₹50.00 returned'],
    [{ status: 'refunded', refunded: 1250.5 }, 'Money returned'],
  ] as const)('%j reads %s', (changes, words) => {
    render(<Quotations list={[{ ...quotation, ...changes }]} />);
    expect(firstLine()).toBe(`₹1,250.50${words}`);
  });
});

describe('what has become of a payment', () => {
  it.each([
    [{}, 'Received'],
    [{ refunded: 50 }, '₹50.00 returned'],
    [{ refunded: 1250.5, all_back: true }, 'Returned'],
    // The provider held less than was asked for.
    [{ refunded: 1200, all_back: true }, 'Returned'],
    [{ status: 'failed' }, 'Failed'],
  ] as const)('%j reads %s', (changes, words) => {
    render(<Payments list={[{ ...payment, ...changes }]} />);
    expect(firstLine()).toBe(`₹1,250.50${words}`);
  });
});
