import { DAY_MS } from '#shared/domain/time/india-day.ts';
import type { AppContext } from '../../context.ts';
import type { Erasure } from '../../hooks.ts';
import { erasePersonal } from '../../platform/audit.ts';
import { deleteFiles, deleteFilesOf } from '../../platform/files/index.ts';
import { findChatByFarmer } from '../chat/index.ts';
import { listMerged, releaseLeftMobiles, UNDO_DELETION_SECONDS } from '../identity/index.ts';
import { listDue, lockDue } from './privacy.store.ts';

const BATCH = 50;

/** How long things are kept, in days, and whose rule it is; told to people in content/policies and docs/privacy.md. */
export const RETENTION_DAYS = {
  /** After a deletion: personal data, traffic data and logs, at least a year. DPDP Rules 2025, rule 8(3). */
  deleted: 365,
  /**
   * Books of account, from the day of payment: CGST Act 2017, section 36 (72 months from the annual return's due date,
   * 31 December), and Income-tax Rules, rule 6F (six years from the assessment year's end). Whichever day of the
   * financial year it was, eight years end after both.
   */
  papers: 8 * 366,
} as const;

export const UNDO_MS = UNDO_DELETION_SECONDS * 1000;

/**
 * What is no longer to be kept goes: numbers whose farmers can no longer come back, farmers a year after they asked
 * to be deleted, what leads from the papers of a sale to them when the tax law needs it no more. May be cut off
 * anywhere and run again.
 */
export async function runRetention(ctx: AppContext): Promise<void> {
  const released = await releaseLeftMobiles(ctx);
  const purged = await purgeFarmers(ctx);
  const papers = await ctx.inTransaction(async (tx) => {
    const before = daysBefore(ctx.now(), RETENTION_DAYS.papers);
    const keys = await deleteFiles(tx, await ctx.hooks.onPapersExpire(tx, before));
    tx.afterCommit(() => ctx.files.removeBytes(keys));
    return keys.length;
  });
  ctx.log.info({ released, purged, papers }, 'retention.done');
}

export function daysBefore(instant: Date, days: number): Date {
  return new Date(instant.getTime() - days * DAY_MS);
}

async function purgeFarmers(ctx: AppContext): Promise<number> {
  const leftBefore = daysBefore(ctx.now(), RETENTION_DAYS.deleted);
  let purged = 0;
  for (;;) {
    const due = await listDue(ctx.db, leftBefore, BATCH);
    for (const farmerId of due) await purgeFarmer(ctx, farmerId, leftBefore);
    purged += due.length;
    if (due.length < BATCH) return purged;
  }
}

/**
 * One transaction per farmer. What the tax law keeps (paid quotations with their file, payments, LR numbers of goods
 * that were paid) goes on pointing to a farmer and a chat with nothing in them. Rows first: bytes whose rows are gone
 * belong to nothing, and the nightly sweep meets those a crash left.
 */
async function purgeFarmer(ctx: AppContext, farmerId: number, leftBefore: Date): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    if (!(await lockDue(tx, farmerId, leftBefore))) return;
    const chatId = (await findChatByFarmer(tx, farmerId))?.id ?? null;
    const keep: Erasure['keep'] = { quotations: new Set(), messages: new Set(), files: new Set() };
    await ctx.hooks.onErase(ctx, tx, { farmerId, chatId, now: ctx.now(), keep });
    const keys = await deleteFilesOf(tx, { chatId, farmerId, keep: keep.files });
    // Only now: the database lets the words of the office's log go with a purged farmer and not before.
    for (const id of [farmerId, ...(await listMerged(tx, farmerId))]) await erasePersonal(tx, id);
    tx.afterCommit(() => ctx.files.removeBytes(keys));
  });
}
