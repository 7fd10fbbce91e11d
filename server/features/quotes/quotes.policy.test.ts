import { describe, expect, it } from 'vitest';
import type { Actor } from '../accounts/index.ts';
import { mayListOf, refusalToRemove, refusalToWithdraw } from './quotes.policy.ts';

describe('quotations', () => {
  it.each([
    ['the farmer', { role: 'farmer', mobile: '9876543210' } as Actor, true],
    ['another farmer', { role: 'farmer', mobile: '9876543211' } as Actor, false],
    ['the office', { role: 'admin' } as Actor, true],
  ])('are listed to %s', (_, actor, may) => {
    expect(mayListOf(actor, '9876543210')).toBe(may);
  });

  it.each([
    ['open', { in_payment: false, paid_at: null }, undefined, undefined],
    ['being paid', { in_payment: true, paid_at: null }, 'PAYMENT_SETTLING', 'PAYMENT_SETTLING'],
    ['paid', { in_payment: false, paid_at: '2026-11-21T06:00:00.000Z' }, undefined, 'QUOTE_PAID'],
  ] as const)('that are %s', (_, quotation, toRemove, toWithdraw) => {
    expect(refusalToRemove(quotation)).toBe(toRemove);
    expect(refusalToWithdraw(quotation)).toBe(toWithdraw);
  });
});
