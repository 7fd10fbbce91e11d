import { describe, expect, it } from 'vitest';
import { can } from '#shared/domain/capabilities.ts';
import type { Actor } from '../identity/index.ts';
import { refusalToRemove, refusalToWithdraw } from './quotes.policy.ts';

describe('quotations', () => {
  it.each([
    [
      'the farmer',
      { roles: ['farmer'], side: 'farmer', mobile: '9876543210' } as Partial<Actor> as Actor,
      true,
    ],
    [
      'another farmer',
      { roles: ['farmer'], side: 'farmer', mobile: '9876543211' } as Partial<Actor> as Actor,
      false,
    ],
    ['the office', { roles: ['owner'], side: 'admin' } as Partial<Actor> as Actor, true],
  ])('are listed to %s', (_, actor, may) => {
    expect(can(actor, 'quote.read', { mobile: '9876543210' })).toBe(may);
  });

  const NOW = '2026-11-21T06:00:00.000Z';
  it.each([
    ['open', { in_payment: false, paid_at: null, refunded_at: null }, undefined, undefined],
    [
      'being paid',
      { in_payment: true, paid_at: null, refunded_at: null },
      'PAYMENT_SETTLING',
      'QUOTE_IN_PAYMENT',
    ],
    ['paid', { in_payment: false, paid_at: NOW, refunded_at: null }, undefined, 'QUOTE_PAID'],
    ['paid and refunded', { in_payment: false, paid_at: NOW, refunded_at: NOW }, undefined, undefined],
    [
      'being paid again',
      { in_payment: true, paid_at: NOW, refunded_at: NOW },
      'PAYMENT_SETTLING',
      'QUOTE_IN_PAYMENT',
    ],
  ] as const)('that are %s', (_, quotation, toRemove, toWithdraw) => {
    expect(refusalToRemove(quotation)).toBe(toRemove);
    expect(refusalToWithdraw(quotation)).toBe(toWithdraw);
  });
});
