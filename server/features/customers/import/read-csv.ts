import { CsvError, parse } from 'csv-parse';
import { columnOf, type ImportColumn, MOST_IMPORT_ROWS, REQUIRED_COLUMNS } from '#shared/domain/walk-in.ts';
import { AppError } from '../../../platform/errors.ts';

/** One row of the file, by column; what a cell holds is text, whatever it looks like. */
export interface CsvRow {
  /** As a spreadsheet counts: the header is line 1. */
  line: number;
  cells: Partial<Record<ImportColumn, string>>;
}

export interface CsvFile {
  rows: AsyncIterable<CsvRow>;
  /** Headers that name no column of ours. */
  ignored: string[];
}

/** A name, a place, a note of its largest and the crops. */
const MOST_ROW_CHARS = 20_000;
const DELIMITERS = [',', ';', '\t'] as const;

/**
 * The text of a file as spreadsheets save it: UTF-8 with or without its mark, or UTF-16 with it.
 * @throws {AppError} IMPORT_ENCODING for anything else, above all Windows-1252: guessing would enter broken names
 */
export function decodeCsv(bytes: Buffer): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // NUL is in no text: UTF-16 without its mark, or no text at all.
    if (!text.includes('\0')) return text;
  } catch {
    // Not of this encoding.
  }
  throw new AppError('IMPORT_ENCODING');
}

/**
 * Reads a file of customers row by row; the first row names the columns.
 * @throws {AppError} IMPORT_COLUMNS, IMPORT_UNREADABLE (naming the line), IMPORT_TOO_MANY; the latter two also while rows
 *   are read
 */
export async function readCsv(text: string): Promise<CsvFile> {
  const records = parseRecords(text);
  const first = await records.next();
  const headers = first.done ? [] : first.value.cells;
  const columns = headers.map(columnOf);
  const missing = REQUIRED_COLUMNS.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    throw new AppError('IMPORT_COLUMNS', {
      fields: Object.fromEntries(missing.map((column) => [column, 'is missing'])),
    });
  }
  return {
    rows: readRows(records, columns),
    ignored: headers.filter((header, index) => columns[index] === undefined && header.trim() !== ''),
  };
}

async function* readRows(
  records: AsyncGenerator<CsvRecord>,
  columns: (ImportColumn | undefined)[],
): AsyncGenerator<CsvRow> {
  let count = 0;
  for await (const { line, cells } of records) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    count += 1;
    if (count > MOST_IMPORT_ROWS) throw new AppError('IMPORT_TOO_MANY');
    const row: CsvRow = { line, cells: {} };
    // Of two columns of one name the first counts.
    columns.forEach((column, index) => {
      if (column !== undefined && row.cells[column] === undefined) row.cells[column] = cells[index] ?? '';
    });
    yield row;
  }
}

interface CsvRecord {
  line: number;
  cells: string[];
}

async function* parseRecords(text: string): AsyncGenerator<CsvRecord> {
  const parser = parse(text, {
    delimiter: delimiterOf(text),
    info: true,
    // Each of them anywhere: files put together from two have both.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // A quotation mark in the middle of a cell is one.
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MOST_ROW_CHARS,
  });
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { records: number; empty_lines: number };
    }>) {
      yield { line: info.records + info.empty_lines, cells: record };
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw new AppError('IMPORT_UNREADABLE', { fields: { line: String(cause.lines ?? '?') }, cause });
  }
}

/** The one that the header has most of, outside quotation marks. */
function delimiterOf(text: string): string {
  const header = (/^[^\r\n]*/.exec(text.replace(/^\s*[\r\n]+/, ''))?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((each) => header.split(each).length - 1);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}
