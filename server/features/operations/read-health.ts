import { access, statfs } from 'node:fs/promises';
import os from 'node:os';
import type { HealthAnswer } from '#shared/contract/health.ts';
import { findHealthFaults } from '#shared/domain/health.ts';
import { dayInIndia, licenceDaysLeft } from '#shared/domain/licence-end.ts';
import type { AppContext } from '../../context.ts';
import { type RunRow, readRuns } from './operations.store.ts';
import { readChecks } from './read-checks.ts';

/** What the office sees of the machine: the age of the backups above all. */
export async function readHealth(
  ctx: AppContext,
  certificateEnd: () => Promise<Date | null | undefined>,
): Promise<HealthAnswer> {
  const now = ctx.now();
  const runs = await readRuns(ctx.db, now);
  const good: RunRow[] = [];
  for (const run of runs) if (run.is_good && (await isStillThere(run))) good.push(run);
  const [last] = good;
  const lastTrialAt = good.find((run) => run.is_tried)?.started_at;
  // A copy outlives the folder it was made of.
  const lastCopyAt = runs.find((run) => run.is_copied)?.started_at;
  const { bavail, bsize } = await statfs(ctx.config.dataDir);
  const isCopied = ctx.config.backup.bucket !== undefined;
  const [newest] = runs;
  return {
    faults: findHealthFaults(
      {
        lastGoodAt: dateOf(last?.started_at),
        tookMs: last?.took_ms ?? 0,
        lastTrialAt: dateOf(lastTrialAt),
        lastCopyAt: dateOf(lastCopyAt),
        isCopied,
        diskFreeBytes: bavail * bsize,
        upMs: process.uptime() * 1000,
        licenceDaysLeft: soonestEnd(ctx, now),
        stalePages: ctx.health.stalePages,
      },
      now,
    ),
    last_backup_at: last?.started_at ?? null,
    last_trial_at: lastTrialAt ?? null,
    last_copy_at: lastCopyAt ?? null,
    copies: isCopied,
    failed: newest?.fault ? { at: newest.started_at, sentence: newest.fault } : null,
    key: last?.key_id && last.key_place ? { id: last.key_id, place: last.key_place } : null,
    disk_free_bytes: bavail * bsize,
    checks: (await readChecks(ctx, certificateEnd)).map(({ at, ...check }) => ({
      ...check,
      at: at?.toISOString() ?? null,
    })),
  };
}

/** Of the licences that the site shows. */
function soonestEnd({ content }: AppContext, now: Date): number | null {
  const today = dayInIndia(now);
  const days = content.now().licences.licences.map(({ validUntil }) => licenceDaysLeft(validUntil, today));
  return days.length > 0 ? Math.min(...days) : null;
}

const dateOf = (at: string | undefined) => (at === undefined ? null : new Date(at));

/** Of another node only its word is known. */
async function isStillThere({ node, folder }: RunRow): Promise<boolean> {
  if (node !== os.hostname() || folder === null) return true;
  return access(folder).then(
    () => true,
    () => false,
  );
}
