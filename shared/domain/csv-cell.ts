/** What spreadsheets take for the beginning of a formula (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r]/;

/** One cell of a CSV file: quoted where it must be, and never a formula, whatever somebody typed. */
export function csvCell(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /["\n\r,;\t]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A whole file, with the mark by which spreadsheets know UTF-8. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}
