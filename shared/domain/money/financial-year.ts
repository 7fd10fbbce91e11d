import { dateLabel } from '../time/day-label.ts';

/** The financial year of a day in Karnataka, April to March: '26-27'. Serial numbers begin again with each. */
export function financialYearOf(instant: Date): string {
  const [, month = '', year = ''] = dateLabel(instant).split('-');
  const begins = Number(year) - (Number(month) < 4 ? 1 : 0);
  return `${twoDigits(begins)}-${twoDigits(begins + 1)}`;
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0');
