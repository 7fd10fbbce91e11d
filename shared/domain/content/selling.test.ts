import { expect, it } from 'vitest';
import { whyNotSold } from './selling.ts';

const TODAY = '2028-03-31';
const until = (validUntil: string, kind = 'seed') => [{ kind, validUntil }];

it.each([
  ['in', undefined],
  ['low', undefined],
  ['ask', 'ask'],
  ['request', 'ask'],
  ['out', 'out'],
  ['of tomorrow', 'ask'],
])('what is %s is sold, or not: %s', (stock, why) => {
  expect(whyNotSold({ stock, category: 'seeds' }, until(TODAY), TODAY)).toBe(why);
});

it('goods are sold through the last day of a licence of their kind, and no longer', () => {
  const seeds = { stock: 'in', category: 'seeds' };
  expect(whyNotSold(seeds, until('2028-03-30'), TODAY)).toBe('licence');
  expect(whyNotSold(seeds, [...until('2028-03-30'), ...until('2029-01-01')], TODAY)).toBeUndefined();
  expect(whyNotSold(seeds, until('2029-01-01', 'pesticide'), TODAY)).toBe('licence');
  expect(whyNotSold(seeds, [], TODAY)).toBe('licence');
});

it('services need no licence', () => {
  expect(whyNotSold({ stock: 'in', category: 'services' }, [], TODAY)).toBeUndefined();
});
