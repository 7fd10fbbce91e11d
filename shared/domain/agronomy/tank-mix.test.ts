import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MIXING_ORDER, rankOf } from './mixing-order.ts';
import { judgeMix, type MixProduct } from './tank-mix.ts';

const EMAMECTIN: MixProduct = { id: 'emamectin', code: 'SG', kind: 'insecticide', groups: ['6'] };
const MANCOZEB: MixProduct = {
  id: 'mancozeb',
  code: 'WP',
  kind: 'fungicide',
  groups: ['M03'],
  traits: ['copper-foe'],
};
const STICKER: MixProduct = { id: 'sticker', code: 'adjuvant', kind: 'adjuvant' };
const COPPER: MixProduct = {
  id: 'copper',
  code: 'WP',
  kind: 'fungicide',
  groups: ['M01'],
  traits: ['copper'],
};
const PSEUDOMONAS: MixProduct = {
  id: 'pseudomonas',
  code: 'WP',
  kind: 'fungicide',
  groups: ['BM02'],
  traits: ['microbe'],
};
const CHLORPYRIFOS: MixProduct = { id: 'chlorpyrifos', code: 'EC', kind: 'insecticide', groups: ['1B'] };
const PROFENOFOS: MixProduct = { id: 'profenofos', code: 'EC', kind: 'insecticide', groups: ['1B'] };
const CYPERMETHRIN: MixProduct = { id: 'cypermethrin', code: 'EC', kind: 'insecticide', groups: ['3A'] };
const NPK: MixProduct = { id: 'npk', code: 'feed', kind: 'feed', traits: ['phosphate'] };
const DIFENOCONAZOLE: MixProduct = { id: 'difenoconazole', code: 'EC', kind: 'fungicide', groups: ['3'] };
const CTPR: MixProduct = { id: 'ctpr', code: 'SC', kind: 'insecticide', groups: ['28'] };
const SULPHUR: MixProduct = {
  id: 'sulphur',
  code: 'WG',
  kind: 'fungicide',
  groups: ['M02'],
  traits: ['sulphur'],
};
const NEEM: MixProduct = { id: 'neem', code: 'EC', kind: 'insecticide', groups: ['UN'], traits: ['oil'] };
const CALCIUM: MixProduct = { id: 'calcium', code: 'feed', kind: 'feed', traits: ['calcium'] };
const HERBICIDE: MixProduct = { id: 'herbicide', code: 'SC', kind: 'herbicide', groups: ['2'] };
const BORDEAUX: MixProduct = { id: 'bordeaux', code: 'WP', kind: 'fungicide', traits: ['bordeaux'] };

const idsOf = (products: MixProduct[]) => products.map(({ id }) => id);

describe('a tank mix', () => {
  it('goes in by formulation, delicate at three products (sheet, T1)', () => {
    const { colour, order, reasons } = judgeMix([EMAMECTIN, MANCOZEB, STICKER]);
    expect(idsOf(order)).toEqual(['mancozeb', 'emamectin', 'sticker']);
    expect([colour, reasons]).toEqual(['amber', ['three']]);
  });

  it('kills no microbe with copper (T2)', () => {
    expect(judgeMix([COPPER, PSEUDOMONAS])).toMatchObject({
      colour: 'red',
      reasons: expect.arrayContaining(['kills-microbe']),
    });
  });

  it('takes neither four products nor one group twice (T3)', () => {
    const { colour, reasons } = judgeMix([CHLORPYRIFOS, PROFENOFOS, CYPERMETHRIN, NPK]);
    expect(colour).toBe('red');
    expect(reasons).toEqual(expect.arrayContaining(['too-many', 'same-group']));
  });

  it('asks for the label when sulphur meets an emulsion, and refuses it with oil (T4)', () => {
    const { colour, order, reasons } = judgeMix([DIFENOCONAZOLE, CTPR, SULPHUR]);
    expect(idsOf(order)).toEqual(['sulphur', 'ctpr', 'difenoconazole']);
    expect([colour, reasons]).toEqual(['amber', ['three', 'sulphur-ec']]);
    expect(judgeMix([SULPHUR, NEEM])).toMatchObject({ colour: 'red' });
  });

  it.each([
    ['Bordeaux with a pesticide', [BORDEAUX, EMAMECTIN], 'bordeaux-alone'],
    ['Bordeaux with a feed', [BORDEAUX, NPK], 'bordeaux-alone'],
    ['a herbicide with an insecticide', [HERBICIDE, EMAMECTIN], 'herbicide-apart'],
    ['calcium with a phosphate feed', [CALCIUM, NPK], 'calcium-solid'],
    ['copper with mancozeb', [COPPER, MANCOZEB], 'copper-burn'],
  ])('refuses %s', (_, products, reason) => {
    expect(judgeMix(products)).toMatchObject({ colour: 'red', reasons: expect.arrayContaining([reason]) });
  });

  it('minds the heat and the water', () => {
    expect(judgeMix([EMAMECTIN], { celsius: 32, ph: 6 })).toMatchObject({ colour: 'green', reasons: [] });
    expect(judgeMix([EMAMECTIN], { celsius: 33 }).reasons).toEqual(['hot']);
    expect(judgeMix([EMAMECTIN], { ph: 8 }).reasons).toEqual(['ph']);
    expect(judgeMix([COPPER], { ph: 6 }).reasons).toEqual(['copper-ph']);
    expect(judgeMix([COPPER], { ph: 7 }).reasons).toEqual([]);
  });

  it('lets a sticker go with Bordeaux, and nothing besides', () => {
    expect(judgeMix([BORDEAUX, STICKER])).toMatchObject({ colour: 'amber', reasons: ['bordeaux-sticker'] });
    expect(judgeMix([BORDEAUX, STICKER, EMAMECTIN])).toMatchObject({ colour: 'red' });
  });

  it('keeps the water of living microbes neutral', () => {
    const NPV: MixProduct = {
      id: 'npv',
      code: 'SC',
      kind: 'insecticide',
      groups: ['31'],
      traits: ['microbe'],
    };
    for (const microbe of [NPV, PSEUDOMONAS]) {
      expect(judgeMix([microbe], { ph: 5.5 })).toMatchObject({ colour: 'amber', reasons: ['microbe-ph'] });
      expect(judgeMix([microbe], { ph: 6 }).reasons).toEqual(['microbe-ph']);
      expect(judgeMix([microbe], { ph: 8 }).reasons).toEqual(['microbe-ph']);
      for (const ph of [6.5, 7, 7.5]) expect(judgeMix([microbe], { ph })).toMatchObject({ colour: 'green' });
      expect(judgeMix([microbe]).water).toBe('microbe');
    }
    expect(judgeMix([NPV, STICKER], { ph: 7 })).toMatchObject({ colour: 'green' });
  });

  it('asks no sour water of a herbicide', () => {
    for (const ph of [6, 7, 8]) expect(judgeMix([HERBICIDE, STICKER], { ph }).reasons).toEqual([]);
    expect([[HERBICIDE], [COPPER], [EMAMECTIN], [BORDEAUX]].map((mix) => judgeMix(mix).water)).toEqual([
      'label',
      'copper',
      'sour',
      'copper',
    ]);
  });

  it('judges the same whatever order they are named in, and never loses a product', () => {
    const all = [EMAMECTIN, MANCOZEB, STICKER, COPPER, PSEUDOMONAS, NPK, SULPHUR, NEEM, CALCIUM, HERBICIDE];
    const shuffled = fc
      .subarray(all, { minLength: 1 })
      .chain((some) => fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })));
    fc.assert(
      fc.property(shuffled, ([some, other]) => {
        const [one, two] = [judgeMix(some), judgeMix(other)];
        expect(new Set(two.reasons)).toEqual(new Set(one.reasons));
        expect(new Set(idsOf(one.order))).toEqual(new Set(idsOf(some)));
        const ranks = two.order.map(({ code }) => rankOf(code));
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
        if (some.length > 3) expect(one.colour).toBe('red');
      }),
    );
  });

  it('knows a rank for every formulation', () => {
    for (const code of MIXING_ORDER.flat()) expect(rankOf(code)).toBeGreaterThan(0);
  });
});

describe('an oil dispersion', () => {
  it('is oil to sulphur, and no powder', () => {
    const od: MixProduct = { id: 'od', code: 'OD', kind: 'insecticide', groups: ['28'] };
    expect(judgeMix([SULPHUR, od])).toMatchObject({ colour: 'red', reasons: ['sulphur-oil'] });
    expect(judgeMix([od, PROFENOFOS]).reasons).toContain('two-ec');
    expect(judgeMix([od, COPPER]).colour).not.toBe('green');
  });
});
