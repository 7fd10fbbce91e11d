import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from './workbook-process.ts';

const xml = (body: string) => strToU8(`<?xml version="1.0"?>${body}`);

/** A workbook by its parts, as other programs than Excel write them too. */
function book(sheet: string, { styles = '', shared = '' } = {}): Uint8Array {
  const parts = {
    'xl/workbook.xml': xml(
      '<x:workbook xmlns:x="m" xmlns:r="r"><x:sheets><x:sheet name="Gone" state="hidden" r:id="h"/><x:sheet name="A &amp; B" r:id="s"/></x:sheets></x:workbook>',
    ),
    'xl/_rels/workbook.xml.rels': xml(
      '<Relationships><Relationship Id="s" Target="/xl/worksheets/one.xml"/><Relationship Id="h" Target="worksheets/one.xml"/></Relationships>',
    ),
    'xl/worksheets/one.xml': xml(`<worksheet>${sheet}</worksheet>`),
    'xl/styles.xml': xml(`<styleSheet>${styles}</styleSheet>`),
    'xl/sharedStrings.xml': xml(`<sst>${shared}</sst>`),
  };
  return zipSync(parts, { level: 1 });
}

async function cellsOf(...[sheet, parts]: Parameters<typeof book>): Promise<string[]> {
  const sheets = await readWorkbook(book(`<sheetData>${sheet}</sheetData>`, parts), 10, 'x');
  return (sheets?.[0]?.rows ?? []).flatMap(({ line, cells }) =>
    cells.map((cell, column) => (cell ? `${line}.${column} ${cell.kind} ${cell.text}` : '')).filter(Boolean),
  );
}

describe('a workbook', () => {
  it('is read by its visible sheets, whatever prefix its elements have', async () => {
    const sheets = await readWorkbook(book('<sheetData><row><c><v>1</v></c></row></sheetData>'), 10, 'x');
    expect(sheets).toEqual([
      { name: 'A & B', isCut: false, rows: [{ line: 1, cells: [{ kind: 'plain', text: '1' }] }] },
    ]);
  });

  it('has texts in pieces, without how they are pronounced, and cells without their places', async () => {
    const shared = '<si><r><t>DA</t></r><r><t>P</t></r><rPh><t>dap</t></rPh></si><si><t>a_x000A_b</t></si>';
    expect(
      await cellsOf(
        '<row r="3"><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="inlineStr"><is><t>c</t></is></c></row>',
        {
          shared,
        },
      ),
    ).toEqual(['3.0 plain DAP', '3.1 plain a\nb', '3.2 plain c']);
  });

  it('has a number in the format of its cell, each told as a price list means it', async () => {
    const told = [
      ['1350', 0, 'plain 1350'],
      ['266.10000000000002', 0, 'plain 266.1'],
      ['46083', 1, 'day 2026-03-02'],
      ['46083', 2, 'day 2026-03-02'],
      ['0.05', 3, 'plain 5'],
      ['0.055', 3, 'plain 5.5'],
      ['12', 4, 'plain 12'],
      ['12', 5, 'plain 12'],
    ] as const;
    const codes = ['dd\\-mmm', '0.0%', '[$₹-4009]\\ #,##0.00', '&quot;days &quot;0;[Red]0'];
    const formats = codes
      .map((code, index) => `<numFmt numFmtId="${170 + index}" formatCode="${code}"/>`)
      .join('');
    const cells = [0, 14, 170, 171, 172, 173].map((id) => `<xf numFmtId="${id}"/>`).join('');
    const styles = `<numFmts>${formats}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${cells}</cellXfs>`;
    const rows = told.map(
      ([value, style], n) => `<row r="${n + 1}"><c r="A${n + 1}" s="${style}"><v>${value}</v></c></row>`,
    );
    expect(await cellsOf(rows.join(''), { styles })).toEqual(
      told.map(([, , read], n) => `${n + 1}.0 ${read}`),
    );
  });

  it('tells formulas with the block they fill, errors, and merged cells', async () => {
    const rows =
      '<row r="1"><c r="A1"><f t="array" ref="A1:A2">B1:B2</f><v>1</v></c><c r="B1" t="e"><v>#REF!</v></c></row>' +
      '<row r="2"><c r="A2"><v>2</v></c><c r="C2"><v>3</v></c></row>';
    const sheets = await readWorkbook(
      book(`<sheetData>${rows}</sheetData><mergeCells><mergeCell ref="C2:D2"/></mergeCells>`),
      10,
      'x',
    );
    expect(sheets?.[0]?.rows.map(({ cells }) => cells.map((cell) => cell?.kind))).toEqual([
      ['formula', 'error'],
      ['formula', undefined, 'merged', 'merged'],
    ]);
  });

  it('of more rows than are wanted is cut', async () => {
    const rows = Array.from({ length: 12 }, (_, n) => `<row r="${n + 1}"><c><v>1</v></c></row>`).join('');
    const sheets = await readWorkbook(book(`<sheetData>${rows}</sheetData>`), 10, 'x');
    expect(sheets).toMatchObject([{ isCut: true, rows: { length: 10 } }]);
  });

  it.each([
    ['says that it unpacks to 100 MB', () => saying(book('<sheetData></sheetData>'), 100 * 1024 * 1024)],
    [
      'hides how much it unpacks to',
      () => saying(book(`<sheetData>${' '.repeat(70_000_000)}</sheetData>`), 1_000),
    ],
    [
      'has an entity of its own',
      () => book('<!DOCTYPE x [<!ENTITY a "aaaa">]><sheetData><row><c><v>&a;</v></c>'),
    ],
    ['is no XML', () => book('<sheetData><row></sheetData>')],
    ['is a zip of something else', () => zipSync({ 'readme.txt': strToU8('x') })],
    [
      'has 6,000 merged blocks',
      () => book(`<mergeCells>${'<mergeCell ref="A1:B1"/>'.repeat(6_000)}</mergeCells>`),
    ],
  ])('that %s is not read', async (_what, make) => {
    expect(await readWorkbook(make(), 10, 'x')).toBeUndefined();
  });
});

/** Every size of an unpacked part in the list at the end of the archive is said to be so many bytes. */
function saying(bytes: Uint8Array, size: number): Uint8Array {
  const archive = Buffer.from(bytes);
  const entry = Buffer.from([0x50, 0x4b, 1, 2]);
  for (let at = archive.indexOf(entry); at >= 0; at = archive.indexOf(entry, at + 4)) {
    archive.writeUInt32LE(size, at + 24);
  }
  return archive;
}
