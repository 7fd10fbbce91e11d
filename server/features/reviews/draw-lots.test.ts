import { expect, it } from 'vitest';
import { drawLots } from './draw-lots.ts';

const plansOf = (count: number, writer: (at: number) => number = () => 1) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, created_by: writer(at) }));

it('draws one of twenty, one at least, and none of none', () => {
  const drawn = [0, 1, 20, 21, 100, 140].map(
    (count) => drawLots('2031-06-02', plansOf(count), [1, 2]).length,
  );
  expect(drawn).toEqual([0, 1, 1, 2, 5, 7]);
});

it('draws the same in any order, another in another week', () => {
  const plans = plansOf(200, (at) => 1 + (at % 3));
  const drawn = drawLots('2031-06-02', plans, [1, 2, 3]);
  expect(drawLots('2031-06-02', plans.toReversed(), [3, 1, 2])).toEqual(drawn);
  expect(drawLots('2031-06-09', plans, [1, 2, 3])).not.toEqual(drawn);
});

it('gives nobody their own, and each their share', () => {
  const plans = plansOf(2000, (at) => 1 + (at % 4));
  const drawn = drawLots('2031-06-02', plans, [1, 2, 3, 4]);
  const writerOf = new Map(plans.map(({ id, created_by }) => [id, created_by]));
  expect(drawn.filter(({ planId, drawnFor }) => writerOf.get(planId) === drawnFor)).toEqual([]);
  for (const reader of [1, 2, 3, 4])
    expect(drawn.filter(({ drawnFor }) => drawnFor === reader).length).toBeGreaterThan(10);
});

it('goes to its writer where nobody else writes plans', () => {
  expect(drawLots('2031-06-02', plansOf(3), [1])).toMatchObject([{ drawnFor: 1 }]);
  expect(drawLots('2031-06-02', plansOf(3), [])).toMatchObject([{ drawnFor: 1 }]);
});
