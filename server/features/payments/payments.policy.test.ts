import { describe, expect, it } from 'vitest';
import type { Actor } from '../identity/index.ts';
import { mayPay, maySeeStatus } from './payments.policy.ts';

const farmer = (farmerId: number) => ({ roles: ['farmer'], side: 'farmer', farmerId }) as unknown as Actor;
const office = { roles: ['owner'], side: 'admin', staffId: 7 } as unknown as Actor;
const payment = { farmer_id: 7 };

describe('who may', () => {
  it.each([
    ['the payer', farmer(7), true, true],
    ['another farmer', farmer(8), false, false],
    ['the office', office, true, false],
  ])('%s', (_, actor, sees, pays) => {
    expect(maySeeStatus({ actors: [actor], holdsResultCookie: false }, payment)).toBe(sees);
    expect(mayPay(actor, payment)).toBe(pays);
  });

  it('a stranger sees nothing without the cookie of that payment', () => {
    expect(maySeeStatus({ actors: [], holdsResultCookie: false }, payment)).toBe(false);
    expect(maySeeStatus({ actors: [], holdsResultCookie: true }, payment)).toBe(true);
  });

  it('a payment of nobody is nobody’s', () => {
    expect(mayPay(farmer(7), { farmer_id: null })).toBe(false);
    expect(mayPay(farmer(7), undefined)).toBe(false);
  });
});
