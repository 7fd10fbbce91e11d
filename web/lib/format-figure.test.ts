import { expect, it } from 'vitest';
import { parseFigure } from '#shared/domain/agronomy/parse-figure.ts';
import { formatAtMost, formatFigure } from './format-figure.ts';

it('says figures as a measuring cup shows them, rupee commas and all', () => {
  expect([0.404, 6.4, 10.34, 202.34, 123456.7].map(formatFigure)).toEqual([
    '0.4',
    '6.4',
    '10.3',
    '202',
    '1,23,457',
  ]);
});

it('says the sheet’s 8.69 t of gypsum, though 1.93 × 0.15 × 30 is a hair less than 8.685', () => {
  expect(formatFigure(1.93 * 0.15 * 30)).toBe('8.69');
  expect(formatFigure(8.684)).toBe('8.68');
});

it('reads back every figure it says', () => {
  for (const value of [0.5, 12.5, 999, 1000, 1619, 25000, 123457, 98765432]) {
    expect(parseFigure(formatFigure(value))).toBe(value);
  }
});

it('calls nothing nothing that is something', () => {
  expect([0.2, 0.05, 0.0043, 0].map(formatFigure)).toEqual(['0.2', '0.05', '0.0043', '0']);
});

it('rounds the most that a label allows down, never up', () => {
  expect([13.66, 11.38, 182.9, 0.457, 6.4, 6, 0.0123, 0.0999, 0.00996].map(formatAtMost)).toEqual([
    '13.6',
    '11.3',
    '182',
    '0.45',
    '6.4',
    '6',
    '0.012',
    '0.099',
    '0.0099',
  ]);
});
