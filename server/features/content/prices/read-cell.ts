import type { FaultCode } from '#shared/domain/content/fault.ts';
import { PRICE_COLUMNS, type PriceColumn } from '#shared/domain/content/price-columns.ts';
import { readNumber, tidy } from '#shared/domain/content/typed.ts';
import { toAsciiDigits } from '#shared/domain/digits.ts';
import type { Cell, CellKind } from '../../../platform/spreadsheet/sheet.ts';
import { choiceNamed } from './words.ts';

/** Nobody typed what stands there: it was worked out, merged away, or made a date of. */
const REFUSED: Readonly<Partial<Record<CellKind, FaultCode>>> = {
  formula: 'formula',
  error: 'broken',
  merged: 'merged',
};

/** Thousands and lakhs: 1,234 or 1,23,456.50. In `12,50` the comma would be anything. */
const GROUPED = /^\D*\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?\D*$/;
/** As people in India write a day. */
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;

/**
 * What a cell says for its field. What cannot be read is left as the words it is: the field's own rules then say what is wrong.
 */
export function readCell(
  column: PriceColumn,
  { kind, text }: Cell,
): { value: unknown } | { fault: FaultCode } {
  const { reads } = PRICE_COLUMNS[column];
  const refused = kind === 'day' && reads !== 'day' ? 'as-day' : REFUSED[kind];
  if (refused) return { fault: refused };
  const plain = tidy(text) as string;
  switch (reads) {
    case 'sku':
      return { value: plain.toUpperCase() };
    case 'rupees':
    case 'number':
      return { value: amountIn(plain) };
    case 'percent':
      return { value: amountIn(plain.replace(/%$/, '')) };
    case 'day':
      return { value: dayIn(toAsciiDigits(plain)) };
    case 'choice':
      return { value: choiceNamed(column as 'category' | 'stock', plain) };
    default:
      return { value: plain };
  }
}

const amountIn = (text: string) =>
  text.includes(',') && !GROUPED.test(toAsciiDigits(text)) ? text : readNumber(text);

function dayIn(text: string): string {
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(text) ?? [];
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
