import type { AppContext } from '../../context.ts';
import { releaseLeftMobiles } from '../accounts/index.ts';
import { expireDispatches, expirePayers, expireQuotations } from './papers.store.ts';
import { deleteFiles, deleteUploads, emptyChat, emptyFarmer, listDue, lockDue } from './purge.store.ts';
import { daysBefore, RETENTION_DAYS } from './retention.ts';

const BATCH = 50;

/**
 * What is no longer to be kept goes: numbers whose farmers can no longer come back, farmers a year after they asked
 * to be deleted, what leads from the papers of a sale to them when the tax law needs it no more. May be cut off
 * anywhere and run again.
 */
export async function keepNoLonger(ctx: AppContext): Promise<void> {
  const released = await releaseLeftMobiles(ctx);
  const purged = await purgeFarmers(ctx);
  const papers = await ctx.inTransaction(async (tx) => {
    const before = daysBefore(ctx.now(), RETENTION_DAYS.papers);
    const keys = await expireQuotations(tx, before);
    await expirePayers(tx, before);
    await expireDispatches(tx, before);
    tx.afterCommit(() => ctx.files.removeBytes(keys));
    return keys.length;
  });
  ctx.log.info({ released, purged, papers }, 'what was no longer to be kept is gone');
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

/** Rows first: bytes whose rows are gone belong to nothing, and the nightly sweep meets those a crash left. */
async function purgeFarmer(ctx: AppContext, farmerId: number, leftBefore: Date): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    if (!(await lockDue(tx, farmerId, leftBefore))) return;
    await emptyChat(tx, farmerId, ctx.now());
    const keys = await deleteFiles(tx, farmerId);
    const uploads = await deleteUploads(tx, farmerId);
    await emptyFarmer(tx, farmerId, ctx.now());
    tx.afterCommit(async () => {
      await ctx.files.removeBytes(keys);
      await ctx.resumable.remove(uploads);
    });
  });
}
