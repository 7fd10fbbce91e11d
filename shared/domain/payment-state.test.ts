import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isLive,
  isOpen,
  mayBecome,
  PAYMENT_STATUSES,
  type PaymentStatus,
  type ProviderReport,
  publicStatus,
  statusAfterReport,
} from './payment-state.ts';

const fits = { amountMatches: true, orderMatches: true };
const status = fc.constantFrom(...PAYMENT_STATUSES);
const report: fc.Arbitrary<ProviderReport> = fc.record({
  state: fc.constantFrom('PENDING', 'COMPLETED', 'FAILED'),
  amountMatches: fc.boolean(),
  orderMatches: fc.boolean(),
});

describe('the transition table', () => {
  const allowed: Record<PaymentStatus, PaymentStatus[]> = {
    created: ['pending', 'success', 'failed', 'review'],
    pending: ['success', 'failed', 'review'],
    failed: ['review'],
    review: ['success', 'failed'],
    success: [],
  };
  for (const from of PAYMENT_STATUSES) {
    for (const to of PAYMENT_STATUSES) {
      const may = allowed[from].includes(to);
      it(`${may ? 'lets' : 'keeps'} ${from} ${may ? 'become' : 'from becoming'} ${to}`, () => {
        expect(mayBecome(from, to)).toBe(may);
      });
    }
  }
});

describe('a provider report', () => {
  it.each([
    ['created', { state: 'PENDING', ...fits }, 'pending'],
    ['created', { state: 'COMPLETED', ...fits }, 'success'],
    ['pending', { state: 'COMPLETED', ...fits }, 'success'],
    ['pending', { state: 'FAILED', ...fits }, 'failed'],
    ['pending', { state: 'PENDING', ...fits }, 'pending'],
    ['pending', { state: 'COMPLETED', amountMatches: false, orderMatches: true }, 'review'],
    ['pending', { state: 'COMPLETED', amountMatches: true, orderMatches: false }, 'review'],
    ['failed', { state: 'COMPLETED', ...fits }, 'review'],
    ['failed', { state: 'FAILED', ...fits }, 'failed'],
    ['success', { state: 'FAILED', ...fits }, 'success'],
    ['review', { state: 'COMPLETED', ...fits }, 'review'],
  ] as const)('on a %s payment saying %j leads to %s', (from, said, to) => {
    expect(statusAfterReport(from, said)).toBe(to);
  });

  it('never leads anywhere the table forbids', () => {
    fc.assert(
      fc.property(status, report, (from, said) => {
        const to = statusAfterReport(from, said);
        expect(to === from || mayBecome(from, to)).toBe(true);
      }),
    );
  });

  it('in any sequence never undoes a success, and never reaches one without a report that fits', () => {
    fc.assert(
      fc.property(fc.array(report, { maxLength: 30 }), (reports) => {
        let current: PaymentStatus = 'created';
        for (const said of reports) {
          const next = statusAfterReport(current, said);
          if (current === 'success') expect(next).toBe('success');
          if (next === 'success' && current !== 'success')
            expect(said).toEqual({ state: 'COMPLETED', ...fits });
          current = next;
        }
      }),
    );
  });

  it('said twice changes nothing the second time', () => {
    fc.assert(
      fc.property(status, report, (from, said) => {
        const once = statusAfterReport(from, said);
        // A failure that turns into money is the one message that must be looked at again.
        fc.pre(!(once === 'failed' && said.state === 'COMPLETED'));
        expect(statusAfterReport(once, said)).toBe(once);
      }),
    );
  });
});

describe('what a payer is told', () => {
  it('is pending until the end is certain', () => {
    expect(PAYMENT_STATUSES.map(publicStatus)).toEqual([
      'pending',
      'pending',
      'success',
      'failed',
      'pending',
    ]);
  });

  it('counts every unfinished or successful attempt as standing in the way of another', () => {
    expect(PAYMENT_STATUSES.filter(isLive)).toEqual(['created', 'pending', 'success', 'review']);
    expect(PAYMENT_STATUSES.filter(isOpen)).toEqual(['created', 'pending']);
  });
});
