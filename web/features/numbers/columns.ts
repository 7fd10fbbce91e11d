import type { CsvCell } from '#shared/domain/csv.ts';
import { formatPaise } from '#shared/domain/money/money.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { formatDate } from '../../lib/time.ts';

export type Cell = string | number | null;

/** What stands in a column: it decides how a cell is shown, and how it is written into a file. */
type ColumnKind = 'text' | 'count' | 'paise' | 'day' | 'minutes';

export interface Column {
  label: string;
  kind: ColumnKind;
}

/** A table that is shown and downloaded alike. */
export interface Table {
  /** Of the file, in letters every computer writes. */
  file: string;
  /** The first one names the row. */
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
}

const HOUR_MIN = 60;

/** How numbers are said to people, in the language of the moment. */
export function useSay() {
  const { t, language } = useTranslation('numbers');
  const count = (value: number) => value.toLocaleString('en-IN');
  const day = (iso: string) => formatDate(`${iso}T12:00:00+05:30`, language);
  function duration(minutes: number): string {
    if (minutes < 1) return t('underMinute');
    if (minutes < HOUR_MIN) return t('minutes', { count: minutes });
    return t('hours', { hours: count(Math.floor(minutes / HOUR_MIN)), minutes: minutes % HOUR_MIN });
  }
  function cell(value: Cell, kind: ColumnKind): string {
    if (value === null) return '–';
    if (typeof value === 'string') return kind === 'day' ? day(value) : value;
    if (kind === 'paise') return formatPaise(value);
    return kind === 'minutes' ? duration(value) : count(value);
  }
  return { count, day, duration, cell };
}

/** Rupees and minutes as plain numbers, for sums; a day as every spreadsheet reads it. */
export function csvCell(value: Cell, kind: ColumnKind): CsvCell {
  if (typeof value !== 'number') return value;
  return kind === 'paise' ? value / 100 : value;
}
