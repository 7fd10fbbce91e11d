import { expect, it } from 'vitest';
import { readNumber, writeNumber } from './typed.ts';

it.each([
  ['250', 250],
  ['1,250', 1250],
  ['₹ 1,35,000.50', 135000.5],
  ['Rs. 1250/-', 1250],
  ['ರೂ. ೧೨೫೦', 1250],
  ['12.', 12],
  ['.5', 0.5],
  ['-3', -3],
  ['1.005', 1.005],
  ['', undefined],
  ['  ', undefined],
  ['two hundred', 'two hundred'],
  ['12.5.3', '12.5.3'],
  ['12,50', '12,50'],
  ['1320 5', '1320 5'],
  ['1,234,567', 1234567],
  ['12,34,567', 1234567],
  ['₹', '₹'],
])('%j is read as %j', (typed, value) => expect(readNumber(typed)).toBe(value));

it.each([
  [1250, true, '1,250'],
  [266.5, true, '266.50'],
  [135000.5, true, '1,35,000.50'],
  [77.712, false, '77.712'],
  [562110, false, '5,62,110'],
  ['two hundred', true, 'two hundred'],
  [undefined, true, ''],
])('%j (money: %j) stands in the box as %j, and is read back as it was', (value, isMoney, text) => {
  expect(writeNumber(value, isMoney)).toBe(text);
  expect(readNumber(text)).toBe(value);
});
