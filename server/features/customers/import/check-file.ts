import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { cleanLine } from '#shared/domain/text-safety.ts';
import type { Consent } from '#shared/domain/walk-in.ts';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import { decodeCsv } from '../../../platform/spreadsheet/csv.ts';
import type { OfficeActor } from '../../identity/index.ts';
import { findImport, type ImportRow, insertImport, insertRows, type StagedRow } from './imports.store.ts';
import { readCsv } from './read-csv.ts';
import { READING_RULES, readRow } from './read-row.ts';

const BATCH = 200;
const FILE_NAME_CHARS = 200;

/**
 * The dry run: reads a file of customers, judges every row and keeps what it would enter. Nobody is entered. All of it in
 * one transaction: of a file that turns out to be unreadable at its end nothing is kept.
 * @throws {AppError} IMPORT_ENCODING, IMPORT_COLUMNS, IMPORT_UNREADABLE, IMPORT_TOO_MANY, IMPORT_EMPTY
 */
export async function checkFile(
  ctx: AppContext,
  actor: OfficeActor,
  file: { bytes: Buffer; name: string; consent: Consent },
): Promise<{ checked: ImportRow; ignored: string[] }> {
  const text = decodeCsv(file.bytes);
  const fileName = cleanLine(file.name, FILE_NAME_CHARS) || '-';
  const { staffId } = actor;
  return ctx.inTransaction(async (tx) => {
    // Again with every try of the transaction: rows are read once only.
    const { rows, ignored } = await readCsv(text);
    const { consent } = file;
    const id = await insertImport(tx, { staffId, fileName, consent, rules: READING_RULES, now: ctx.now() });
    const seen = new Set<string>();
    let batch: StagedRow[] = [];
    for await (const row of rows) {
      batch.push(stage(row.line, readRow(row), seen));
      if (batch.length < BATCH) continue;
      await insertRows(tx, id, batch);
      batch = [];
      // Reading is work for the processor: who chats meanwhile gets their turn.
      await yieldToOthers();
    }
    if (batch.length > 0) await insertRows(tx, id, batch);
    const checked = await findImport(tx, id);
    if (!checked || checked.rows === 0) throw new AppError('IMPORT_EMPTY');
    return { checked, ignored };
  });
}

/** Of two rows with one number the first is entered. */
function stage(line: number, read: ReturnType<typeof readRow>, seen: Set<string>): StagedRow {
  if (Array.isArray(read)) return { line, outcome: 'faulty', faults: read };
  const outcome = seen.has(read.mobile) ? 'doubled' : 'new';
  seen.add(read.mobile);
  return { line, outcome, ...read };
}
