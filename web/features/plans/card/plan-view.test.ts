import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFigure } from '#shared/domain/agronomy/parse-figure.ts';
import { planCard } from '../../../../tests/fixtures/plan-card.ts';
import { nameOfLine, sayWater, viewOfPlan } from './plan-view.ts';

const first = (plan: ReturnType<typeof planCard>) => {
  const line = viewOfPlan(plan).tanks[0]?.lines[0];
  if (!line) throw new Error('no line');
  return line;
};

describe('amounts', () => {
  it('are the label’s lower figure on this field, rounded down, in one unit', () => {
    // 470 ml for a hectare in 500 litres: 0.94 ml a litre, 15.04 in a pump of 16, 190.2 for an acre.
    expect(first(planCard()).doses).toEqual({
      perTank: { figure: '15', unit: 'ml' },
      lastTank: { litres: '15.6', amount: { figure: '14.5', unit: 'ml' } },
      perLitre: { figure: '0.94', unit: 'ml' },
      perAcre: { figure: '190', unit: 'ml' },
      total: { figure: '285', unit: 'ml' },
    });
  });

  it('are never more than was sent, nor stronger in the last tank, whatever the field', () => {
    const field = fc.record({
      acres: fc.double({ min: 0.02, max: 40, noNaN: true }),
      tankLitres: fc.constantFrom(10, 15, 16, 20),
    });
    fc.assert(
      fc.property(field, ({ acres, tankLitres }) => {
        const plan = planCard({ acres, tankLitres: tankLitres as 10 | 15 | 16 | 20 });
        const { line, doses } = first(plan);
        const value = (said: { figure: string } | null | undefined) => parseFigure(said?.figure ?? '0');
        const hair = 1 + 1e-9;
        expect(value(doses?.perTank)).toBeLessThanOrEqual((line.per_tank ?? 0) * hair);
        expect(value(doses?.perAcre)).toBeLessThanOrEqual((line.per_acre ?? 0) * hair);
        expect(value(doses?.perLitre)).toBeLessThanOrEqual((line.per_litre ?? 0) * hair);
        expect(value(doses?.total)).toBeLessThanOrEqual((line.total ?? 0) * hair);
        const last = doses?.lastTank;
        if (last)
          expect(value(last.amount) / parseFigure(last.litres)).toBeLessThanOrEqual(
            (line.per_litre ?? 0) * hair,
          );
      }),
      { numRuns: 2000 },
    );
  });

  it('of a field that one tank does not fill name that tank alone, for a full one would be too strong', () => {
    const { doses } = first(planCard({ acres: 0.05 }));
    expect(doses?.perTank).toBeNull();
    expect(doses?.lastTank).toEqual({ litres: '10.2', amount: { figure: '9.51', unit: 'ml' } });
  });

  it('without field or sprayer are said for a litre and an acre', () => {
    const { doses, buy } = first(planCard({ acres: null, tankLitres: null }));
    expect(doses).toMatchObject({ perTank: null, lastTank: null, total: null });
    expect(doses?.perLitre).toEqual({ figure: '0.94', unit: 'ml' });
    expect(buy).toBeNull();
  });

  it('are not said where the pack alone tells', () => {
    const plan = planCard();
    plan.lines = plan.lines.map((line) => ({ ...line, as_labelled: true, unit: null, per_acre: null }));
    expect(first(plan).doses).toBeNull();
  });

  it('round water up, so that nothing gets stronger', () => {
    expect([8.31, 8.3, 202.343, 16].map(sayWater)).toEqual(['8.4', '8.3', '203', '16']);
  });
});

it('counts the packs to buy', () => {
  const pack = { sku: 'SPN-100', size: 100, unit: 'ml' as const };
  const plan = planCard({ lines: [{ product: 'spinetoram-11.7-sc', sprayOn: '2026-11-27', pack }] });
  expect(first(plan).buy).toMatchObject({ size: { figure: '100', unit: 'ml' }, count: 3 });
});

it('names a product as its pack has it, and as one says it', () => {
  const line = { product: 'trifloxystrobin-25_hexaconazole-25-wg', sprayOn: '2026-11-27' };
  const view = first(planCard({ problem: 'chilli-anthracnose', lines: [line] }));
  expect(view.printed).toBe('Trifloxystrobin 25% + Hexaconazole 25% WG');
  expect(view.doses?.perAcre?.unit).toBe('g');
  expect(nameOfLine(view.line, 'kn')).toMatch(/^\p{Script=Kannada}[^+]* \+ \p{Script=Kannada}/u);
});

it('puts lines of one tank and day together, and others apart', () => {
  const line = (tank: number, sprayOn: string) => ({ product: 'spinetoram-11.7-sc', sprayOn, tank });
  const lines = [line(1, '2026-11-27'), line(1, '2026-11-27'), line(1, '2026-12-05')];
  expect(viewOfPlan(planCard({ lines })).tanks.map((tank) => tank.lines.length)).toEqual([2, 1]);
});

it('lists what goes into one tank in mixing order, and each line as the plan has it', () => {
  const line = (product: string, tank = 1) => ({ product, tank, sprayOn: '2026-11-27' });
  const lines = [line('profenofos-50-ec'), line('spinetoram-11.7-sc', 2), line('acetamiprid-20-sp')];
  const { tanks } = viewOfPlan(planCard({ lines }));
  expect(tanks.map((tank) => tank.lines.map((each) => [each.at, each.line.formulation]))).toEqual([
    [
      [2, 'SP'],
      [0, 'EC'],
    ],
    [[1, 'SC']],
  ]);
});

describe('harvest', () => {
  it('waits for the latest of the lines', () => {
    expect(viewOfPlan(planCard()).harvest).toEqual({ from: '2026-12-04', ask: null });
  });

  it('waits longer for who sprayed later, and no shorter for who sprayed sooner', () => {
    const harvestAfter = (day: string) =>
      viewOfPlan(planCard(), (tank) => (tank === '1 2026-11-27' ? day : undefined)).harvest;
    expect(harvestAfter('2026-11-30')).toEqual({ from: '2026-12-07', ask: null });
    expect(harvestAfter('2026-11-25')).toEqual({ from: '2026-12-04', ask: null });
  });

  it('is asked about where a label prints no days, also when the plan names a day', () => {
    const plan = planCard();
    plan.lines = plan.lines.map((line) => ({ ...line, waiting_days: null, harvest_from: null }));
    expect(viewOfPlan(plan).harvest).toEqual({ from: '2026-12-04', ask: 'own' });
    expect(viewOfPlan({ ...plan, harvest_from: null }).harvest).toEqual({ from: null, ask: 'own' });
  });
});

describe('harvest after an earlier plan', () => {
  const change = { harvest_from: '2027-02-19' };

  it('waits for the spray that stands longest, of whichever plan', () => {
    expect(viewOfPlan(planCard({ change })).harvest).toEqual({ from: '2027-02-19', ask: null });
  });

  it('waits for it where nothing is sprayed now', () => {
    expect(viewOfPlan(planCard({ lines: [], change }))).toMatchObject({
      kind: 'none',
      harvest: { from: '2027-02-19', ask: null },
    });
  });

  it('waits for the latest day that is known, and asks, where another label prints none', () => {
    const asked = { harvest_from: null, harvest_ask: { not_before: '2027-02-19' } };
    const harvest = { from: '2027-02-19', ask: 'earlier' };
    expect(viewOfPlan(planCard({ change: asked })).harvest).toEqual(harvest);
    expect(viewOfPlan(planCard({ lines: [], change: asked })).harvest).toEqual(harvest);
    // A card of before names the days of its own lines only.
    const before = planCard({ change: { harvest_from: null } });
    expect(viewOfPlan(before).harvest).toEqual({ from: '2026-12-04', ask: 'earlier' });
  });
});

describe('without lines', () => {
  it('no spray is needed', () => {
    expect(viewOfPlan(planCard({ lines: [] }))).toMatchObject({ kind: 'none', harvest: null, tanks: [] });
  });

  it('but nothing is good news while the doctor has to see more', () => {
    const plan = planCard({ lines: [] });
    plan.problem.certainty = 'more';
    expect(viewOfPlan(plan).kind).toBe('wait');
  });
});

describe('is good until', () => {
  it('the day somebody looks again', () => {
    expect(viewOfPlan(planCard()).until).toEqual({ day: '2026-12-02', isCheck: true });
  });

  it('else for its last spray, and without one for no day of its own', () => {
    const change = { check: { on: null, look: '' } };
    expect(viewOfPlan(planCard({ change })).until).toEqual({ day: '2026-11-27', isCheck: false });
    expect(viewOfPlan(planCard({ change, lines: [] })).until).toBeNull();
  });
});
