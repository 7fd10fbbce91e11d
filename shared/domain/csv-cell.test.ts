import { expect, it } from 'vitest';
import { csvCell, csvFile } from './csv-cell.ts';

it.each([
  ['ಗಿರಿಜಮ್ಮ', 'ಗಿರಿಜಮ್ಮ'],
  ['=HYPERLINK("http://evil.example","x")', '"\'=HYPERLINK(""http://evil.example"",""x"")"'],
  ['+91 9845012345', "'+91 9845012345"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t=1"'],
  ['a,b', '"a,b"'],
  ['two\nlines', '"two\nlines"'],
  ['', ''],
])('%j is written as %j', (text, cell) => expect(csvCell(text)).toBe(cell));

it('a file begins with the mark of UTF-8', () => {
  expect(
    csvFile([
      ['a', 'b'],
      ['ಕ', '=1'],
    ]),
  ).toBe("\uFEFFa,b\r\nಕ,'=1\r\n");
});
