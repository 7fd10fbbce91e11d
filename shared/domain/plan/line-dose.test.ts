import { describe, expect, it } from 'vitest';
import { PLAN_TABLE } from '#content/agronomy/plan-table.ts';
import { harvestFrom, type LineReading, readLine } from './line-dose.ts';
import type { PlanLine, TankLitres } from './plan.ts';

function row(id: string) {
  const claim = PLAN_TABLE.claims.find((each) => each.id === id);
  const product = claim && PLAN_TABLE.products[claim.product];
  if (!claim || !product) throw new Error(`no row ${id}`);
  return { claim, product, isOwnWater: PLAN_TABLE.crops[claim.crop]?.ownWater === true };
}

const plain: Pick<PlanLine, 'dose' | 'water' | 'pack'> = { dose: null, water: null, pack: null };

function doseOf(reading: LineReading) {
  if (!('dose' in reading)) throw new Error(JSON.stringify(reading));
  return reading.dose;
}

const to2 = (figures: (number | null | undefined)[]) => figures.map((each) => Number(each?.toFixed(2)));

describe('a line on the farmer’s own field', () => {
  // Fact sheet d1, T1 to T3, from the rows of the table.
  it.each([
    ['chilli.emamectin-5-sg', 1, 16, [80.94, 13, 6.4, 10.34, 4.14, 0.4]],
    ['paddy.tricyclazole-75-wp', 2.5, 15, [303.51, 34, 9, 10.86, 6.51, 0.6]],
    ['tomato.chlorantraniliprole-18.5-sc', 0.5, 20, [30.35, 6, 6, 1.17, 0.35, 0.3]],
  ] as const)('agrees with the sheet: %s', (id, acres, tankLitres, figures) => {
    const dose = doseOf(readLine(plain, row(id), { acres, tankLitres }));
    const { total, tanks, perTank, lastTank, perLitre } = dose;
    expect(to2([total, tanks, perTank, lastTank?.litres, lastTank?.dose, perLitre])).toEqual(figures);
  });

  it('reckons active ingredient as the sheet does (T4: 1000 g of pendimethalin 30 EC)', () => {
    const found = PLAN_TABLE.claims.find(({ product }) => product === 'pendimethalin-30-ec');
    const high = found?.doses[0]?.high ?? 0;
    const dose = doseOf(readLine(plain, row(found?.id ?? ''), { acres: 1, tankLitres: 15 }));
    const low = found?.doses[0]?.low ?? 0;
    expect(dose.perAcre).toBeCloseTo((low / 0.3) * 0.404686, 6);
    expect(high).toBeGreaterThanOrEqual(low);
  });

  it.each([10, 15, 16, 20] as const)(
    'never fills a tank of %i L beyond the label',
    (tankLitres: TankLitres) => {
      const dose = doseOf(readLine(plain, row('chilli.emamectin-5-sg'), { acres: 3, tankLitres }));
      expect(dose.perTank).toBeCloseTo(0.4 * tankLitres, 9);
      const sprayed = ((dose.tanks ?? 0) - 1) * (dose.perTank ?? 0) + (dose.lastTank?.dose ?? 0);
      expect(sprayed).toBeCloseTo(dose.total ?? 0, 9);
    },
  );

  it('tells what can be told without acres, without a sprayer, and without the water of a palm', () => {
    const { claim, product } = row('chilli.emamectin-5-sg');
    const bare = doseOf(readLine(plain, row('chilli.emamectin-5-sg'), { acres: null, tankLitres: 15 }));
    expect(bare).toMatchObject({ total: null, tanks: null, perTank: 6 });
    const noTank = doseOf(readLine(plain, row('chilli.emamectin-5-sg'), { acres: 1, tankLitres: null }));
    expect(noTank.perTank).toBeNull();
    expect(noTank.total).toBeCloseTo(80.94, 2);
    const noWater = readLine(plain, { claim, product, isOwnWater: true }, { acres: 1, tankLitres: 15 });
    expect(doseOf(noWater)).toMatchObject({ perLitre: null, perTank: null, tanks: null });
  });

  it('counts packs up, never one more for a hair, and says what is left', () => {
    const pack = { sku: 'E', size: 50, unit: 'g' as const };
    const dose = doseOf(
      readLine({ ...plain, pack }, row('chilli.emamectin-5-sg'), { acres: 1, tankLitres: 16 }),
    );
    expect(dose.packs).toMatchObject({ size: 50, count: 2 });
    expect(dose.packs?.left).toBeCloseTo(19.06, 2);
    const exact = { ...plain, dose: { amount: 50, unit: 'g' as const, per: 'acre' as const }, pack };
    const two = doseOf(readLine(exact, row('chilli.emamectin-5-sg'), { acres: 1, tankLitres: 16 }));
    expect(two.packs?.count).toBe(1);
    expect(two.packs?.left).toBeCloseTo(0, 9);
  });

  it('gives no amount where the row is of no spray', () => {
    const seed = PLAN_TABLE.claims.find(({ doses }) => doses.every(({ way }) => way === 'seed'));
    const field = { acres: 1, tankLitres: 15 } as const;
    expect(readLine(plain, row(seed?.id ?? ''), field)).toEqual({ asLabelled: true });
    const written = { ...plain, dose: { amount: 1, unit: 'g' as const, per: 'litre' as const } };
    expect(readLine(written, row(seed?.id ?? ''), field)).toEqual({ unread: 'no-spray' });
  });

  it.each([
    'maize.tembotrione-34.4-sc',
    'sugarcane.sulfentrazone-39.6-sc',
    'maize.mesotrione-40-sc',
    'paddy.penoxsulam-21.7-sc',
  ])('leaves how much of %s to the pack: its per cent may be by weight', (id) => {
    const field = { acres: 1, tankLitres: 15 } as const;
    expect(readLine(plain, row(id), field)).toEqual({ asLabelled: true });
    const written = { ...plain, dose: { amount: 1, unit: 'ml' as const, per: 'acre' as const } };
    expect(readLine(written, row(id), field)).toEqual({ unread: 'no-spray' });
  });

  it.each([0, -1, Number.NaN])('asks again for %s litres of water', (water) => {
    const reading = readLine({ ...plain, water }, row('chilli.emamectin-5-sg'), { acres: 1, tankLitres: 15 });
    expect(reading).toEqual({ unread: 'water' });
  });
});

describe('the earliest harvest', () => {
  // Fact sheet d1, the waiting timer; a printed span counts by its longer end.
  it.each([
    ['2026-06-01', 3, '2026-06-04'],
    ['2026-01-20', 15, '2026-02-04'],
    ['2026-12-25', 10, '2027-01-04'],
    ['2026-06-01', [1, 3], '2026-06-04'],
    ['2026-06-01', 'not-printed', null],
    ['2026-06-01', 'nil', '2026-06-01'],
  ] as const)('%s and %s: %s', (day, waiting, from) => {
    expect(harvestFrom(day, { ...row('chilli.emamectin-5-sg').claim, waiting })).toBe(from);
  });
});
