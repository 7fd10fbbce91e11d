import { describe, expect, it } from 'vitest';
import type { PlanChoice } from '#shared/contract/office/plans.ts';
import { daysLater, emptyPlan, isBlank, lineOf } from './draft-plan.ts';

const row = (articles: PlanChoice['articles'] = []): PlanChoice => ({
  claim: 'chilli/emamectin',
  product: 'emamectin 5 SG',
  name: { en: 'Emamectin benzoate 5 SG', kn: 'ಎಮಾಮೆಕ್ಟಿನ್ 5 SG' },
  problems: ['chilli-thrips'],
  groups: ['IRAC 6'],
  bio: false,
  printed: { per: 'hectare', low: 200, high: 200, unit: 'g' },
  waiting_days: 3,
  articles,
});
const name = { en: 'Emma', kn: 'ಎಮ್ಮ' };

describe('a plan that is begun', () => {
  it('is looked at again after a week, over the end of a month and a year', () => {
    expect(emptyPlan('2026-12-28').check.on).toBe('2027-01-04');
    expect(daysLater('2028-02-25', 7)).toBe('2028-03-03');
  });

  it('is blank until something is said', () => {
    const plan = emptyPlan('2026-11-25');
    expect(isBlank(plan)).toBe(true);
    expect(isBlank({ ...plan, prevent: 'ಬದು ಸ್ವಚ್ಛ' })).toBe(false);
    expect(isBlank({ ...plan, problem: { ...plan.problem, key: 'chilli-thrips' } })).toBe(false);
  });
});

describe('a line of a row of the label', () => {
  it('has the label’s own dose, names its row, and is sprayed today', () => {
    const line = lineOf(row(), [], '2026-11-25');
    expect(line).toMatchObject({
      claim: 'chilli/emamectin',
      dose: null,
      spray_on: '2026-11-25',
      tank: 1,
      pack: null,
    });
  });

  it('stands a week after the one before it, in a tank of its own', () => {
    const first = lineOf(row(), [], '2026-11-25');
    const second = lineOf(row(), [first], '2026-11-25');
    expect(second).toMatchObject({ spray_on: '2026-12-02', tank: 2 });
    expect(lineOf(row(), [first, { ...second, tank: 3 }], '2026-11-25').tank).toBe(3);
  });

  it('offers the first pack whose size is known', () => {
    const line = lineOf(
      row([
        { sku: 'AV-1', name, price: 300, size: null },
        { sku: 'AV-2', name, price: 500, size: { amount: 100, unit: 'g' } },
      ]),
      [],
      '2026-11-25',
    );
    expect(line.pack).toEqual({ sku: 'AV-2', size: 100, unit: 'g' });
  });
});
