import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earliestHarvest } from './harvest-date.ts';
import { planSpray, type SprayPlan } from './spray-dose.ts';
import { isInvalid } from './units.ts';

function plan(dosePerHa: number, waterPerHa: number, acres: number, tankLitres: number): SprayPlan {
  const answer = planSpray({ dosePerHa, waterPerHa, acres, tankLitres });
  if (isInvalid(answer)) throw new Error(`invalid ${answer.invalid}`);
  return answer;
}

describe('a spray plan', () => {
  it.each([
    ['emamectin 5 SG on chilli', [200, 500, 1, 16], [80.94, 202.34, 13, 6.4, 10.34, 4.14, 0.4]],
    ['tricyclazole 75 WP on paddy', [300, 500, 2.5, 15], [303.51, 505.86, 34, 9, 10.86, 6.51, 0.6]],
    ['chlorantraniliprole 18.5 SC on tomato', [150, 500, 0.5, 20], [30.35, 101.17, 6, 6, 1.17, 0.35, 0.3]],
  ] as const)('agrees with the sheet: %s', (_, [dose, water, acres, tank], expected) => {
    const it = plan(dose, water, acres, tank);
    const figures = [
      it.product,
      it.water,
      it.tanks,
      it.fullTank,
      it.lastTankLitres,
      it.lastTankDose,
      it.perLitre,
    ];
    expect(figures.map((figure) => Number(figure.toFixed(2)))).toEqual(expected);
  });

  it('fills the field exactly: pumps and product add up, and no pump is over-full', () => {
    const positive = (max: number) => fc.double({ min: 0.05, max, noNaN: true });
    fc.assert(
      fc.property(positive(3000), positive(1500), positive(50), positive(200), (dose, water, acres, tank) => {
        const it = plan(dose, Math.max(1, water), acres, Math.max(1, tank));
        const before = it.tanks - 1;
        expect(before * it.fullTank + it.lastTankDose).toBeCloseTo(it.product, 5);
        expect(before * Math.max(1, tank) + it.lastTankLitres).toBeCloseTo(it.water, 5);
        expect(it.lastTankLitres).toBeGreaterThan(-1e-6);
        expect(it.lastTankLitres).toBeLessThanOrEqual(Math.max(1, tank) * (1 + 1e-6));
        expect(it.product / (acres * 0.404686)).toBeCloseTo(dose, 5);
      }),
    );
  });

  it.each([
    ['dosePerHa', [0, 500, 1, 15]],
    ['waterPerHa', [200, Number.NaN, 1, 15]],
    ['acres', [200, 500, -1, 15]],
    ['tankLitres', [200, 500, 1, 0]],
  ] as const)(
    'names the field that makes no sense: %s',
    (field, [dosePerHa, waterPerHa, acres, tankLitres]) => {
      expect(planSpray({ dosePerHa, waterPerHa, acres, tankLitres })).toEqual({ invalid: field });
    },
  );

  it('warns of what is likelier a slip of the thumb', () => {
    expect(plan(200, 500, 25, 15).warnings).toEqual([]);
    expect(plan(200, 500, 26, 15).warnings).toEqual(['large-area']);
    expect(plan(6000, 500, 1, 15).warnings).toEqual(['strong']);
    expect(plan(200, 200, 1, 15).warnings).toEqual(['low-water']);
    expect(plan(200, 1235, 1, 15).warnings).toEqual(['high-water']);
  });

  it('says how to measure what is less than a scale shows', () => {
    expect(plan(200, 500, 1, 15).small).toBeNull();
    expect(plan(4, 500, 1, 15).small).toEqual({
      pumps: 9,
      amount: expect.closeTo(1.08, 6),
      leastGuntas: null,
    });
    expect(plan(20, 500, 0.025, 15).small).toMatchObject({ leastGuntas: 5 });
  });
});

describe('the earliest harvest', () => {
  it.each([
    ['2026-06-01', 3, '2026-06-04'],
    ['2026-01-20', 15, '2026-02-04'],
    ['2026-12-25', 10, '2027-01-04'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-06-01', 0, '2026-06-01'],
  ])('after %s and %i days is %s', (sprayed, days, harvest) =>
    expect(earliestHarvest(sprayed, days)).toBe(harvest),
  );

  it.each([
    ['2026-02-30', 3],
    ['01-06-2026', 3],
    ['', 3],
    ['2026-06-01', -1],
    ['2026-06-01', 2.5],
    ['2026-06-01', 4000],
  ])('is not told for %j and %s days', (sprayed, days) => expect(earliestHarvest(sprayed, days)).toBeNull());
});
