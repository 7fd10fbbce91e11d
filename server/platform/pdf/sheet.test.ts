import path from 'node:path';
import { expect, it } from 'vitest';
import { linesOfPdf } from '../../../tests/support/pdf-text.ts';
import { canPrint, cutByFile, loadBrandFace } from './brand-face.ts';
import { loadShapedFont } from './shaped-font.ts';
import { openSheet } from './sheet.ts';

const FILE = path.join(
  import.meta.dirname,
  '../../../node_modules/@fontsource/anek-kannada/files/anek-kannada-kannada-400-normal.woff',
);

/** Glyphs of HarfBuzz, drawn and looked at; the drawing library's own layout gives others for the first ones. */
const SHAPED: [string, number[]][] = [
  ['ಅಲ್ಲಿ', [7, 202, 432]],
  ['ಜಿಲ್ಲೆ', [182, 316, 432]],
  ['ಮಾಸ್ಕ್', [161, 130, 403, 514]],
  ['ಫೈಲ್‌ನಲ್ಲಿ', [310, 97, 126, 3, 44, 202, 432]],
  ['ಆ್ಯಪ್', [8, 428, 119]],
  ['ಪರೀಕ್ಷೆ', [45, 201, 91, 323]],
  ['ಜ್ಞಾನ', [172, 44]],
  ['ಲಕ್ಷ್ಮಿ', [52, 209, 427]],
  ['ಕೃಷ್ಣಮೂರ್ತಿ', [25, 84, 505, 417, 275, 190, 76]],
  ['ರ‍್ಯಾಲಿ', [163, 3, 428, 202]],
];

it.each(SHAPED)('%s is drawn with its letters joined', async (word, glyphs) => {
  const font = await loadShapedFont(FILE);
  expect(font.layout(word).glyphs.map(({ id }) => id)).toEqual(glyphs);
});

it('reads aloud and copies as it was written, line by line, and never outgrows its place', async () => {
  const sheet = await openSheet({ title: 'ರಸೀದಿ', creator: 'AV Agro', language: 'kn-IN', at: new Date(0) });
  const style = { size: 10 };
  const words = 'ಹಣ ₹1,250.00 ಅಲ್ಲಿ (Bengaluru) ಬಂದಿದೆ ಎಂದು ಬರೆದಿದ್ದೇವೆ';
  expect(sheet.text(words, { x: 20, y: 20, width: 100 }, style)).toBe(20 + sheet.heightOf(words, 100, style));
  const lines = linesOfPdf(await sheet.finish());
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join(' ')).toBe(words);
});

it('is the same bytes for the same words', async () => {
  const draw = async () => {
    const sheet = await openSheet({ title: 'ರಸೀದಿ', creator: 'AV Agro', language: 'kn-IN', at: new Date(0) });
    sheet.text('ಲಕ್ಷ್ಮಿ', { x: 20, y: 20, width: 100 }, { size: 10, weight: 'bold' });
    return sheet.finish();
  };
  expect((await draw()).equals(await draw())).toBe(true);
});

it('knows what it cannot print, and leaves it out', async () => {
  const face = await loadBrandFace();
  expect(['ಲಕ್ಷ್ಮಿ Gowda', 'ರ‍್ಯಾಲಿ', '₹1'].map((text) => canPrint(face, text))).toEqual([true, true, true]);
  expect(['राम', 'ರೈತ 🌾', 'అరటి'].map((text) => canPrint(face, text))).toEqual([false, false, false]);
  const drawn = cutByFile(face.regular, '₹1🌾ರ‍್ಯ').map(({ file, text }) => [file.name, text]);
  expect(drawn).toEqual([
    ['kannada-regular', '₹'],
    ['latin-regular', '1'],
    ['kannada-regular', 'ರ‍್ಯ'],
  ]);
});
