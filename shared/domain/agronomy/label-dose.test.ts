import { describe, expect, it } from 'vitest';
import { activeShare, type LabelDose, productPerHectare, type Strength } from './label-dose.ts';

function share(strength: Strength): number {
  const answer = activeShare(strength);
  if (typeof answer !== 'number') throw new Error(`invalid ${answer.invalid}`);
  return answer;
}

const perHa = (dose: LabelDose, amount: number, share = Number.NaN) =>
  productPerHectare({ dose, amount, waterPerHa: 500, share, tankLitres: 15 });

const active = (grams: number, strength: Strength) => perHa('active', grams, share(strength));

describe('a dose of active ingredient', () => {
  it('of a liquid in g/L or in % by volume needs no more than the strength (sheet, T4)', () => {
    expect(active(1000, { as: 'percent-volume', value: 30 })).toBeCloseTo(3333.3, 1);
    expect(active(1000, { as: 'percent-volume', value: 30 }) * 0.404686).toBeCloseTo(1348.95, 2);
    expect(active(1000, { as: 'grams-per-litre', value: 300 })).toBeCloseTo(3333.3, 1);
    expect(active(127.5, { as: 'percent-powder', value: 85 })).toBeCloseTo(150, 9);
  });

  it('of a liquid in % by weight is divided by the weight of a litre: 150 ml, not 162', () => {
    const ml = active(30, { as: 'percent-weight', value: 18.5, density: 1.08 });
    expect(Math.round(ml)).toBe(150);
  });

  it('is not told for a liquid in % by weight whose litre nobody weighed', () => {
    for (const density of [Number.NaN, 0, -1, 0.1, 10.8, 108]) {
      expect(activeShare({ as: 'percent-weight', value: 18.5, density })).toEqual({ invalid: 'density' });
    }
  });

  it.each<Strength>([
    { as: 'percent-volume', value: 0 },
    { as: 'percent-powder', value: 101 },
    { as: 'grams-per-litre', value: 3000 },
    { as: 'percent-weight', value: Number.NaN, density: 1.08 },
  ])('is not told for a strength that cannot be: %j', (strength) => {
    expect(activeShare(strength)).toEqual({ invalid: 'strength' });
  });
});

describe('a dose for the water', () => {
  it.each([
    ['0.1 % (sheet, T5)', 'percent', 0.1, 1],
    ['0.25 %', 'percent', 0.25, 2.5],
    ['2.5 ml in a litre', 'litre', 2.5, 2.5],
    ['7.5 ml in ten litres', 'ten-litres', 7.5, 0.75],
  ] as const)('of %s', (_, dose, amount, perLitre) => {
    expect(perHa(dose, amount)).toBeCloseTo(perLitre * 500, 9);
  });

  it('in ppm of active ingredient (sheet: NAA 4.5 SL at 10 ppm)', () => {
    const naa = share({ as: 'percent-volume', value: 4.5 });
    expect(perHa('ppm', 10, naa) / 500).toBeCloseTo(0.222, 3);
    expect(perHa('product', 200)).toBe(200);
  });
});

describe('a dose as the shop says it', () => {
  it('per acre and per pump', () => {
    expect(perHa('acre', 80.9372)).toBeCloseTo(200, 9);
    expect(perHa('pump', 6)).toBeCloseTo(200, 9);
    expect(perHa('active-acre', 404.686, 0.3)).toBeCloseTo(3333.333, 2);
  });

  it.each([
    ['pretilachlor 50 EC', 750, 50, 1500],
    ['pendimethalin 30 EC', 1000, 30, 3333],
    ['bispyribac 10 SC', 25, 10, 250],
    ['2,4-D amine 58 SL', 580, 58, 1000],
  ])(
    'gives no amount of a liquid in a mere %%, and that of one in weight in volume: %s',
    (_, grams, value, ml) => {
      expect(activeShare({ as: 'percent-only', value })).toEqual({ invalid: 'basis' });
      expect(Math.round(active(grams, { as: 'percent-volume', value }))).toBe(ml);
    },
  );
});
