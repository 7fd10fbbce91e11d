import { describe, expect, it } from 'vitest';
import { PLAN_TABLE } from '#content/agronomy/plan-table.ts';
import en from '#content/strings/en/plans.json' with { type: 'json' };
import kn from '#content/strings/kn/plans.json' with { type: 'json' };
import { GATES, type GateKey, judgePlan, unreasoned } from './judge-plan.ts';

import type { PlanLine } from './plan.ts';
import { checkedTable, type PlanTable, type SoldArticle } from './plan-table.ts';
import type { ToJudge } from './resolve-plan.ts';

const TODAY = '2026-06-01';

const line = (more: Partial<PlanLine> = {}): PlanLine => ({
  product: 'emamectin-5-sg',
  claim: null,
  dose: { amount: 80, unit: 'g', per: 'acre' },
  water: null,
  sprayOn: TODAY,
  tank: 1,
  pack: null,
  ...more,
});

interface Change {
  line?: Partial<PlanLine>;
  lines?: readonly PlanLine[];
  plan?: Partial<ToJudge['plan']>;
  problem?: Partial<ToJudge['plan']['problem']>;
  field?: Partial<ToJudge['field']>;
  past?: ToJudge['past'];
  waits?: ToJudge['waits'];
  table?: Partial<PlanTable>;
  article?: SoldArticle;
}

/** A sound plan against thrips of the chilli, 1 acre by a sprayer of 16 L, and what is changed about it. */
function asked(change: Change = {}): ToJudge {
  return {
    plan: {
      problem: {
        key: 'chilli-thrips',
        name: '',
        certainty: 'sure',
        signs: 'curled leaves',
        threshold: 'reached',
        ...change.problem,
      },
      first: ['Blue sticky traps, 10 an acre'],
      lines: change.lines ?? [line(change.line)],
      check: { on: '2026-06-08', look: 'new leaves' },
      prevent: '',
      ...change.plan,
    },
    field: {
      crop: 'chilli',
      stage: 'growing',
      acres: 1,
      tankLitres: 16,
      harvestOn: '2026-07-01',
      nearWater: false,
      sprayer: 'adult',
      ...change.field,
    },
    past: change.past ?? [],
    waits: change.waits ?? [],
    today: TODAY,
    table: { ...PLAN_TABLE, ...change.table },
    articleOf: () => change.article ?? null,
  };
}

const claim = (id: string) => {
  const found = PLAN_TABLE.claims.find((each) => each.id === id);
  if (!found) throw new Error(`no row ${id}`);
  return found;
};
const withRow = (id: string, more: object): Partial<PlanTable> => ({
  claims: PLAN_TABLE.claims.map((each) => (each.id === id ? { ...each, ...more } : each)),
});
const EMAMECTIN = 'chilli.emamectin-5-sg';
const HELD = { product: 'emamectin-5-sg', claim: EMAMECTIN, reason: 'x', by: { en: 'Dr M' }, on: TODAY };
const pack = { sku: 'EMA-100', size: 100, unit: 'g' } as const;

/** For every gate one plan that it alone finds something in. */
const FOUND: Record<GateKey, Change> = {
  banned: { table: { forbidden: { ...PLAN_TABLE.forbidden, banned: { older: [['emamectin']] } } } },
  'red-list': { table: { redList: ['emamectin'] } },
  'unknown-product': { line: { product: 'wonder-drops' } },
  'no-claim': { problem: { key: 'chilli-anthracnose' } },
  'unread-row': { table: withRow(EMAMECTIN, { held: 'verify' }) },
  'wrong-unit': { line: { dose: { amount: 80, unit: 'ml', per: 'acre' } } },
  'unread-dose': { line: { dose: { amount: Number.NaN, unit: 'g', per: 'acre' } } },
  'over-dose': { line: { dose: { amount: 81, unit: 'g', per: 'acre' } } },
  'bad-day': { line: { sprayOn: '2026-05-31' } },
  harvest: { field: { harvestOn: '2026-06-03' } },
  mix: {
    lines: [
      line(),
      // Both of group 5: one after the other is `same-group`, in one tank it is the mix.
      line({ product: 'spinosad-45-sc', dose: null, tank: 2, sprayOn: '2026-06-08' }),
      line({ product: 'spinetoram-11.7-sc', dose: null, tank: 2, sprayOn: '2026-06-08' }),
    ],
  },
  'not-sold': { line: { pack }, article: { sku: pack.sku, product: 'emamectin-5-sg', notSold: 'out' } },
  sprayer: { field: { sprayer: 'pregnant' } },
  held: { table: { holds: [{ ...HELD, claim: null }] } },
  tank: {
    lines: [line({ water: 300 }), line({ product: 'acetamiprid-20-sp', dose: null, water: 400 })],
  },
  'same-group': { past: [{ on: '2026-05-20', groups: ['IRAC 6'] }] },
  'group-limit': {
    past: [
      { on: '2026-05-20', groups: ['IRAC 28'] },
      { on: '2026-05-05', groups: ['IRAC 6'] },
      { on: '2026-04-20', groups: ['IRAC 6'] },
    ],
  },
  'too-soon': { past: [{ on: '2026-05-26', groups: ['IRAC 28'] }] },
  bees: { field: { stage: 'flowering' } },
  unsure: { problem: { certainty: 'more' } },
  'no-first-step': { plan: { first: [' '] } },
  'no-check': { plan: { check: { on: null, look: '' } } },
  'no-tank': { field: { acres: null } },
  'no-waiting': { table: withRow(EMAMECTIN, { waiting: 'not-printed' }) },
  water: { line: { product: 'tolfenpyrad-15-ec', dose: null }, field: { nearWater: true } },
  'delicate-mix': {
    lines: [
      line({ product: 'tolfenpyrad-15-ec', dose: null }),
      line({ product: 'cyantraniliprole-10.26-od', dose: null }),
    ],
  },
  dilution: { line: { water: 20 } },
};

const keysOf = (change: Change, gates?: Parameters<typeof judgePlan>[1]) => {
  const { stops, warnings } = judgePlan(asked(change), gates);
  return [...new Set([...stops, ...warnings].map(({ gate }) => gate))];
};

describe('the gates of a plan', () => {
  it('let a sound plan pass', () => {
    expect(keysOf({})).toEqual([]);
  });

  it.each(Object.entries(FOUND))(
    '%s: found by its gate alone, and passed when that is taken away',
    (key, change) => {
      expect(keysOf(change)).toEqual([key]);
      expect(
        keysOf(
          change,
          GATES.filter((gate) => gate.key !== key),
        ),
      ).toEqual([]);
    },
  );

  it('stand once each, with a source and the day on which somebody read it', () => {
    expect(GATES.map(({ key }) => key)).toEqual(Object.keys(FOUND));
    for (const { source, reviewed } of GATES) {
      expect(source).not.toBe('');
      expect(reviewed).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  it('take a plan without a spray for a plan', () => {
    const none = {
      lines: [],
      problem: { key: null, name: 'sunburn', certainty: 'more' as const },
      plan: { first: [] },
    };
    expect(keysOf(none)).toEqual([]);
  });
});

describe('what stops', () => {
  it.each([
    ['wonder-drops', ['unknown-product']],
    ['monocrotophos', ['banned', 'unknown-product']],
    ['Thimet', ['banned', 'unknown-product']],
    ['constructor', ['unknown-product']],
  ])('a product of no table: %s', (product, keys) => {
    expect(keysOf({ line: { product } })).toEqual(keys);
  });

  it('an active that is restricted on this crop alone', () => {
    const restricted = [{ names: ['emamectin'], crops: ['chilli'] }];
    const table = { forbidden: { ...PLAN_TABLE.forbidden, restricted } };
    expect(keysOf({ table })).toEqual(['banned']);
    const elsewhere = [{ names: ['emamectin'], crops: ['tomato'] }];
    expect(keysOf({ table: { forbidden: { ...PLAN_TABLE.forbidden, restricted: elsewhere } } })).toEqual([]);
  });

  it('abamectin, which the table holds and the clinic does not recommend', () => {
    const change = {
      line: { product: 'abamectin-1.9-ec', dose: null },
      problem: { key: 'tomato-mite' },
      field: { crop: 'tomato' },
    };
    expect(keysOf(change)).toEqual(['red-list']);
  });

  it('a row whose pest the list does not print, and a problem in own words', () => {
    expect(claim('chilli.novaluron-10-ec').targets).toEqual([]);
    expect(keysOf({ line: { product: 'novaluron-10-ec', dose: null } })).toEqual(['no-claim']);
    expect(keysOf({ problem: { key: null, name: 'thrips' } })).toEqual(['no-claim']);
  });

  it('a crop of no table, under whichever key the office stores it', () => {
    expect(keysOf({ field: { crop: 'rose' } })).toEqual(['no-claim']);
    const tur = {
      line: { product: 'bt-5-wp', dose: null },
      problem: { key: 'red-gram-pod-borer' },
      field: { crop: 'tur', harvestOn: null },
    };
    expect(keysOf(tur)).toEqual(['no-waiting']);
  });

  it('the label’s own upper figure, and not a hair less', () => {
    const perAcre = 200 * 0.404686;
    expect(keysOf({ line: { dose: { amount: perAcre, unit: 'g', per: 'acre' } } })).toEqual([]);
    expect(keysOf({ line: { dose: { amount: perAcre + 0.01, unit: 'g', per: 'acre' } } })).toEqual([
      'over-dose',
    ]);
    expect(keysOf({ line: { dose: { amount: 0.4, unit: 'g', per: 'litre' } } })).toEqual([]);
    // The same strength with twice the water is twice the dose.
    expect(keysOf({ line: { dose: { amount: 0.4, unit: 'g', per: 'litre' }, water: 405 } })).toEqual([
      'over-dose',
    ]);
  });

  it.each([0, -80, Number.NaN, Number.POSITIVE_INFINITY])('a dose of %s', (amount) => {
    expect(keysOf({ line: { dose: { amount, unit: 'g', per: 'acre' } } })).toEqual(['unread-dose']);
  });

  it('the day before and the day itself, over midnight and across the harvest', () => {
    expect(keysOf({ line: { sprayOn: '2026-06-28' } })).toEqual([]);
    expect(keysOf({ line: { sprayOn: '2026-06-29' } })).toEqual(['harvest']);
    expect(keysOf({ line: { sprayOn: '2026-02-30' } })).toContain('bad-day');
    expect(keysOf({ line: { sprayOn: '31-12-2026' } })).toContain('bad-day');
    const overTheYear = judgePlan({ ...asked({ field: { harvestOn: null } }), today: '2026-12-31' });
    expect(overTheYear.stops.map(({ gate }) => gate)).toEqual(['bad-day']);
  });

  it('a harvest that comes before an earlier plan’s spray lets it, also where nothing is sprayed now', () => {
    const waits = [{ from: '2026-08-20' }, { from: '2026-07-02' }, { from: null }];
    for (const lines of [[line()], []]) {
      const { stops } = judgePlan(asked({ waits, lines }));
      expect(stops).toMatchObject([{ id: 'harvest', facts: { why: 'earlier', from: '2026-08-20' } }]);
    }
    expect(keysOf({ waits: [{ from: '2026-07-01' }, { from: null }] })).toEqual([]);
    expect(keysOf({ waits, field: { harvestOn: null } })).toEqual([]);
  });

  it('another product’s pack, one that is gone, and one in another unit', () => {
    const other = { sku: pack.sku, product: 'spinosad-45-sc', notSold: null };
    expect(keysOf({ line: { pack }, article: other })).toEqual(['not-sold']);
    expect(keysOf({ line: { pack } })).toEqual(['not-sold']);
    const own = { ...other, product: 'emamectin-5-sg' };
    expect(keysOf({ line: { pack }, article: own })).toEqual([]);
    expect(keysOf({ line: { pack: { ...pack, unit: 'ml' } }, article: own })).toEqual(['wrong-unit']);
  });

  it('refuses more lines than a plan may have', () => {
    expect(() => judgePlan(asked({ lines: Array(4).fill(line()) }))).toThrow(RangeError);
  });
});

it('every gate together decides within 20 ms', () => {
  const products = ['emamectin-5-sg', 'spinosad-45-sc', 'tolfenpyrad-15-ec'];
  const lines = products.map((product, at) => line({ product, dose: null, tank: at + 1 }));
  const took = Array.from({ length: 30 }, () => {
    const began = performance.now();
    judgePlan(asked({ lines }));
    return performance.now() - began;
  });
  // The best of many: what the machine does besides is no matter of the gates.
  expect(Math.min(...took)).toBeLessThan(20);
});

describe('what goes into one tank', () => {
  const borer = { problem: { key: 'tomato-fruit-borer' }, field: { crop: 'tomato' } };
  const indoxacarb = line({
    product: 'indoxacarb-14.5-sc',
    dose: { amount: 202, unit: 'ml', per: 'acre' },
    water: 400,
  });
  const spinetoram = line({
    product: 'spinetoram-11.7-sc',
    dose: { amount: 182, unit: 'ml', per: 'acre' },
  });

  it.each([
    ['first', [indoxacarb, spinetoram]],
    ['second', [spinetoram, indoxacarb]],
  ])('is reckoned with the one water that was written, on the %s line', (_, lines) => {
    const { stops, resolved } = judgePlan(asked({ ...borer, lines }));
    expect(stops).toEqual([]);
    for (const { line: written, reading } of resolved.lines) {
      if (!reading || !('dose' in reading)) throw new Error('no dose');
      const { waterPerAcre, tanks, perTank } = reading.dose;
      expect([waterPerAcre, tanks]).toEqual([expect.closeTo(400, 6), 25]);
      expect(25 * (perTank ?? 0)).toBeCloseTo(written.dose?.amount ?? 0, 6);
    }
  });

  it('has no two waters: a stop at the line that says another', () => {
    const lines = [indoxacarb, { ...spinetoram, water: 300 }];
    const { stops } = judgePlan(asked({ ...borer, lines }));
    expect(stops).toMatchObject([{ id: 'tank.1', facts: { water: expect.closeTo(300, 6) } }]);
    const apart = [indoxacarb, { ...spinetoram, water: 300, sprayOn: '2026-06-09' }];
    expect(judgePlan(asked({ ...borer, lines: apart })).stops).toEqual([]);
  });

  it('is another spray on another day, whatever its number', () => {
    const acetamiprid = line({ product: 'acetamiprid-20-sp', dose: null, sprayOn: '2026-06-03' });
    const spray = line({ product: 'spinetoram-11.7-sc', dose: null });
    const { warnings } = judgePlan(asked({ lines: [spray, acetamiprid] }));
    expect(warnings.map(({ id }) => id)).toEqual(['too-soon.1']);
    // Both of group 5: no mix where days lie between them.
    const same = line({ product: 'spinosad-45-sc', dose: null, sprayOn: '2026-06-08' });
    expect(keysOf({ lines: [spray, same] })).toEqual(['same-group']);
  });

  it('has words for whatever a gate finds, in each language', () => {
    for (const { finding } of [en, kn]) expect(Object.keys(finding)).toEqual(GATES.map(({ key }) => key));
  });
});

describe('what wants a reason', () => {
  it('is asked for each finding apart', () => {
    const { warnings } = judgePlan(asked({ plan: { first: [], check: { on: null, look: '' } } }));
    expect(unreasoned(warnings, {}).map(({ id }) => id)).toEqual(['no-first-step', 'no-check']);
    expect(unreasoned(warnings, { 'no-check': ' ', 'no-first-step': 'told on the phone' })).toHaveLength(1);
    expect(unreasoned(warnings, { 'no-check': 'he comes by', 'no-first-step': 'told' })).toEqual([]);
  });

  it.each([
    ['20 litres typed for 200', { water: 20 }, ['low-water']],
    ['200 litres', { water: 200 }, []],
    ['the usual', {}, []],
    ['500 litres, which are a hectare’s', { water: 500 }, ['high-water']],
  ])('a dilution of %s', (_, more, why) => {
    const { stops, warnings } = judgePlan(asked({ line: more }));
    expect(stops).toEqual([]);
    expect(warnings.map(({ id, facts }) => [id, facts?.why])).toEqual(
      why.map((each) => ['dilution.0', each]),
    );
  });

  it('a dilution of more than 10 in a litre, if it was typed and is not the label’s own', () => {
    const bio = { product: 'paecilomyces-1.5-lf', dose: null };
    const change = { problem: { key: 'tomato-root-knot' }, field: { crop: 'tomato' }, line: bio };
    expect(keysOf(change)).not.toContain('dilution');
    const typed = { ...bio, dose: { amount: 2420, unit: 'ml', per: 'acre' } as const };
    expect(judgePlan(asked({ ...change, line: typed })).warnings).toContainEqual(
      expect.objectContaining({ id: 'dilution.0', facts: expect.objectContaining({ why: 'strong' }) }),
    );
  });

  it('no dilution of a crop that takes more water than a field’s', () => {
    const inWater = (water: number) => ({
      problem: { key: 'grape-mealybug' },
      field: { crop: 'grape', harvestOn: null },
      line: { product: 'buprofezin-25-sc', dose: null, water },
    });
    expect(keysOf(inWater(600))).toEqual([]);
    expect(keysOf(inWater(60))).toEqual(['dilution']);
  });

  it('a microbe harms nobody’s bees, and is no third spray of a group', () => {
    const bio = {
      line: { product: 'hanpv-2-as', dose: null },
      problem: { key: 'chickpea-pod-borer' },
      field: { crop: 'chickpea', stage: 'flowering' as const, sprayer: 'young' as const },
    };
    const found = keysOf(bio);
    expect(found).not.toContain('bees');
    expect(found).not.toContain('sprayer');
  });
});

describe('the table itself', () => {
  it.each([
    ['a powder in millilitres', { doses: [{ per: 'hectare', low: 200, high: 200, unit: 'ml' }] }],
    ['a unit of no label', { doses: [{ per: 'hectare', low: 200, high: 200, unit: 'drops' }] }],
    ['a span that runs backwards', { doses: [{ per: 'hectare', low: 200, high: 100, unit: 'g' }] }],
    ['no figure', { doses: [{ per: 'hectare', low: 0, high: 0, unit: 'g' }] }],
    ['half a day', { waiting: 2.5 }],
    ['an unknown product', { product: 'wonder-drops' }],
    ['an unknown problem', { targets: ['chilli-mood'] }],
    ['an unknown crop', { crop: 'moss' }],
  ])('is refused whole for one row with %s', (_, more) => {
    expect(() => checkedTable({ ...PLAN_TABLE, ...withRow(EMAMECTIN, more) })).toThrow(
      EMAMECTIN.split('.')[0],
    );
  });

  it('is refused for a product of an unknown active', () => {
    expect(() => checkedTable({ ...PLAN_TABLE, actives: {} })).toThrow('nothing is known');
  });
});
