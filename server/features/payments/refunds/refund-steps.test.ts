import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefundOpen, REFUND_STATES, refundMayBecome } from '#shared/domain/money/payment-state.ts';
import { decideRefund, isRefundLate, nextRefundCheckAt, type RefundResult } from './refund-steps.ts';

const OURS = 50_000;
const result: fc.Arbitrary<RefundResult> = fc.oneof(
  fc.constant('no_answer' as const),
  fc.record({ refused: fc.constantFrom('BAD_REQUEST', 'HTTP_400') }),
  fc.record({
    state: fc.constantFrom('PENDING' as const, 'COMPLETED' as const, 'FAILED' as const),
    amountPaise: fc.constantFrom(OURS, OURS - 1, 0, -1),
    providerRefundId: fc.constantFrom('OMR1', 'OMR2'),
  }),
);

describe('what is heard of a refund', () => {
  it('in any order never undoes an end, nor ends one over another sum, nor does anything twice', () => {
    fc.assert(
      fc.property(fc.array(result, { maxLength: 30 }), (results) => {
        let state: (typeof REFUND_STATES)[number] = 'created';
        for (const found of results) {
          if (!isRefundOpen(state)) break;
          const { to } = decideRefund({ state, amount_paise: OURS }, found);
          expect(to === state || refundMayBecome(state, to)).toBe(true);
          if (to === 'completed') expect(found).toMatchObject({ state: 'COMPLETED', amountPaise: OURS });
          if (isRefundOpen(to)) expect(decideRefund({ state: to, amount_paise: OURS }, found).to).toBe(to);
          state = to;
        }
      }),
    );
  });

  it('cannot refuse what the provider has taken', () => {
    const taken = { state: 'pending', amount_paise: OURS } as const;
    expect(decideRefund(taken, { refused: 'BAD_REQUEST' }).to).toBe('pending');
    expect(decideRefund({ ...taken, state: 'created' }, { refused: 'BAD_REQUEST' })).toEqual({
      to: 'failed',
      failureCode: 'BAD_REQUEST',
    });
  });

  it('leads nowhere from an end', () => {
    for (const from of ['completed', 'failed'] as const) {
      for (const to of REFUND_STATES) expect(refundMayBecome(from, to)).toBe(false);
    }
  });
});

describe('a refund', () => {
  const now = new Date('2026-11-21T06:00:00Z');

  it('is asked about soon at first, then every six hours for as long as it takes', () => {
    const waits = Array.from({ length: 9 }, (_, check_count) => {
      return (nextRefundCheckAt({ check_count }, now).getTime() - now.getTime()) / 1000;
    });
    expect(waits).toEqual([10, 30, 60, 300, 900, 3_600, 21_600, 21_600, 21_600]);
  });

  it('is late after ten days', () => {
    const daysAgo = (days: number) => ({
      created_at: new Date(now.getTime() - days * 86_400_000).toISOString(),
    });
    expect([isRefundLate(daysAgo(10), now), isRefundLate(daysAgo(10.01), now)]).toEqual([false, true]);
  });
});
