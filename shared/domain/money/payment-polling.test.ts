import { expect, it } from 'vitest';
import { delayBeforeAttempt } from './payment-polling.ts';

it('follows the five stages and then repeats the last for ever', () => {
  const seconds = Array.from({ length: 200 }, (_, index) => delayBeforeAttempt(index + 1) / 1000);
  const expected = [
    ...Array(10).fill(3),
    ...Array(10).fill(6),
    ...Array(6).fill(10),
    30,
    30,
    ...Array(172).fill(60),
  ];
  expect(seconds).toEqual(expected);
});
