import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isClientId } from '../chat/client-id.ts';
import { readUtr, utrNoteId } from './utr.ts';

describe('a UTR', () => {
  it.each([
    ['455069731511', '455069731511'],
    [' 4550 6973 1511 ', '455069731511'],
    ['4550-6973-1511', '455069731511'],
    ['೪೫೫೦೬೯೭೩೧೫೧೧', '455069731511'],
  ])('%s is one', (typed, utr) => expect(readUtr(typed)).toBe(utr));

  it.each([
    '',
    '45506973151',
    '4550697315112',
    'OM2403282020',
    '455069731 51a',
    '455069.731511',
    '+455069731511',
  ])('%s is none', (typed) => expect(readUtr(typed)).toBeNull());
});

it('names one farmer’s note about one payment, and no other', () => {
  const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
  const note = fc.tuple(digits(10), digits(12));
  fc.assert(
    fc.property(note, note, (one, other) => {
      expect(isClientId(utrNoteId(...one))).toBe(true);
      expect(utrNoteId(...one) === utrNoteId(...other)).toBe(one.join() === other.join());
    }),
  );
});
