import { describe, expect, it } from 'vitest';
import { fromCsv, toCsv } from './csv.ts';

const lines = (text: string) => text.slice(1).split('\r\n');

describe('toCsv', () => {
  it('begins with the mark of UTF-8 and ends every line as spreadsheets do', () => {
    expect(
      toCsv([
        ['ದಿನ', 'ಪ್ರಶ್ನೆಗಳು'],
        ['2026-11-23', 4],
      ]),
    ).toBe('\uFEFF"ದಿನ","ಪ್ರಶ್ನೆಗಳು"\r\n"2026-11-23",4\r\n');
  });

  it.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+91 90000', `"'+91 90000"`],
    ['-2+3', `"'-2+3"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1+1', `"'\t=1+1"`],
    ['\r=1+1', `"'\r=1+1"`],
    ['  =1+1', `"'  =1+1"`],
    ['＝1+1', `"'＝1+1"`],
    ['a=1', '"a=1"'],
    ['ತಿಪಟೂರು, "ನಗರ"', '"ತಿಪಟೂರು, ""ನಗರ"""'],
  ])('no text is a formula: %j', (text, written) => {
    expect(lines(toCsv([[text]]))[0]).toBe(written);
    expect(fromCsv(written.slice(1, -1).replaceAll('""', '"'))).toBe(text);
  });

  it('keeps a line break inside its cell', () => {
    expect(toCsv([['a\nb', null, 0]])).toBe('\uFEFF"a\nb",,0\r\n');
  });
});
