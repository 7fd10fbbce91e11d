import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAN_TABLE } from '#content/agronomy/plan-table.ts';
import { judgeName } from '../agronomy/forbidden-product.ts';
import { judgePlan } from './judge-plan.ts';
import { CERTAINTIES, DOSE_PERS, type PlanLine, SPRAYERS, STAGES, TANK_LITRES } from './plan.ts';
import { type PlanTable, sprayDoseOf } from './plan-table.ts';
import type { ToJudge } from './resolve-plan.ts';

/** `npm run trials plans` makes up 100,000 cases; the ordinary suite three thousand. */
const CASES = Number(process.env.PLANS_CASES ?? 3000);
const SEED = process.env.PLANS_CASES ? Number(process.env.PLANS_SEED ?? Date.now() % 2 ** 31) : 11_2026;
const TODAY = '2026-06-01';

const HA = 0.404686;
const ROWS = PLAN_TABLE.claims;
const day = fc
  .integer({ min: -3, max: 120 })
  .map((days) => new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10));
const orNull = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null, freq: 2 });
const anyNumber = fc.oneof(
  { weight: 8, arbitrary: fc.double({ min: 0.001, max: 5000, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e300, 1e-300) },
);

/** Most lines are a row of the table with a dose about its own; the rest is anything. */
const aline = (row: (typeof ROWS)[number]): fc.Arbitrary<PlanLine> => {
  const product = PLAN_TABLE.products[row.product];
  const label = (product && sprayDoseOf(row, product)) ?? { per: 'litre', high: 1, unit: 'g' };
  const perHa = label.per === 'hectare' ? label.high : label.high * 500;
  const about = (top: number) =>
    fc.oneof(
      { weight: 8, arbitrary: fc.double({ min: 0.5, max: 1.3, noNaN: true }).map((times) => times * top) },
      { weight: 1, arbitrary: anyNumber },
    );
  const mostly = <T>(usual: T, ...others: T[]) =>
    fc.oneof(
      { weight: 12, arbitrary: fc.constant(usual) },
      { weight: 1, arbitrary: fc.constantFrom(...others) },
    );
  return fc.record({
    product: mostly(row.product, 'monocrotophos', 'phorate', 'paraquat', 'Coragen', '__proto__', ''),
    claim: mostly<string | null>(row.id, null, 'chilli.emamectin-5-sg'),
    dose: orNull(
      fc.constantFrom(...DOSE_PERS).chain((per) =>
        fc.record({
          amount: about(per === 'acre' ? perHa * HA : perHa / 500),
          unit: mostly(label.unit, 'ml' as const, 'g' as const),
          per: fc.constant(per),
        }),
      ),
    ),
    water: orNull(
      fc.oneof(
        { weight: 9, arbitrary: fc.double({ min: 20, max: 1200, noNaN: true }) },
        { weight: 1, arbitrary: anyNumber },
      ),
    ),
    sprayOn: day,
    tank: fc.integer({ min: 1, max: 3 }),
    pack: fc.constant(null),
  });
};

/** Two products against one problem, in one tank of a field whose size and sprayer are known. */
const PAIRS = ROWS.flatMap((row) =>
  ROWS.filter(({ crop, product }) => crop === row.crop && product !== row.product).flatMap((other) =>
    row.targets.filter((target) => other.targets.includes(target)).map((key) => ({ row, other, key })),
  ),
);
const pairs = fc.constantFrom(...PAIRS).chain(({ row, other, key }) =>
  fc.record({
    key: fc.constant(key),
    crop: fc.constant(row.crop),
    lines: fc.tuple(aline(row), aline(other)),
    acres: fc.double({ min: 0.05, max: 40, noNaN: true }),
    tankLitres: fc.constantFrom(...TANK_LITRES),
  }),
);

/** Some of the table's actives are banned, and some listed red, others in each of these. */
const TABLES: readonly PlanTable[] = Array.from({ length: 24 }, (_, at) => {
  const every = (offset: number) =>
    Object.keys(PLAN_TABLE.actives).filter((_key, n) => n % 12 === (at + offset) % 12);
  return {
    ...PLAN_TABLE,
    forbidden: {
      ...PLAN_TABLE.forbidden,
      banned: { ...PLAN_TABLE.forbidden.banned, drawn: every(0).map((name) => [name]) },
    },
    redList: [...PLAN_TABLE.redList, ...(at < 12 ? every(5) : every(7))],
  };
});

const cases = fc.constantFrom(...ROWS).chain((row) =>
  fc.record({
    row: fc.constant(row),
    lines: fc.array(
      fc.oneof(
        { weight: 4, arbitrary: aline(row) },
        { weight: 1, arbitrary: fc.constantFrom(...ROWS).chain(aline) },
      ),
      { maxLength: 3 },
    ),
    certainty: fc.constantFrom(...CERTAINTIES),
    key: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...(row.controls ? ['weeds'] : row.targets), null) },
      { weight: 1, arbitrary: fc.constantFrom(...Object.keys(PLAN_TABLE.problems)) },
    ),
    field: fc.record({
      crop: fc.oneof(
        { weight: 8, arbitrary: fc.constant(row.crop) },
        { weight: 1, arbitrary: fc.constantFrom('rose', 'tomato', 'tur', '') },
      ),
      stage: orNull(fc.constantFrom(...STAGES)),
      acres: orNull(fc.double({ min: 0.05, max: 40, noNaN: true })),
      tankLitres: orNull(fc.constantFrom(...TANK_LITRES)),
      harvestOn: orNull(day),
      nearWater: fc.boolean(),
      sprayer: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, fc.constantFrom(...SPRAYERS)),
    }),
    past: fc.array(fc.record({ on: day, groups: fc.subarray(['IRAC 28', 'IRAC 5', 'FRAC 3']) }), {
      maxLength: 3,
    }),
    table: fc.constantFrom(...TABLES),
  }),
);

const FIELD = { stage: null, harvestOn: null, nearWater: false, sprayer: null } as const;

type Made = typeof cases extends fc.Arbitrary<infer T> ? T : never;

function ask({ lines, certainty, key, field, past, table }: Made): ToJudge {
  const problem = { key, name: '', certainty, signs: '', threshold: 'unknown' as const };
  const plan = { problem, first: ['hand-pick'], lines, check: { on: null, look: '' }, prevent: '' };
  return { plan, field, past, waits: [], today: TODAY, table, articleOf: () => null };
}

/** Reckoned anew from the printed row, without any of the code that is judged: the product for a hectare or a litre. */
function printedMost(row: (typeof ROWS)[number]): { per: 'ha' | 'litre'; most: number } {
  const spray = row.doses.find(({ way }) => way === undefined || way === 'spray');
  const product = PLAN_TABLE.products[row.product];
  if (!spray || !product) throw new Error(`${row.id} is not sprayed`);
  const { per, high, unit } = spray;
  const large = unit === 'L' || unit === 'kg' ? 1000 : 1;
  if (per === 'percent') return { per: 'litre', most: high * 10 };
  if (per === 'litre') return { per: 'litre', most: high * large };
  if (per === 'ten-litres') return { per: 'litre', most: (high * large) / 10 };
  if (per === 'hectare') return { per: 'ha', most: high * large };
  const strength = Number(product.parts[0]?.strength.replace('%', ''));
  return { per: 'ha', most: (high / strength) * 100 };
}

describe('no accepted plan', () => {
  it(`exceeds a label or holds what is forbidden (seed ${SEED}, ${CASES} cases)`, () => {
    let [accepted, lines, amounts] = [0, 0, 0];
    fc.assert(
      fc.property(cases, (made) => {
        const asked = ask(made);
        const { stops, resolved } = judgePlan(asked);
        if (stops.length > 0) return;
        accepted += 1;
        for (const { line, product, claim, reading } of resolved.lines) {
          lines += 1;
          if (!product || !claim || !reading) throw new Error('accepted without a row of the label');
          const crops = [asked.field.crop, asked.table.crops[asked.field.crop]?.stored];
          expect(
            claim.crop === asked.field.crop || crops.includes(claim.crop) || claim.crop === 'red-gram',
          ).toBe(true);
          expect(claim.held).toBeUndefined();
          for (const { active } of product.parts) {
            expect(judgeName(active, '', asked.table.forbidden)?.kind).not.toBe('banned');
            expect(asked.table.redList).not.toContain(active);
          }
          expect(line.sprayOn >= TODAY).toBe(true);
          const days = Array.isArray(claim.waiting) ? Math.max(...claim.waiting) : claim.waiting;
          const { harvestOn } = asked.field;
          if (typeof days === 'number' && harvestOn !== null)
            expect(Date.parse(harvestOn) - Date.parse(line.sprayOn)).toBeGreaterThanOrEqual(
              days * 86_400_000,
            );
          if (!('dose' in reading)) continue;
          amounts += 1;
          const { per, most } = printedMost(claim);
          const { perAcre, perLitre, perTank, total, tanks, lastTank, waterPerAcre } = reading.dose;
          const limit = most * (1 + 1e-6);
          const ofLitre = (perAcre ?? Number.NaN) / (waterPerAcre ?? Number.NaN);
          if (per === 'litre') expect(perLitre ?? ofLitre).toBeLessThanOrEqual(limit);
          else expect((perAcre ?? Number.NaN) / HA).toBeLessThanOrEqual(limit);
          // What is poured out, tank by tank, is no more either.
          const { acres } = asked.field;
          if (tanks !== null && perTank !== null && lastTank !== null && acres !== null) {
            const poured = (tanks - 1) * perTank + lastTank.dose;
            expect(poured).toBeCloseTo(total ?? Number.NaN, 3);
            if (per === 'ha') expect(poured / (acres * HA)).toBeLessThanOrEqual(limit);
          }
        }
      }),
      { numRuns: CASES, seed: SEED },
    );
    // A property of nothing would hold too.
    console.log(
      `plans: ${accepted} of ${CASES} accepted, ${lines} lines, ${amounts} with amounts (seed ${SEED})`,
    );
    expect(accepted).toBeGreaterThan(CASES / 10);
    expect(lines).toBeGreaterThan(CASES / 40);
    expect(amounts).toBeGreaterThan(CASES / 40);
  }, 900_000);

  it(`puts more into the tanks than the label has, counted as the card counts them (seed ${SEED})`, () => {
    let shared = 0;
    fc.assert(
      fc.property(pairs, ({ key, crop, lines: apart, acres, tankLitres }) => {
        const lines = apart.map((line) => ({ ...line, tank: 1, sprayOn: TODAY }));
        const { plan, ...asked } = ask({
          ...{ row: ROWS[0] as (typeof ROWS)[number], lines, certainty: 'sure', key, past: [] },
          ...{ table: PLAN_TABLE, field: { ...FIELD, crop, acres, tankLitres } },
        });
        const { stops, resolved } = judgePlan({ ...asked, plan });
        if (stops.length > 0) return;
        const doses = resolved.lines.flatMap(({ reading }) =>
          reading && 'dose' in reading ? [reading.dose] : [],
        );
        // What the card says of the whole tank: the first count it finds.
        const shown = doses.find(({ tanks }) => tanks !== null)?.tanks ?? null;
        if (doses.length < 2 || shown === null) return;
        shared += 1;
        for (const { claim, reading } of resolved.lines) {
          if (!claim || !reading || !('dose' in reading)) continue;
          const { perTank, lastTank } = reading.dose;
          const { per, most } = printedMost(claim);
          const poured = (shown - 1) * (perTank ?? Number.NaN) + (lastTank?.dose ?? Number.NaN);
          if (per === 'ha') expect(poured / (acres * HA)).toBeLessThanOrEqual(most * (1 + 1e-6));
        }
      }),
      { numRuns: CASES, seed: SEED },
    );
    console.log(`plans: ${shared} of ${CASES} accepted with two products in one tank (seed ${SEED})`);
    expect(shared).toBeGreaterThan(CASES / 20);
  }, 900_000);
});
