import { unzipSync } from 'fflate';
import { readSheet } from './read-sheet.ts';
import type { CellFormat, Sheet } from './sheet.ts';
import { readXml } from './xml.ts';

/** The parts that hold values; pictures, charts and macros are never unpacked. */
const PARTS =
  /^xl\/(workbook\.xml|sharedStrings\.xml|styles\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/;
/** Ten thousand rows of all columns are some 20 MB. What unpacks to more is no price list. */
const MOST_UNPACKED = 64 * 1024 * 1024;
const MOST_SHEETS = 50;

/** The parts of a workbook, unpacked, as text. */
export type Parts = ReadonlyMap<string, string>;

/**
 * The visible sheets of an Excel workbook (.xlsx). What it would unpack to is added up before anything is unpacked, and no
 * part gets more room than it said it needs.
 *
 * @param mostRows of each sheet; further ones are not read
 * @throws what cannot be read
 */
export function openWorkbook(bytes: Uint8Array, mostRows: number): Sheet[] {
  const parts = unpack(bytes);
  const shared = sharedStrings(parts);
  const formats = cellFormats(parts);
  return sheetPlaces(parts).map(({ name, place }) => {
    const { rows, isCut } = readSheet(parts.get(place) ?? '', { shared, formats, mostRows });
    return { name, rows, isCut };
  });
}

function unpack(bytes: Uint8Array): Parts {
  let unpacked = 0;
  const files = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!PARTS.test(name)) return false;
      unpacked += originalSize;
      if (unpacked > MOST_UNPACKED) throw new Error('it unpacks to too much');
      return true;
    },
  });
  const decoder = new TextDecoder();
  return new Map(Object.entries(files).map(([name, part]) => [name, decoder.decode(part)]));
}

function sheetPlaces(parts: Parts): { name: string; place: string }[] {
  const targets = new Map<string, string>();
  readXml(parts.get('xl/_rels/workbook.xml.rels') ?? '', {
    open(name, { Id, Target = '' }) {
      if (name === 'Relationship' && Id) targets.set(Id, Target);
    },
  });
  const places: { name: string; place: string }[] = [];
  readXml(parts.get('xl/workbook.xml') ?? '', {
    open(element, { name = '', state = 'visible', ...more }) {
      if (element !== 'sheet' || state !== 'visible') return;
      const target = targets.get(more['r:id'] ?? '') ?? '';
      const place = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      if (parts.has(place)) places.push({ name, place });
    },
  });
  if (places.length === 0) throw new Error('it has no sheet');
  return places.slice(0, MOST_SHEETS);
}

/** Texts that cells name by number. How a word is pronounced (`rPh`) is no part of it. */
function sharedStrings(parts: Parts): string[] {
  const texts: string[] = [];
  let isText = false;
  let isSpoken = false;
  readXml(parts.get('xl/sharedStrings.xml') ?? '<sst/>', {
    open(name) {
      if (name === 'si') texts.push('');
      if (name === 'rPh') isSpoken = true;
      isText = name === 't' && !isSpoken;
    },
    close(name) {
      if (name === 'rPh') isSpoken = false;
      isText = false;
    },
    text(text) {
      if (isText) texts.push((texts.pop() ?? '') + text);
    },
  });
  return texts;
}

/** Of the formats that are built in, by their numbers (ECMA-376, 18.8.30). */
const isBuiltInDay = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

function cellFormats(parts: Parts): CellFormat[] {
  const codes = new Map<number, string>();
  const formats: CellFormat[] = [];
  let isOfCells = false;
  readXml(parts.get('xl/styles.xml') ?? '<styleSheet/>', {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) formats.push(formatOf(Number(numFmtId), codes));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}

function formatOf(id: number, codes: ReadonlyMap<number, string>): CellFormat {
  if (isBuiltInDay(id)) return 'day';
  if (id === 9 || id === 10) return 'percent';
  // Words, colours, currencies and single signs that are only shown.
  const code = (codes.get(id) ?? '').replaceAll(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, '');
  if (code.includes('%')) return 'percent';
  return /general/i.test(code) || !/[ymdhs]/i.test(code) ? 'number' : 'day';
}
