import { describe, expect, it } from 'vitest';
import type { CustomerPayment } from '#shared/contract/customers.ts';
import type { Quotation } from '#shared/contract/quotes.ts';
import { carriedBy, cautionFor, type Goods, NOTHING_CHOSEN } from './goods.ts';

const paid = (pid: number, quotation_id: number | null = null) =>
  ({ pid, quotation_id, amount: 450, to_send: true }) as CustomerPayment;
const offer = (id: number, amount: number) => ({ id, amount, status: 'open' }) as Quotation;
const goods = (more: Partial<Goods>): Goods => ({ toSend: [], unpaid: [], hasHistory: true, ...more });

describe('before an LR leaves', () => {
  it.each([
    ['what was paid travels', goods({ toSend: [paid(1)] }), NOTHING_CHOSEN, undefined],
    [
      'what was paid is left out',
      goods({ toSend: [paid(1)] }),
      { ...NOTHING_CHOSEN, left: new Set([1]) },
      'none',
    ],
    ['an offer is not paid', goods({ unpaid: [offer(1, 1250.5)] }), NOTHING_CHOSEN, 'unpaid'],
    [
      'an unpaid offer is put on beside what was paid',
      goods({ toSend: [paid(1)], unpaid: [offer(2, 90)] }),
      { ...NOTHING_CHOSEN, quotationId: 2 },
      'unpaid',
    ],
    ['everything was sent before', goods({}), NOTHING_CHOSEN, 'nothing'],
    ['nothing was ever quoted', goods({ hasHistory: false }), NOTHING_CHOSEN, 'unquoted'],
    ['nobody knows', undefined, NOTHING_CHOSEN, 'unknown'],
  ] as const)('%s', (_what, known, choice, caution) => {
    expect(cautionFor(known, choice)?.key).toBe(caution);
  });

  it('carries what is paid but for what was taken off', () => {
    expect(
      carriedBy(goods({ toSend: [paid(1), paid(2)] }), { left: new Set([1]), quotationId: null }),
    ).toEqual({ pids: [2] });
    expect(carriedBy(undefined, NOTHING_CHOSEN)).toEqual({});
  });

  it('an offer that was paid since it was ticked travels as a payment, unless it was taken off', () => {
    const ticked = { ...NOTHING_CHOSEN, quotationId: 5 };
    expect(carriedBy(goods({ unpaid: [offer(5, 450)] }), ticked)).toEqual({ pids: [], quotation_id: 5 });
    const now = goods({ toSend: [paid(1, 5), paid(2)] });
    expect(carriedBy(now, ticked)).toEqual({ pids: [1, 2] });
    expect(carriedBy(now, { ...ticked, left: new Set([1]) })).toEqual({ pids: [2] });
    const handedOver = goods({ toSend: [paid(2)] });
    expect(carriedBy(handedOver, ticked)).toEqual({ pids: [2] });
  });
});
