import './office/strings.ts';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { formatArea } from './format-area.ts';
import { drawIn, loadAllStrings } from './i18n.ts';

it.each([
  [2, '2 acres', '2 ಎಕರೆ'],
  [1, '1 acre', '1 ಎಕರೆ'],
  [1.5, '1 acre 20 guntas', '1 ಎಕರೆ 20 ಗುಂಟೆ'],
  [0.25, '10 guntas', '10 ಗುಂಟೆ'],
  [0.025, '1 gunta', '1 ಗುಂಟೆ'],
  [0, '0 acres', '0 ಎಕರೆ'],
])('says %d acres as the land record does', async (acres, en, kn) => {
  await loadAllStrings(LANGUAGES);
  drawIn('en', 'AV Agro');
  expect(formatArea(acres)).toBe(en);
  drawIn('kn', 'AV Agro');
  expect(formatArea(acres)).toBe(kn);
});
