import { expect, it } from 'vitest';
import { parseFigure } from '#shared/domain/agronomy/parse-figure.ts';

it.each([
  ['2.5', 2.5],
  ['2,5', 2.5],
  ['೨.೫', 2.5],
  ['.5', 0.5],
  ['3.', 3],
  [' 12 ', 12],
  ['1,000', 1000],
  ['1,619', 1619],
  ['೧,೬೧೯', 1619],
  ['10,000.5', 10000.5],
  ['1,23,457', 123457],
  ['123,457', 123457],
  ['0,125', 0.125],
  ['0,25', 0.25],
])('reads %j as %d', (text, value) => expect(parseFigure(text)).toBe(value));

it.each(['', 'two', '1,5000', '12,3456', '1.2.3', '-3', '1e9', '10,00', '1,0', '1,2,3', ',', '1.000,5'])(
  'takes %j for no number',
  (text) => expect(parseFigure(text)).toBeNaN(),
);
