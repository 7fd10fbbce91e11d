import type { Localized } from '#shared/domain/by-language.ts';

/** How many of a trap an acre takes; `source` OK: common value of extension. */
export interface Trap {
  name: Localized;
  watch: Localized;
  catch: Localized;
  source: 'OK';
}

/** What it is, how many to see the pest come, how many to catch many; figures are the same in both languages. */
type Row = readonly [en: string, kn: string, watch: string, many: string | Localized];

const ROWS: readonly Row[] = [
  ['Pheromone trap (lure lasts 21–30 days)', 'ಮೋಹಕ ಬಲೆ (ಆಮಿಷ ಗುಳಿಗೆ 21–30 ದಿನ ಬರುತ್ತದೆ)', '4–5', '8–12'],
  ['Fruit-fly trap', 'ಹಣ್ಣು ನೊಣದ ಬಲೆ', '4', '10'],
  [
    'Yellow sticky trap: whitefly, aphid, leaf miner',
    'ಹಳದಿ ಅಂಟು ಬಲೆ: ಬಿಳಿ ನೊಣ, ಸಸ್ಯಹೇನು, ಎಲೆ ಸುರಂಗ ಹುಳು (ರಂಗೋಲಿ ಹುಳು)',
    '5',
    '10–20',
  ],
  ['Blue sticky trap: thrips', 'ನೀಲಿ ಅಂಟು ಬಲೆ: ಥ್ರಿಪ್ಸ್', '5', '10–20'],
  ['Light trap, 7 to 10 in the evening', 'ದೀಪದ ಬಲೆ, ಸಂಜೆ 7 ರಿಂದ ರಾತ್ರಿ 10', '1', '1–2'],
  ['Bird perch', 'ಹಕ್ಕಿ ಆಸರೆ', '10–20', { en: 'Until the pods fill', kn: 'ಕಾಯಿ ತುಂಬುವವರೆಗೆ' }],
];

const inBoth = (said: string | Localized): Localized =>
  typeof said === 'string' ? { en: said, kn: said } : said;

/** Table 10B of the fact sheet; what is released stands among the measures. */
export const TRAPS: readonly Trap[] = ROWS.map(([en, kn, watch, many]) => ({
  name: { en, kn },
  watch: inBoth(watch),
  catch: inBoth(many),
  source: 'OK',
}));
