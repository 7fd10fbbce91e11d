import { LICENCE_WARNING_DAYS } from './licence-end.ts';

/** What the owner is told to look after, in the order it is told. */
export const HEALTH_FAULTS = [
  'no_backup',
  'old_backup',
  'old_trial',
  'old_copy',
  'little_disk',
  'licence_ends',
  'licence_ended',
  'stale_pages',
] as const;
export type HealthFault = (typeof HEALTH_FAULTS)[number];

export interface HealthFacts {
  /** Of the newest good backup; null: there is none. */
  lastGoodAt: Date | null;
  /** How long that one took. */
  tookMs: number;
  lastTrialAt: Date | null;
  lastCopyAt: Date | null;
  /** Whether copies go into a bucket at all. */
  isCopied: boolean;
  diskFreeBytes: number;
  /** Of the shop's licence that ends first; null: it shows none. */
  licenceDaysLeft: number | null;
  /** Pages that could not be brought to what was published, on the node that answers. */
  stalePages: number;
  /** How long the app has run: in its first hour nobody misses the first backup. */
  upMs: number;
}

const HOUR_MS = 3_600_000;
/** Hourly backups: three in a row did not come. One that takes long comes seldomer (ten times as long as it took). */
const LATE_MS = 3 * HOUR_MS;
const LATE_BY_LENGTH = 30;
const TRIAL_LATE_MS = 48 * HOUR_MS;
const COPY_LATE_MS = 12 * HOUR_MS;
export const LITTLE_DISK_BYTES = 2_000_000_000;

/** What is not well; nothing of it: all is. */
export function findHealthFaults(facts: HealthFacts, now: Date): HealthFault[] {
  const isOlder = (at: Date | null, ms: number) => at === null || now.getTime() - at.getTime() > ms;
  const daysLeft = facts.licenceDaysLeft ?? Number.POSITIVE_INFINITY;
  const lateMs = Math.max(LATE_MS, LATE_BY_LENGTH * facts.tookMs);
  const found: Record<HealthFault, boolean> = {
    no_backup: facts.lastGoodAt === null && facts.upMs > HOUR_MS,
    old_backup: facts.lastGoodAt !== null && isOlder(facts.lastGoodAt, lateMs),
    old_trial: facts.lastGoodAt !== null && isOlder(facts.lastTrialAt, TRIAL_LATE_MS),
    old_copy:
      facts.lastGoodAt !== null &&
      facts.isCopied &&
      isOlder(facts.lastCopyAt, Math.max(COPY_LATE_MS, lateMs)),
    little_disk: facts.diskFreeBytes < LITTLE_DISK_BYTES,
    licence_ends: daysLeft >= 0 && daysLeft <= LICENCE_WARNING_DAYS,
    licence_ended: daysLeft < 0,
    stale_pages: facts.stalePages > 0,
  };
  return HEALTH_FAULTS.filter((fault) => found[fault]);
}
