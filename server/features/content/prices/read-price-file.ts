import {
  MOST_PRICE_ROWS,
  type PriceColumn,
  plainName,
  priceColumnOf,
} from '#shared/domain/content/price-columns.ts';
import { fromCsv } from '#shared/domain/csv.ts';
import { AppError } from '../../../platform/errors.ts';
import { decodeCsv, parseRecords } from '../../../platform/spreadsheet/csv.ts';
import { type Cell, MOST_CELL_CHARS, type Sheet } from '../../../platform/spreadsheet/sheet.ts';
import { readWorkbook } from '../../../platform/spreadsheet/workbook-process.ts';

/** Where a column of ours stands in the file, and what the file calls it. */
export interface PlacedColumn {
  index: number;
  header: string;
}

export interface PriceRow {
  line: number;
  cells: Partial<Record<PriceColumn, Cell>>;
}

export interface PriceFile {
  sheet: string;
  otherSheets: string[];
  columns: Partial<Record<PriceColumn, PlacedColumn>>;
  ignored: string[];
  rows: PriceRow[];
}

/** A title and an address may stand above the row that names the columns. */
const HEADER_WITHIN = 20;
const MOST_ROWS_READ = MOST_PRICE_ROWS + HEADER_WITHIN + 1;
const MOST_ROW_CHARS = 50_000;
const MOST_HEADER_CHARS = 60;

/**
 * Reads a price list as somebody's spreadsheet or accounting program saved it: Excel (.xlsx) or CSV.
 *
 * @param who brought it
 * @throws {AppError} PRICES_KIND, PRICES_UNREADABLE, IMPORT_ENCODING, IMPORT_UNREADABLE, PRICES_COLUMNS, PRICES_COLUMN_TWICE,
 *   PRICES_TOO_MANY, PRICES_EMPTY
 */
export async function readPriceFile(bytes: Buffer, who: string): Promise<PriceFile> {
  const sheets = await sheetsOf(bytes, who);
  const found = sheets.flatMap((sheet) => {
    const at = sheet.rows.slice(0, HEADER_WITHIN).findIndex(({ cells }) => isHeader(cells));
    return at < 0 ? [] : [{ sheet, at }];
  })[0];
  if (!found) {
    const seen = sheets.map(({ name }) => name).filter(Boolean);
    throw new AppError('PRICES_COLUMNS', seen.length > 0 ? { known: { sheets: seen.join(', ') } } : {});
  }
  const { sheet, at } = found;
  const { columns, ignored } = placeColumns(sheet.rows[at]?.cells ?? []);
  const rows = sheet.rows.slice(at + 1).flatMap(({ line, cells }): PriceRow[] => {
    const own = Object.entries(columns).flatMap(([column, { index }]) => {
      const cell = cells[index];
      return cell && (cell.kind !== 'plain' || cell.text.trim() !== '') ? [[column, cell] as const] : [];
    });
    return own.length === 0 ? [] : [{ line, cells: Object.fromEntries(own) }];
  });
  if (sheet.isCut || rows.length > MOST_PRICE_ROWS) throw new AppError('PRICES_TOO_MANY');
  if (rows.length === 0) throw new AppError('PRICES_EMPTY');
  const otherSheets = sheets.filter((each) => each !== sheet).map(({ name }) => name);
  return { sheet: sheet.name, otherSheets, columns, ignored, rows };
}

async function sheetsOf(bytes: Buffer, who: string): Promise<Sheet[]> {
  const start = bytes.subarray(0, 4).toString('latin1');
  // Excel before 2007, and whatever Excel keeps behind a password.
  if (start === '\xd0\xcf\x11\xe0' || start === '%PDF') throw new AppError('PRICES_KIND');
  if (start !== 'PK\x03\x04') return [await csvSheet(bytes)];
  const sheets = await readWorkbook(bytes, MOST_ROWS_READ, who);
  if (!sheets) throw new AppError('PRICES_UNREADABLE');
  return sheets;
}

async function csvSheet(bytes: Buffer): Promise<Sheet> {
  const sheet: Sheet = { name: '', rows: [], isCut: false };
  for await (const { line, cells } of parseRecords(decodeCsv(bytes), MOST_ROW_CHARS)) {
    sheet.isCut = sheet.rows.length >= MOST_ROWS_READ;
    if (sheet.isCut) break;
    sheet.rows.push({ line, cells: cells.map(csvCell) });
  }
  return sheet;
}

function csvCell(text: string): Cell | null {
  if (text.trim() === '') return null;
  const plain = fromCsv(text).slice(0, MOST_CELL_CHARS);
  return { kind: plain === text && text.trimStart().startsWith('=') ? 'formula' : 'plain', text: plain };
}

/** Our number, by which articles are found, and something else to say of them. */
function isHeader(cells: readonly (Cell | null)[]): boolean {
  const columns = new Set(cells.flatMap((cell) => priceColumnOf(cell?.text ?? '') ?? []));
  return columns.has('sku') && columns.size > 1;
}

function placeColumns(cells: readonly (Cell | null)[]): Pick<PriceFile, 'columns' | 'ignored'> {
  const columns: Partial<Record<PriceColumn, PlacedColumn>> = {};
  const ignored: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const header = cell?.text.trim().slice(0, MOST_HEADER_CHARS) ?? '';
    const column = priceColumnOf(header);
    if (!column) {
      if (plainName(header) !== '') ignored.push(header);
      continue;
    }
    const first = columns[column];
    if (first) {
      throw new AppError('PRICES_COLUMN_TWICE', { known: { columns: `${first.header}, ${header}` } });
    }
    columns[column] = { index, header };
  }
  return { columns, ignored };
}
