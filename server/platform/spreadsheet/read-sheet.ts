import { DAY_MS } from '#shared/domain/time/india-day.ts';
import { type Cell, type CellFormat, MOST_CELL_CHARS, MOST_COLUMNS, type SheetRow } from './sheet.ts';
import { readXml } from './xml.ts';

interface Given {
  shared: readonly string[];
  formats: readonly CellFormat[];
  mostRows: number;
}

interface OpenCell {
  column: number;
  type: string;
  format: CellFormat;
  isFormula: boolean;
  value: string;
}

/** Lines and columns of a block of cells, both ends among them. */
interface Block {
  kind: 'merged' | 'formula';
  lines: [number, number];
  columns: [number, number];
}

/** More merged blocks than this are no list. */
const MOST_BLOCKS = 5_000;
/** Days from 30 December 1899, where the count of Excel begins, to 1970. */
const DAYS_BEFORE_1970 = 25_569;

/** The rows of one sheet. */
export function readSheet(xml: string, given: Given): { rows: SheetRow[]; isCut: boolean } {
  const rows: SheetRow[] = [];
  const blocks: Block[] = [];
  let isCut = false;
  let row: SheetRow = { line: 0, cells: [] };
  let cell: OpenCell | undefined;
  let isValue = false;
  readXml(xml, {
    open(name, { r = '', t = 'n', s = '0', ref = '' }, stop) {
      isValue = name === 'v' || name === 't';
      if (name === 'row') {
        row = { line: r === '' ? row.line + 1 : Number(r), cells: [] };
        isCut = rows.length >= given.mostRows;
        if (isCut) stop();
      } else if (name === 'c') {
        const column = r === '' ? row.cells.length : columnAt(r);
        cell = { column, type: t, format: given.formats[Number(s)] ?? 'number', isFormula: false, value: '' };
      } else if (name === 'f' && cell) {
        cell.isFormula = true;
        // Of a formula that fills a block only the first cell has it.
        if (ref !== '') blocks.push(blockOf(ref, 'formula'));
      } else if (name === 'mergeCell') {
        blocks.push(blockOf(ref, 'merged'));
        if (blocks.length > MOST_BLOCKS) throw new Error('too many merged cells');
      }
    },
    close(name) {
      isValue = false;
      if (name === 'c' && cell) {
        const read = readCell(cell, given.shared);
        if (read && cell.column < MOST_COLUMNS) put(row, cell.column, read);
        cell = undefined;
      } else if (name === 'row' && row.cells.some(Boolean)) rows.push(row);
    },
    text(text) {
      if (isValue && cell) cell.value += text;
    },
  });
  mark(rows, blocks);
  return { rows, isCut };
}

function put(row: SheetRow, column: number, cell: Cell): void {
  while (row.cells.length < column) row.cells.push(null);
  row.cells[column] = cell;
}

function readCell({ type, format, isFormula, value }: OpenCell, shared: readonly string[]): Cell | null {
  const text = textOf(type, value, shared);
  if (isFormula) return { kind: 'formula', text };
  if (text.trim() === '') return null;
  if (type === 'e') return { kind: 'error', text };
  if (type === 'd') return { kind: 'day', text: text.slice(0, 10) };
  if (type !== 'n') return { kind: 'plain', text };
  const amount = Number(value);
  if (format === 'day') return { kind: 'day', text: dayOf(amount) };
  // Excel keeps 266.1 as 266.10000000000002, and 5 % as 0.05.
  return {
    kind: 'plain',
    text: String(format === 'percent' ? Number((amount * 100).toPrecision(15)) : amount),
  };
}

function textOf(type: string, value: string, shared: readonly string[]): string {
  const text = type === 's' ? (shared[Number(value)] ?? '') : value;
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  return text
    .slice(0, MOST_CELL_CHARS)
    .replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function dayOf(serial: number): string {
  const day = new Date(Math.round((serial - DAYS_BEFORE_1970) * DAY_MS));
  return Number.isNaN(day.getTime()) ? String(serial) : day.toISOString().slice(0, 10);
}

/** 'AB12' is column 27. */
function columnAt(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function blockOf(reference: string, kind: Block['kind']): Block {
  const [first = 'A1', last = first] = reference.split(':');
  const line = (cell: string) => Number(/\d+/.exec(cell)?.[0] ?? 0);
  return { kind, lines: [line(first), line(last)], columns: [columnAt(first), columnAt(last)] };
}

/** A block of one cell is that cell. */
function mark(rows: readonly SheetRow[], blocks: readonly Block[]): void {
  for (const { kind, lines, columns } of blocks) {
    const last = Math.min(columns[1], MOST_COLUMNS - 1);
    for (const row of rows) {
      if (row.line < lines[0] || row.line > lines[1]) continue;
      for (let column = columns[0]; column <= last; column += 1) {
        const text = row.cells[column]?.text ?? '';
        put(row, column, { kind, text });
      }
    }
  }
}
