import { Type } from 'typebox';
import { Decode } from 'typebox/value';
import { DAY_MS } from '#shared/domain/time/india-day.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OfficeActor } from '../../identity/index.ts';
import { enterFarmer } from '../walk-ins/add-customer.ts';
import {
  deleteImportsBefore,
  findImport,
  finishImport,
  type ImportRow,
  lockLeft,
  noteEntered,
  startImport,
} from './imports.store.ts';
import { READING_RULES } from './read-row.ts';

const IMPORT_JOB = 'customers.import';
const SWEEP_JOB = 'customers.sweep_imports';
/** Rows of one transaction. */
const STEP = 100;
const KEEP_DAYS = 7;

const Payload = Type.Object({ import_id: Type.Integer() });

export function defineImportJobs(ctx: AppContext): void {
  ctx.jobs.define(IMPORT_JOB, (payload) => enterRows(ctx, Decode(Payload, payload).import_id));
  ctx.jobs.define(SWEEP_JOB, () => sweepImports(ctx), { cron: '7 21 * * *' });
}

/**
 * Begins to enter what the dry run found; asked again it answers how far that has come.
 * @throws {AppError} NOT_FOUND, IMPORT_OUTDATED
 */
export async function runImport(ctx: AppContext, actor: OfficeActor, id: number): Promise<ImportRow> {
  const { state, rules } = await showImport(ctx, id);
  if (state === 'checked' && rules !== READING_RULES) throw new AppError('IMPORT_OUTDATED');
  await ctx.inTransaction(async (tx) => {
    if (!(await startImport(tx, id, ctx.now()))) return;
    await recordAudit(tx, { ...actor, action: 'customer.import', subject: `import:${id}` });
    await ctx.jobs.enqueue(tx, IMPORT_JOB, { import_id: id }, { key: `import:${id}` });
  });
  return showImport(ctx, id);
}

/** @throws {AppError} NOT_FOUND */
export async function showImport(ctx: AppContext, id: number): Promise<ImportRow> {
  const found = await findImport(ctx.db, id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/**
 * Enters the rows that are left, a step a transaction: cut off anywhere, the next run goes on behind the last step. A
 * number that has become somebody's since the dry run is theirs, and nothing of theirs is touched. What was read by other
 * rules than today's is left, and the run ends.
 */
export async function enterRows(ctx: AppContext, id: number): Promise<void> {
  const file = await findImport(ctx.db, id);
  if (!file) return;
  for (;;) {
    const count = await ctx.inTransaction(async (tx) => {
      const rows = file.rules === READING_RULES ? await lockLeft(tx, id, STEP) : [];
      const done = { entered: [] as number[], known: [] as number[] };
      for (const { line, crops, note, ...farmer } of rows) {
        const { consent, staff_id: staffId } = file;
        const entered = await enterFarmer(
          tx,
          { ...farmer, consent, staffId, now: ctx.now() },
          { crops, note: note ?? '' },
        );
        (entered ? done.entered : done.known).push(line);
      }
      if (rows.length > 0) await noteEntered(tx, id, done);
      else await finishImport(tx, id, ctx.now());
      return rows.length;
    });
    if (count === 0) return;
  }
}

async function sweepImports(ctx: AppContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - KEEP_DAYS * DAY_MS);
  const imports = await deleteImportsBefore(ctx.db, before);
  ctx.log.debug({ imports }, 'customers.imports_swept');
}
