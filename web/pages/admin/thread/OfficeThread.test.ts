import { expect, it } from 'vitest';
import type { Customer } from '#shared/contract/customers.ts';
import type { Quotation } from '#shared/contract/quotes.ts';
import { replyValuesOf } from './OfficeThread.tsx';

const quotation = (amount: number, status: Quotation['status']) => ({ amount, status }) as Quotation;
const customer = (parts: Partial<Customer>) =>
  ({ name: 'ಗೌರಮ್ಮ', quotations: [], dispatches: [], ...parts }) as unknown as Customer;

it('takes the newest quotation that is unpaid and has a price, in rupees as India writes them', () => {
  const quotations = [
    quotation(0, 'open'),
    quotation(900, 'paid'),
    quotation(800, 'pending'),
    quotation(123456.5, 'open'),
    quotation(100, 'open'),
  ];
  expect(replyValuesOf(customer({ quotations })).amount).toBe('₹1,23,456.50');
});

it('takes the newest LR number', () => {
  const dispatches = [{ lr_number: 'VRL2' }, { lr_number: 'VRL1' }] as Customer['dispatches'];
  expect(replyValuesOf(customer({ dispatches }))).toEqual({ name: 'ಗೌರಮ್ಮ', amount: undefined, lr: 'VRL2' });
});

it('has nothing while the farmer is not known yet', () => {
  expect(replyValuesOf(undefined)).toEqual({ name: undefined, amount: undefined, lr: undefined });
});
