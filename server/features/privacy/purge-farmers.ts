import type { AppContext } from '../../context.ts';
import type { Erasure } from '../../hooks.ts';
import { erasePersonal } from '../../platform/audit.ts';
import { deleteFiles, deleteFilesOf } from '../../platform/files/index.ts';
import { findChatByFarmer } from '../chat/index.ts';
import { releaseLeftMobiles } from '../identity/index.ts';
import { listDue, lockDue } from './purge.store.ts';
import { daysBefore, RETENTION_DAYS } from './retention.ts';

const BATCH = 50;

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
    await erasePersonal(tx, farmerId);
    tx.afterCommit(() => ctx.files.removeBytes(keys));
  });
}
