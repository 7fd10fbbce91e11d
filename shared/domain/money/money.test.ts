import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatPaise,
  formatRupees,
  paiseToRupees,
  parseRupeesToPaise,
  rupeesToPaise,
  stripAmountInput,
} from './money.ts';

const anyPaise = fc.integer({ min: 0, max: 999_999_999_999 });

describe('parseRupeesToPaise', () => {
  it.each([
    ['1250', 125_000],
    ['1,250.50', 125_050],
    ['₹ 12,34,567.5', 123_456_750],
    ['1.15', 115],
    ['0', 0],
    ['.5', 50],
    ['7.', 700],
    ['೧೨೫೦', 125_000],
  ])('reads %s', (typed, paise) => {
    expect(parseRupeesToPaise(typed)).toBe(paise);
  });

  it.each([
    '',
    '.',
    '-5',
    '12,50',
    '1,2,3',
    '12 50',
    '1e3',
    '1.005',
    '1.2.3',
    'abc',
    '99999999999',
    'NaN',
    '0x10',
  ])('refuses %j', (typed) => {
    expect(parseRupeesToPaise(typed)).toBeNull();
  });

  it('reads back every amount it has formatted, to the paisa', () => {
    fc.assert(
      fc.property(anyPaise, (paise) => {
        expect(parseRupeesToPaise(formatPaise(paise))).toBe(paise);
      }),
    );
  });
});

it('carries every amount over the wire and back without losing a paisa', () => {
  fc.assert(
    fc.property(anyPaise, (paise) => {
      const wire = JSON.parse(JSON.stringify(paiseToRupees(paise)));
      expect(rupeesToPaise(wire)).toBe(paise);
    }),
  );
});

it('groups the Indian way with two decimals', () => {
  expect(formatPaise(123_456_750)).toBe('₹12,34,567.50');
  expect(formatPaise(5)).toBe('₹0.05');
  expect(formatPaise(-10_000)).toBe('-₹100.00');
  expect(formatRupees(1250.5)).toBe('₹1,250.50');
});

it('keeps of a typed amount only digits and the first point', () => {
  expect(stripAmountInput('₹1,25a0.5.0')).toBe('1250.50');
  expect(stripAmountInput('೧೨.೫')).toBe('12.5');
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(stripAmountInput(text)).toMatch(/^\d*(\.\d*)?$/);
    }),
  );
});
