/**
 * How a cell may be read. Only `plain` ones say what somebody typed: a date may once have been a number or a code, the value
 * kept beside a formula may be any, and of merged cells all but one are empty.
 */
export type CellKind = 'plain' | 'day' | 'formula' | 'error' | 'merged';

/** What the number of a cell means to whoever looks at it. */
export type CellFormat = 'number' | 'day' | 'percent';

export interface Cell {
  kind: CellKind;
  /** What stands there; a number without its format, a day as YYYY-MM-DD. */
  text: string;
}

export interface SheetRow {
  /** As a spreadsheet counts. */
  line: number;
  /** By column, the first is 0; nothing where nothing stands. */
  cells: (Cell | null)[];
}

export interface Sheet {
  name: string;
  /** Those in which something stands. */
  rows: SheetRow[];
  /** There are more rows than were read. */
  isCut: boolean;
}

/** Columns beyond are not read. */
export const MOST_COLUMNS = 200;

/** A longer text is cut: no field takes one of this length. */
export const MOST_CELL_CHARS = 2_000;

/** A column as a spreadsheet calls it: A, B ... AA. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}
