import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BackupSettings } from '../../../server/backup-settings.ts';
import {
  CHECKED,
  listBackups,
  momentOf,
  newestMarked,
  TRIED,
} from '../../../server/platform/backup-folder.ts';
import { isSealed } from './vault.ts';

/** What was purged must not come back from a backup for longer (docs/privacy.md). */
const YEAR_MS = 366 * 24 * 3_600_000;

/** Notes that a backup came through the check that was asked for. */
export async function mark(folder: string, as: typeof CHECKED | typeof TRIED, now = new Date()) {
  await writeFile(path.join(folder, as), `${now.toISOString()}\n`, { mode: 0o600, flush: true });
}

/**
 * Removes all backups but the newest `keep`, and never the newest one that is known to be good: fourteen days of failed
 * trials must not push it out. Linked files live on in the backups that stay.
 * @returns the folders that were removed
 */
export async function keepNewest(parent: string, keep: number): Promise<string[]> {
  const backups = await listBackups(parent);
  return removeAll(parent, backups.slice(0, Math.max(0, backups.length - keep)));
}

/**
 * Removes all backups but the last one of each of the newest so many hours, days and months that have one. One in clear,
 * of before backups were sealed, stays no longer than its day. One of a moment to come is left alone: some clock was wrong.
 * @returns the folders that were removed
 */
export async function keepByPlan(
  parent: string,
  keep: BackupSettings['keep'],
  now = new Date(),
): Promise<string[]> {
  const past = (await listBackups(parent)).filter((folder) => momentOf(folder) <= now);
  const sealed = new Set<string>();
  for (const folder of past) if (await isSealed(folder)) sealed.add(folder);
  const stay = new Set([
    ...lastOfEach(past, 13, keep.hours),
    ...lastOfEach(past, 10, keep.days),
    ...lastOfEach(
      withinYear(past, now).filter((folder) => sealed.has(folder)),
      7,
      keep.months,
    ),
  ]);
  return removeAll(
    parent,
    past.filter((folder) => !stay.has(folder)),
  );
}

/**
 * The names of those that stay under the plan, of names alone: what a bucket holds.
 * @param names oldest first
 */
export function planned(
  names: readonly string[],
  keep: BackupSettings['keep'],
  now = new Date(),
): Set<string> {
  return new Set([
    ...lastOfEach(names, 13, keep.hours),
    ...lastOfEach(names, 10, keep.days),
    ...lastOfEach(withinYear(names, now), 7, keep.months),
  ]);
}

function withinYear(backups: readonly string[], now: Date): string[] {
  return backups.filter((backup) => now.getTime() - momentOf(backup).getTime() < YEAR_MS);
}

/** @param letters how much of 2026-11-22T18:07 makes one hour, day or month of it */
function lastOfEach(oldestFirst: readonly string[], letters: number, count: number): string[] {
  const last = new Map<string, string>();
  for (const backup of oldestFirst.toReversed()) {
    const span = momentOf(backup).toISOString().slice(0, letters);
    if (!last.has(span) && last.size < count) last.set(span, backup);
  }
  return [...last.values()];
}

async function removeAll(parent: string, old: readonly string[]): Promise<string[]> {
  const good = [await newestMarked(parent, CHECKED), await newestMarked(parent, TRIED)];
  const gone = old.filter((folder) => !good.some((each) => each?.folder === folder));
  for (const folder of gone) await rm(folder, { recursive: true });
  return gone;
}
