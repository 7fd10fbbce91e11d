import { CsvError, parse } from 'csv-parse';
import { AppError } from '../errors.ts';

const DELIMITERS = [',', ';', '\t'] as const;

/** One row of a CSV file; what a cell holds is text, whatever it looks like. */
export interface CsvRecord {
  /** As a spreadsheet counts: the first is 1. */
  line: number;
  cells: string[];
}

/**
 * The text of a file as spreadsheets save it: UTF-8 with or without its mark, or UTF-16 with it.
 * @throws {AppError} IMPORT_ENCODING for anything else, above all Windows-1252: guessing would enter broken names
 */
export function decodeCsv(bytes: Uint8Array): string {
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
 * Reads a file row by row; commas, semicolons and tabs divide its cells.
 * @throws {AppError} IMPORT_UNREADABLE while rows are read, naming the line
 */
export async function* parseRecords(text: string, mostRowChars: number): AsyncGenerator<CsvRecord> {
  const parser = parse(text, {
    delimiter: delimiterOf(text),
    info: true,
    // Each of them anywhere: files put together from two have both.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // A quotation mark in the middle of a cell is one.
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: mostRowChars,
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
