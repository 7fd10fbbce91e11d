import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CROP_DOSES, PALM_DOSES } from './crop-doses.ts';
import { type Blend, type BlendInput, blendFertilizers, blendForPalm } from './fertilizer-blend.ts';
import { isInvalid } from './units.ts';

function blend(input: BlendInput): Blend {
  const answer = blendFertilizers(input);
  if (isInvalid(answer)) throw new Error(`invalid ${answer.invalid}`);
  return answer;
}

const rounded = (figures: object) =>
  Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, Number(value.toFixed(2))]));

const RAGI = { n: 100, p: 50, k: 50 };

describe('a blend', () => {
  it('agrees with the sheet for an acre of ragi (T1)', () => {
    const { need, kilograms, bags } = blend({ perHa: RAGI, acres: 1 });
    expect(rounded(need)).toMatchObject({ n: 40.47, p: 20.23, k: 20.23 });
    expect(rounded(kilograms)).toMatchObject({ dap: 43.99, urea: 70.76, mop: 33.72, ssp: 0 });
    expect(rounded(bags)).toMatchObject({ dap: 0.88, urea: 1.57, mop: 0.67, ssp: 0 });
  });

  it('raises the dose on a poor soil, and takes SSP when asked (T1)', () => {
    const low = blend({ perHa: RAGI, acres: 1, factor: { n: 1.25, p: 1.25, k: 1.25 } });
    expect(rounded(low.kilograms)).toMatchObject({ dap: 54.98, urea: 88.45, mop: 42.15 });
    const ssp = blend({ perHa: RAGI, acres: 1, phosphorusFrom: 'ssp' });
    expect(rounded(ssp.kilograms)).toMatchObject({ dap: 0, ssp: 126.46, urea: 87.98, mop: 33.72 });
  });

  it('agrees with the sheet for two and a half acres of maize (T2)', () => {
    const { kilograms, bags } = blend({ perHa: { n: 150, p: 75, k: 40 }, acres: 2.5 });
    expect(rounded(kilograms)).toMatchObject({ dap: 164.95, urea: 265.36, mop: 67.45 });
    expect(rounded(bags)).toMatchObject({ dap: 3.3, urea: 5.9, mop: 1.35 });
  });

  it('fills up with SSP where DAP would bring too much nitrogen (T3, groundnut)', () => {
    const { kilograms } = blend({ perHa: { n: 25, p: 75, k: 37.5 }, acres: 1 });
    expect(rounded(kilograms)).toMatchObject({ dap: 56.21, ssp: 28.1, urea: 0, mop: 25.29 });
    const hectare = blend({ perHa: { n: 25, p: 75, k: 37.5 }, acres: 1 / 0.404686 });
    expect(rounded(hectare.kilograms)).toMatchObject({ dap: 138.89, ssp: 69.44, urea: 0, mop: 62.5 });
    const gypsum = CROP_DOSES.find(({ id }) => id === 'groundnut-irrigated')?.gypsumPerHa ?? 0;
    expect(Math.round(gypsum * 0.404686)).toBe(202);
  });

  it('brings exactly the nutrients asked for, never a negative bag', () => {
    const dose = fc.double({ min: 0, max: 400, noNaN: true });
    const either = fc.constantFrom('dap' as const, 'ssp' as const);
    fc.assert(
      fc.property(
        dose,
        dose,
        dose,
        fc.double({ min: 0.05, max: 30, noNaN: true }),
        either,
        (n, p, k, acres, from) => {
          const { need, kilograms } = blend({ perHa: { n, p, k }, acres, phosphorusFrom: from });
          for (const amount of Object.values(kilograms)) expect(amount).toBeGreaterThanOrEqual(0);
          expect(kilograms.urea * 0.46 + kilograms.dap * 0.18).toBeCloseTo(need.n, 6);
          expect(kilograms.dap * 0.46 + kilograms.ssp * 0.16).toBeCloseTo(need.p, 6);
          expect(kilograms.mop * 0.6).toBeCloseTo(need.k, 6);
        },
      ),
    );
  });

  it('names what makes no sense', () => {
    expect(blendFertilizers({ perHa: RAGI, acres: 0 })).toEqual({ invalid: 'acres' });
    expect(blendFertilizers({ perHa: { ...RAGI, p: -1 }, acres: 1 })).toEqual({ invalid: 'perHa' });
  });

  it('reckons for a palm', () => {
    const { urea, rockPhosphate, mop } = blendForPalm(PALM_DOSES.arecanut);
    expect([urea, rockPhosphate, mop].map(Math.round)).toEqual([217, 200, 233]);
    const coconut = blendForPalm(PALM_DOSES.coconut);
    expect([coconut.urea, coconut.rockPhosphate, coconut.mop].map(Math.round)).toEqual([1087, 1600, 2000]);
  });
});

it('gives all of the nitrogen of every crop, no more', () => {
  for (const { id, nitrogen } of CROP_DOSES) {
    expect(
      nitrogen.reduce((sum, { share }) => sum + share, 0),
      id,
    ).toBeCloseTo(1, 9);
  }
});

describe('a complex in the place of DAP', () => {
  it.each(['20-20-0-13', '10-26-26', '12-32-16', '17-17-17', 'dap', 'ssp'] as const)(
    '%s meets every dose exactly',
    (from) => {
      const nutrients = {
        urea: [0.46, 0, 0],
        dap: [0.18, 0.46, 0],
        ssp: [0, 0.16, 0],
        mop: [0, 0, 0.6],
        '20-20-0-13': [0.2, 0.2, 0],
        '10-26-26': [0.1, 0.26, 0.26],
        '12-32-16': [0.12, 0.32, 0.16],
        '17-17-17': [0.17, 0.17, 0.17],
      } as const;
      for (const perHa of [
        { n: 100, p: 50, k: 50 },
        { n: 25, p: 75, k: 37.5 },
        { n: 0, p: 40, k: 0 },
        { n: 150, p: 0, k: 40 },
        { n: 20, p: 20, k: 20 },
      ]) {
        const blend = blendFertilizers({ perHa, acres: 2.5, phosphorusFrom: from });
        if (isInvalid(blend)) throw new Error(blend.invalid);
        const given = (index: 0 | 1 | 2) =>
          Object.entries(blend.kilograms).reduce(
            (sum, [name, kg]) => sum + kg * nutrients[name as keyof typeof nutrients][index],
            0,
          );
        expect(given(0)).toBeCloseTo(blend.need.n, 6);
        expect(given(1)).toBeCloseTo(blend.need.p, 6);
        expect(given(2)).toBeCloseTo(blend.need.k, 6);
        expect(Math.min(...Object.values(blend.kilograms))).toBeGreaterThanOrEqual(0);
      }
    },
  );

  it('is reckoned in bags of 50 kg', () => {
    const blend = blendFertilizers({ perHa: { n: 100, p: 50, k: 50 }, acres: 1, phosphorusFrom: '10-26-26' });
    expect(blend).toMatchObject({
      kilograms: { '10-26-26': expect.closeTo(77.82, 1), urea: expect.closeTo(71.05, 1), mop: 0, ssp: 0 },
      bags: { '10-26-26': expect.closeTo(1.556, 2) },
    });
  });
});
