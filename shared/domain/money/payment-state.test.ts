import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isOpen,
  mayBecome,
  PAYMENT_MOVERS,
  PAYMENT_STATUSES,
  type PaymentMover,
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
  const allowed: Record<PaymentMover, Record<PaymentStatus, PaymentStatus[]>> = {
    provider: {
      created: ['pending', 'success', 'failed', 'review'],
      pending: ['success', 'failed', 'review'],
      failed: ['review'],
      review: [],
      success: [],
    },
    office: { created: [], pending: [], failed: [], review: ['success', 'failed'], success: [] },
  };
  for (const by of PAYMENT_MOVERS) {
    for (const from of PAYMENT_STATUSES) {
      for (const to of PAYMENT_STATUSES) {
        const may = allowed[by][from].includes(to);
        it(`${may ? 'lets' : 'keeps'} the ${by} ${may ? '' : 'from '}turn${may ? '' : 'ing'} ${from} into ${to}`, () => {
          expect(mayBecome(from, to, by)).toBe(may);
        });
      }
    }
  }

  it('walked at random ends a success for good, and leaves a review by a person’s hand alone', () => {
    const step = fc.record({ to: status, by: fc.constantFrom(...PAYMENT_MOVERS) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let current: PaymentStatus = 'created' as PaymentStatus;
        for (const { to, by } of steps) {
          const before: PaymentStatus = current;
          if (mayBecome(current, to, by)) current = to;
          if (before === 'success') expect(current).toBe('success');
          if (before === 'review' && current !== 'review') expect(by).toBe('office');
          if (before !== 'created' && current !== before) expect(current).not.toBe('created');
          if (before === 'failed') expect(['failed', 'review']).toContain(current);
        }
      }),
    );
  });

  it('leads from every status that is not final to an end', () => {
    const reachable = (from: PaymentStatus): PaymentStatus[] =>
      PAYMENT_STATUSES.filter((to) => PAYMENT_MOVERS.some((by) => mayBecome(from, to, by)));
    for (const from of PAYMENT_STATUSES.filter((each) => each !== 'success')) {
      const seen = new Set<PaymentStatus>([from]);
      for (const each of seen) for (const to of reachable(each)) seen.add(to);
      expect(seen).toContain('success');
    }
  });
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
        expect(to === from || mayBecome(from, to, 'provider')).toBe(true);
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

  it('is open only while the provider has not spoken', () => {
    expect(PAYMENT_STATUSES.filter(isOpen)).toEqual(['created', 'pending']);
  });
});
