import { expect, it } from 'vitest';
import { keepTogether } from './keep-together.ts';

/** `~` for a space that does not break, `|` for the joiner: nothing breaks there. */
const shown = (text: string) => keepTogether(text).replaceAll('\u00A0', '~').replaceAll('\u2060', '|');

it.each([
  ['the top 0–15 of soil', 'the top 0–|15 of soil'],
  ['in 200 L of water', 'in 200~L of water'],
  ['2 ml/L, twice', '2~ml/|L, twice'],
  ['1.5–2 ml/L', '1.5–|2~ml/|L'],
  ['40 ml/10 L', '40~ml/|10~L'],
  ['₹5–₹10 and 20–25%', '₹5–|₹10 and 20–|25%'],
  ['7 days before harvest, 12 hours after', '7~days before harvest, 12~hours after'],
  ['profenofos 50 EC', 'profenofos 50~EC'],
  ['0–15 ಸೆಂ.ಮೀ ಆಳ', '0–|15~ಸೆಂ.ಮೀ ಆಳ'],
  ['500:320:1200 ಗ್ರಾಂ', '500:320:1200 ಗ್ರಾಂ'],
  ['2 ಮಿ.ಲೀ/ಲೀಟರ್ ನೀರು', '2~ಮಿ.ಲೀ/|ಲೀಟರ್ ನೀರು'],
  ['15 ದಿನದೊಳಗೆ', '15~ದಿನದೊಳಗೆ'],
  ['from Wednesday, 25-11-2026.', 'from Wednesday, 25-|11-|2026.'],
  ['44 kg (0.88 bags)', '44~kg (0.88~bags)'],
  ['the drip 1 h 33 min a day', 'the drip 1~h 33~min a day'],
])('%s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

it('lets what is too long for a phone’s cell end its line before the unit, and nowhere else', () => {
  expect(shown('2,500–3,000 kg/acre')).toBe('2,500–|3,000 kg/|acre');
});

it.each(['N:P:K 100:50:50', 'call 1800-180-1551', '2 mango trees', 'a – b', '5 Leaves', 'urea 2 and 3'])(
  'leaves %s alone',
  (text) => {
    expect(keepTogether(text)).toBe(text);
  },
);
