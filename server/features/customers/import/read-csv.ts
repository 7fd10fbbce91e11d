import { columnOf, type ImportColumn, MOST_IMPORT_ROWS, REQUIRED_COLUMNS } from '#shared/domain/walk-in.ts';
import { AppError } from '../../../platform/errors.ts';
import { type CsvRecord, parseRecords } from '../../../platform/spreadsheet/csv.ts';

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

/**
 * Reads a file of customers row by row; the first row names the columns.
 * @throws {AppError} IMPORT_COLUMNS, IMPORT_UNREADABLE (naming the line), IMPORT_TOO_MANY; the latter two also while rows
 *   are read
 */
export async function readCsv(text: string): Promise<CsvFile> {
  const records = parseRecords(text, MOST_ROW_CHARS);
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
