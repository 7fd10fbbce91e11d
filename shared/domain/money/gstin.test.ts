import { expect, it } from 'vitest';
import { isGstin } from './gstin.ts';

// Published examples of the GST Network and of large companies.
it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '27AASCS2460H1Z0'])('%s is one', (number) => {
  expect(isGstin(number)).toBe(true);
});

it.each([
  ['another check character', '27AAPFU0939F1ZA'],
  ['two letters changed about', '27APAFU0939F1ZV'],
  ['small letters', '27aapfu0939f1zv'],
  ['too short', '27AAPFU0939F1Z'],
  ['nothing', ''],
])('%s is none', (_, number) => {
  expect(isGstin(number)).toBe(false);
});
