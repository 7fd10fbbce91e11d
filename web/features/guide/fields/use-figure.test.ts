import { expect, it } from 'vitest';
import { parseFigure } from '#shared/domain/agronomy/parse-figure.ts';
import { sayAtMost, sayFigure } from './use-figure.ts';

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

it('says figures as a measuring cup shows them, rupee commas and all', () => {
  expect([0.404, 6.4, 10.34, 202.34, 123456.7].map(sayFigure)).toEqual([
    '0.4',
    '6.4',
    '10.3',
    '202',
    '1,23,457',
  ]);
});

it('says the sheet’s 8.69 t of gypsum, though 1.93 × 0.15 × 30 is a hair less than 8.685', () => {
  expect(sayFigure(1.93 * 0.15 * 30)).toBe('8.69');
  expect(sayFigure(8.684)).toBe('8.68');
});

it('reads back every figure it says', () => {
  for (const value of [0.5, 12.5, 999, 1000, 1619, 25000, 123457, 98765432]) {
    expect(parseFigure(sayFigure(value))).toBe(value);
  }
});

it('calls nothing nothing that is something', () => {
  expect([0.2, 0.05, 0.0043, 0].map(sayFigure)).toEqual(['0.2', '0.05', '0.0043', '0']);
});

it('rounds the most that a label allows down, never up', () => {
  expect([13.66, 11.38, 182.9, 0.457, 6.4, 6, 0.0123].map(sayAtMost)).toEqual([
    '13.6',
    '11.3',
    '182',
    '0.45',
    '6.4',
    '6',
    '0.012',
  ]);
});
