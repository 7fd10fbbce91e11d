export type CsvCell = string | number | null;

/** What a spreadsheet takes for the beginning of a formula (OWASP, "CSV Injection"), in both widths. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * A table as a file for spreadsheets: UTF-8 with its mark, so that Kannada is read as Kannada, every text in quotation
 * marks, and none that could be run as a formula.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** A text as it was before `toCsv` made it harmless. */
export const fromCsv = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
