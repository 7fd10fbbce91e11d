import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { gypsumDose, limeAdvice } from './gypsum-lime.ts';
import {
  ecClass,
  hasNutrient,
  nutrientPerHa,
  phClass,
  rate,
  readSoilCard,
  type SoilCard,
  type SoilReading,
} from './soil-test.ts';
import { isInvalid } from './units.ts';

function read(card: SoilCard): SoilReading {
  const answer = readSoilCard(card);
  if (isInvalid(answer)) throw new Error(`invalid ${answer.invalid}`);
  if ('doubt' in answer) throw new Error(`doubt of ${answer.doubt}`);
  return answer;
}

const T1 = {
  ph: 5.1,
  ec: 0.2,
  oc: 0.42,
  n: 210,
  p2o5: 18,
  k2o: 120,
  s: 8,
  zn: 0.4,
  fe: 22,
  mn: 15,
  cu: 0.9,
  b: 0.3,
};
const T2 = {
  ph: 7.2,
  ec: 0.6,
  oc: 0.65,
  n: 320,
  p2o5: 40,
  k2o: 290,
  s: 14,
  zn: 0.9,
  fe: 9,
  mn: 5,
  cu: 1,
  b: 0.7,
};
const T3 = {
  ph: 8.9,
  ec: 1.9,
  oc: 0.38,
  n: 190,
  p2o5: 70,
  k2o: 520,
  s: 25,
  zn: 0.5,
  fe: 3.1,
  mn: 4,
  cu: 0.6,
  b: 1.1,
};

describe('a soil health card', () => {
  it('of a sour, hungry soil (sheet, T1)', () => {
    const it = read(T1);
    expect(it).toMatchObject({
      ph: 'strongly-acid',
      ec: 'normal',
      deficient: ['zn', 'b'],
      enough: ['fe', 'mn', 'cu'],
    });
    expect(it.ratings).toEqual({ oc: 'low', n: 'low', p2o5: 'low', k2o: 'low', s: 'low' });
    expect(it.factors).toEqual({ n: 1.25, p2o5: 1.25, k2o: 1.25 });
    expect(it.actions[0]).toEqual({ kind: 'lime-by-test', kg: expect.closeTo(141.6, 1) });
    const kg = it.actions.slice(1).flatMap((action) => ('kg' in action ? [action.kg] : []));
    expect(kg[0]).toMatchObject({ least: expect.closeTo(10.1, 1) });
    expect(kg[1]).toMatchObject({ least: expect.closeTo(2, 1), most: expect.closeTo(4, 1) });
    expect(kg[2]).toBeCloseTo(101, 0);
  });

  it('of a good soil asks for nothing (T2)', () => {
    const it = read(T2);
    expect(it).toMatchObject({ ph: 'neutral', ec: 'normal', deficient: [], actions: [] });
    expect(new Set(Object.values(it.ratings))).toEqual(new Set(['medium']));
    expect(it.factors).toEqual({ n: 1, p2o5: 1, k2o: 1 });
  });

  it('of a sodic soil warns of lime (T3)', () => {
    const it = read(T3);
    expect(it).toMatchObject({ ph: 'strongly-alkaline', ec: 'critical-tolerant', deficient: ['zn', 'fe'] });
    expect(it.ratings).toEqual({ oc: 'low', n: 'low', p2o5: 'high', k2o: 'high', s: 'high' });
    expect(it.factors).toEqual({ n: 1.25, p2o5: 0.75, k2o: 0.75 });
    expect(it.actions[0]).toEqual({ kind: 'no-lime-gypsum-test' });
    const zinc = it.actions.find((action) => action.kind === 'micro' && action.of === 'zn');
    expect(zinc).toMatchObject({ kg: { least: expect.closeTo(10.1, 1), most: expect.closeTo(20.2, 1) } });
  });

  it('without a nutrient on it says nothing of shortages', () => {
    expect([{}, { ph: 7 }, { ph: 5.1, ec: 0.2 }].map((card) => hasNutrient(read(card)))).toEqual([
      false,
      false,
      false,
    ]);
    expect(
      [{ n: 300 }, { zn: 0.4 }, { zn: 0.9 }, { ph: 7, oc: 0.6 }].every((card) => hasNutrient(read(card))),
    ).toBe(true);
  });

  it('stands on the right side of every boundary', () => {
    expect([0.5, 0.75, 0.76].map((oc) => rate('oc', oc))).toEqual(['medium', 'medium', 'high']);
    expect([279.9, 280, 560, 561].map((n) => rate('n', n))).toEqual(['low', 'medium', 'medium', 'high']);
    expect([4.49, 5.49, 6.49, 6.5, 7.5, 8.5, 8.6].map(phClass)).toEqual([
      'very-strongly-acid',
      'strongly-acid',
      'slightly-acid',
      'neutral',
      'neutral',
      'alkaline',
      'strongly-alkaline',
    ]);
    expect([0.79, 0.8, 1.6, 2.5, 2.6].map(ecClass)).toEqual([
      'normal',
      'critical-sensitive',
      'critical-sensitive',
      'critical-tolerant',
      'injurious',
    ]);
    expect(read({ zn: 0.6 }).deficient).toEqual([]);
  });

  it.each<[string, SoilCard]>([
    ['ph', { ph: 14.1 }],
    ['ph', { ph: 0 }],
    ['ph', { ph: 0.1 }],
    ['ph', { ph: 65 }],
    ['n', { n: -1 }],
    ['zn', { zn: Number.NaN }],
  ])('names the line that makes no sense: %s', (field, card) => {
    expect(readSoilCard(card)).toEqual({ invalid: field });
  });

  it.each<[string, SoilCard, object]>([
    ['carbon in g/kg', { oc: 4.2 }, { doubt: 'oc', meant: [{ value: expect.closeTo(0.42, 9), as: 'g-kg' }] }],
    ['carbon without its dot', { oc: 42 }, { doubt: 'oc', meant: [{ value: 0.42, as: 'lost-dot' }] }],
    [
      'salt in another unit',
      { ec: 210 },
      {
        doubt: 'ec',
        meant: [
          { value: 0.21, as: 'us-cm' },
          { value: 2.1, as: 'ms-m' },
        ],
      },
    ],
    ['zinc nobody has', { zn: 60 }, { doubt: 'zn', meant: [] }],
    ['nitrogen nobody has', { n: 28000 }, { doubt: 'n', meant: [] }],
  ])('asks back %s', (_, card, doubt) => expect(readSoilCard(card)).toEqual(doubt));

  it('believes what is confirmed, and asks of the next', () => {
    expect(readSoilCard({ oc: 4.2 }, ['oc'])).toMatchObject({ ratings: { oc: 'high' } });
    expect(readSoilCard({ oc: 4.2, ec: 210 }, ['oc'])).toMatchObject({ doubt: 'ec' });
    expect(readSoilCard({ oc: 3, ec: 8 })).toMatchObject({ ratings: { oc: 'high' } });
  });

  it('rates every reading, and more of a nutrient never lower', () => {
    const reading = fc.double({ min: 0, max: 1000, noNaN: true });
    const rank = { low: 0, medium: 1, high: 2 };
    fc.assert(
      fc.property(fc.constantFrom('oc', 'n', 'p2o5', 'k2o', 's'), reading, reading, (field, one, more) => {
        expect(rank[rate(field, one + more)]).toBeGreaterThanOrEqual(rank[rate(field, one)]);
      }),
    );
  });

  it('takes the card in any unit', () => {
    expect(nutrientPerHa(10, 'kg-ha', 'p')).toBeCloseTo(22.9);
    expect(nutrientPerHa(100, 'kg-ha', 'k')).toBeCloseTo(120.5);
    expect(nutrientPerHa(10, 'ppm', 'n')).toBeCloseTo(22.4);
    expect(nutrientPerHa(100, 'kg-acre', 'n')).toBeCloseTo(247.1, 1);
    expect(nutrientPerHa(40, 'kg-ha', 'p2o5')).toBe(40);
  });
});

describe('gypsum and lime', () => {
  it('agree with the sheet', () => {
    const dose = gypsumDose({ espNow: 25, espWanted: 10, cec: 30, purity: 0.7 });
    expect(dose).toMatchObject({
      requirement: expect.closeTo(8.685, 4),
      half: expect.closeTo(4.34, 2),
      halfPerAcre: expect.closeTo(1.76, 2),
      halfAsBought: expect.closeTo(6.2, 2),
    });
  });

  it.each([
    [4.4, { kind: 'test-first' }],
    [4.5, { kind: 'dose', perHa: 600 }],
    [5.0, { kind: 'dose', perHa: 600 }],
    [5.1, { kind: 'dose', perHa: 350 }],
    [5.6, { kind: 'dose', perHa: 250 }],
    [5.9, { kind: 'dose', perHa: 250 }],
    [6, { kind: 'none' }],
    [6.5, { kind: 'none' }],
    [7.6, { kind: 'never' }],
    [15, { invalid: 'ph' }],
  ])('say what a pH of %s needs', (ph, advice) => expect(limeAdvice(ph)).toMatchObject(advice));

  it('say the same of lime in the soil card and in the lime tool, whatever the pH', () => {
    for (let tenths = 35; tenths <= 95; tenths += 1) {
      const ph = tenths / 10;
      const advice = limeAdvice(ph);
      const action = read({ ph }).actions.find(({ kind }) => kind === 'lime-by-test');
      if (isInvalid(advice)) throw new Error(`invalid ${advice.invalid}`);
      const wanted =
        advice.kind === 'dose'
          ? { kind: 'lime-by-test', kg: advice.perAcre }
          : advice.kind === 'test-first'
            ? { kind: 'lime-by-test', kg: null }
            : undefined;
      expect(action, `pH ${ph}`).toEqual(wanted);
    }
  });

  it.each(LANGUAGES)('are what the chapter prints (%s)', (language) => {
    const chapter = readFileSync(
      path.resolve(import.meta.dirname, `../../../content/guide/${language}/14-soil-test.md`),
      'utf8',
    );
    for (const ph of [5.0, 5.5, 5.9]) {
      const advice = limeAdvice(ph);
      if (!('perHa' in advice)) throw new Error(`no lime at ${ph}`);
      const row = chapter
        .split('\n')
        .find(
          (line) => new RegExp(`pH [0-9.]+–${ph.toFixed(1)}`).test(line) && line.includes(`${advice.perHa}`),
        );
      expect(row, `pH ${ph}`).toContain(String(Math.round(advice.perAcre)));
    }
  });

  it('refuse an aim above the present, and a purity that is none', () => {
    expect(gypsumDose({ espNow: 10, espWanted: 10, cec: 30, purity: 0.7 })).toEqual({ invalid: 'espWanted' });
    expect(gypsumDose({ espNow: 25, espWanted: 10, cec: 30, purity: 70 })).toEqual({ invalid: 'purity' });
  });
});
