import type { AppContext } from '../../context.ts';
import type { OnClose } from '../../feature.ts';
import { deleteGivenUpBefore, releaseTakenBefore } from '../../platform/queue.store.ts';
import { createBackupRunner } from './backup-runner.ts';

const MINUTE_MS = 60_000;
/** Work under way says so each minute (platform/jobs.ts): the worker of one that is silent this long is gone. */
const SILENT_MS = 10 * MINUTE_MS;
const KEEP_GIVEN_UP_MS = 30 * 24 * 60 * MINUTE_MS;

export function defineOperationsJobs(ctx: AppContext, onClose: OnClose): void {
  const backups = createBackupRunner(ctx);
  onClose(() => backups.stop());
  if (ctx.config.backup.isOn) {
    ctx.jobs.define('operations.backup', () => backups.beginWhenDue(), { cron: '*/10 * * * *' });
  }
  ctx.jobs.define('operations.release', () => releaseJobs(ctx), { cron: '*/5 * * * *' });
  ctx.jobs.define('operations.sweep', () => sweepQueue(ctx), { cron: '53 3 * * *' });
}

/** Work whose worker died goes back to the queue. The queue runs by the database's clock. */
export async function releaseJobs(ctx: AppContext): Promise<void> {
  const released = await releaseTakenBefore(ctx.db, new Date(Date.now() - SILENT_MS));
  if (released > 0) ctx.log.warn({ released }, 'jobs.released');
}

/** Work that failed as often as it may is kept a month for whoever looks into it. */
export async function sweepQueue(ctx: AppContext): Promise<void> {
  const givenUp = await deleteGivenUpBefore(ctx.db, new Date(Date.now() - KEEP_GIVEN_UP_MS));
  if (givenUp > 0) ctx.log.info({ givenUp }, 'jobs.swept');
}
