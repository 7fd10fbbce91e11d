import { expect, it } from 'vitest';
import { parseFigure, sayFigure } from './use-figure.ts';

it.each([
  ['2.5', 2.5],
  ['2,5', 2.5],
  ['೨.೫', 2.5],
  ['.5', 0.5],
  ['3.', 3],
  [' 12 ', 12],
])('reads %j as %d', (text, value) => expect(parseFigure(text)).toBe(value));

it.each(['', 'two', '1.2.3', '-3', '1e9'])('takes %j for no number', (text) =>
  expect(parseFigure(text)).toBeNaN(),
);

it('says figures as a measuring cup shows them, rupee commas and all', () => {
  expect([0.404, 6.4, 10.34, 202.34, 123456.7].map(sayFigure)).toEqual([
    '0.4',
    '6.4',
    '10.3',
    '202',
    '1,23,457',
  ]);
});
