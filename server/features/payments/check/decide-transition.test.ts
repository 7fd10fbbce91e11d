import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayBecome, PAYMENT_STATUSES } from '#shared/domain/money/payment-state.ts';
import { decideTransition, type ProviderResult } from './decide-transition.ts';

const NOW = new Date('2026-11-21T06:10:00.000Z');
const LATER = new Date('2026-11-21T06:31:00.000Z');
const pending = {
  status: 'pending',
  amount_paise: 125_010,
  provider_order_id: 'OMO1',
  checkout_url: 'https://provider.example/page',
  created_at: '2026-11-21T06:00:00.000Z',
  expires_at: '2026-11-21T06:20:00.000Z',
} as const;
const created = {
  ...pending,
  status: 'created',
  provider_order_id: null,
  checkout_url: null,
  expires_at: null,
} as const;
const said = (state: 'PENDING' | 'COMPLETED' | 'FAILED', overrides = {}) => ({
  state,
  amountPaise: 125_010,
  providerOrderId: 'OMO1',
  ...overrides,
});

describe('a provider’s result', () => {
  it.each([
    ['the order complete with our amount', pending, said('COMPLETED'), 'success', null],
    ['the order declined', pending, said('FAILED', { errorCode: 'INVALID_MPIN' }), 'failed', 'INVALID_MPIN'],
    ['a failure without a reason', pending, said('FAILED'), 'failed', 'FAILED_AT_PROVIDER'],
    ['the order still open', pending, said('PENDING'), 'pending', null],
    [
      'one paisa too little',
      pending,
      said('COMPLETED', { amountPaise: 125_009 }),
      'review',
      'AMOUNT_MISMATCH',
    ],
    [
      'another order of theirs',
      pending,
      said('COMPLETED', { providerOrderId: 'OMO2' }),
      'review',
      'ORDER_MISMATCH',
    ],
    ['no such order, while it may yet appear', pending, 'not_found', 'pending', null],
    ['silence', pending, 'no_answer', 'pending', null],
    ['silence, before it was placed', created, 'no_answer', 'created', null],
    ['no such order, before it was placed', created, 'not_found', 'failed', 'NEVER_PLACED'],
    ['an order whose page nobody was ever given', created, said('PENDING'), 'failed', 'CHECKOUT_LOST'],
    ['that same order paid all the same', created, said('COMPLETED'), 'success', null],
    [
      'money for an attempt we gave up on',
      { ...pending, status: 'failed' },
      said('COMPLETED'),
      'review',
      'PAID_AFTER_FAILURE',
    ],
    [
      'the same failure, told again',
      { ...pending, status: 'failed' },
      said('FAILED', { errorCode: 'INVALID_MPIN' }),
      'failed',
      'INVALID_MPIN',
    ],
    ['a failure after success', { ...pending, status: 'success' }, said('FAILED'), 'success', null],
  ] as const)('%s', (_, payment, result, to, failureCode) => {
    expect(decideTransition(payment, result, NOW)).toMatchObject(
      failureCode === null ? { to } : { to, failureCode },
    );
  });

  it('of no order long after its end goes to a person, because the provider once took it', () => {
    expect(decideTransition(pending, 'not_found', LATER)).toEqual({
      to: 'review',
      failureCode: 'ORDER_FORGOTTEN',
    });
  });

  it('of no order, and silence, long after its end change nothing that is decided', () => {
    for (const status of ['success', 'failed', 'review'] as const) {
      expect(decideTransition({ ...pending, status }, 'not_found', LATER)).toMatchObject({ to: status });
    }
    expect(decideTransition(pending, 'no_answer', LATER)).toEqual({ to: 'pending', failureCode: null });
  });

  it('at the last look leaves nothing open', () => {
    for (const result of ['no_answer', 'not_found', said('PENDING')] as const) {
      expect(decideTransition(pending, result, NOW, true)).toEqual({
        to: 'review',
        failureCode: 'UNRESOLVED',
      });
    }
    expect(decideTransition(pending, said('COMPLETED'), NOW, true)).toMatchObject({ to: 'success' });
  });

  it('never asks for a change the table forbids, and never takes less than the full amount', () => {
    const result: fc.Arbitrary<ProviderResult> = fc.oneof(
      fc.constantFrom('not_found' as const, 'no_answer' as const),
      fc.record({
        state: fc.constantFrom('PENDING' as const, 'COMPLETED' as const, 'FAILED' as const),
        amountPaise: fc.constantFrom(125_010, 125_009, 0, -1, 12_501_000),
        providerOrderId: fc.constantFrom('OMO1', 'OMO2'),
      }),
    );
    const status = fc.constantFrom(...PAYMENT_STATUSES);
    fc.assert(
      fc.property(status, result, fc.boolean(), fc.boolean(), (from, found, placed, lastLook) => {
        const { to } = decideTransition(
          { ...(placed ? pending : created), status: from },
          found,
          NOW,
          lastLook,
        );
        expect(to === from || mayBecome(from, to, 'provider')).toBe(true);
        if (to === 'success' && from !== 'success') {
          expect(found).toMatchObject({ state: 'COMPLETED', amountPaise: 125_010 });
        }
      }),
    );
  });
});
