import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../server/config.ts';
import { createObjectStore } from '../../server/partners/object-store/index.ts';
import { CHECKED, listBackups, newestMarked, TRIED } from '../../server/platform/backup-folder.ts';
import { userFacingError } from '../../server/platform/user-facing-error.ts';
import { readVersions } from './catalog.ts';
import { BackupError, undoneByStop } from './command.ts';
import { sweepLeftovers } from './leftovers.ts';
import { connect, openForReading } from './open-database.ts';
import { recordRun } from './record-run.ts';
import { reportMade, sendHeartbeat } from './report-made.ts';
import { checkBackup } from './restore/check-backup.ts';
import { rehearse } from './restore/rehearse.ts';
import { refuseWithoutRoom } from './room.ts';
import { copyToBucket } from './store/bucket.ts';
import { keepByPlan, mark } from './store/keep-newest.ts';
import { findOrMakeKey } from './store/key.ts';
import { readManifest } from './store/manifest.ts';
import type { BackupKey } from './store/seal.ts';
import { openVault } from './store/vault.ts';
import { writeBackup } from './write-backup.ts';

/** One backup a day is put back on trial in full, and the first of other tables or another PostgreSQL. */
const TRIAL_EVERY_MS = 23.5 * 3_600_000;

export interface Wish {
  parent: string;
  trial: 'always' | 'never' | 'when due';
  /** How long to wait for another backup that is at work. */
  waitMs: number;
}

/**
 * Makes a backup, checks it, removes what the plan no longer keeps, copies it into the bucket, and notes what it came to.
 * @returns false when another one is at work
 * @throws {BackupError} and what the database and the disk have to say
 */
export async function runBackup(config: Config, wish: Wish): Promise<boolean> {
  for (const name of await sweepLeftovers(wish.parent))
    console.log(`Removed ${name}: that backup was cut off.`);
  const startedAt = new Date();
  const database = await openForReading(config);
  const { connectionString } = database;
  return undoneByStop(database.close, async () => {
    const releaseBackup = await claimBackup(connectionString, wish.waitMs);
    if (!releaseBackup) return false;
    const note = (run: Omit<Parameters<typeof recordRun>[1], 'startedAt'>) =>
      wish.parent === config.backupDir ? recordRun(connectionString, { startedAt, ...run }) : undefined;
    try {
      await makeAndCopy(config, connectionString, wish, note);
      return true;
    } catch (error) {
      if (!(error instanceof CopyError))
        await Promise.resolve(note({ isGood: false, fault: sentenceOf(error) })).catch(() => undefined);
      throw error;
    } finally {
      await releaseBackup();
    }
  }).finally(database.close);
}

class CopyError extends BackupError {}

type Note = (run: Omit<Parameters<typeof recordRun>[1], 'startedAt'>) => Promise<void> | undefined;

async function makeAndCopy(config: Config, connectionString: string, wish: Wish, note: Note): Promise<void> {
  const { parent } = wish;
  const { backup } = config;
  const key = await findOrMakeKey(backup, parent, console.log);
  const { folder, isTried } = await makeChecked(config, connectionString, wish, key);
  if (parent === config.backupDir && backup.isOn) {
    for (const old of await keepByPlan(parent, backup.keep)) console.log(`Removed ${old}.`);
  }
  const fault = await copyOut(config, folder, key);
  const keyPlace = backup.key === undefined ? backup.keyFile : 'BACKUP_KEY';
  const isCopied = backup.bucket !== undefined && fault === undefined;
  await note({ isGood: true, folder, isTried, isCopied, keyId: key.id, keyPlace, ...(fault && { fault }) });
  if (fault !== undefined) {
    throw new CopyError(`The backup in ${folder} is good, but its copy in the bucket is not: ${fault}`);
  }
  if (parent === config.backupDir) await sendHeartbeat(backup.heartbeatUrl);
}

/** What went wrong with it; undefined when there is a whole copy, or no bucket. */
async function copyOut({ backup }: Config, folder: string, key: BackupKey): Promise<string | undefined> {
  if (!backup.bucket) return undefined;
  try {
    const { sent, removed } = await copyToBucket(backup.bucket, folder, key, backup.keep);
    console.log(
      `Copied into the bucket ${backup.bucket.bucket}: ${sent} new files; ${removed} old backups removed.`,
    );
    return undefined;
  } catch (error) {
    return sentenceOf(error);
  }
}

async function makeChecked(
  config: Config,
  connectionString: string,
  { parent, trial }: Wish,
  key: BackupKey,
): Promise<{ folder: string; isTried: boolean }> {
  const isDue =
    trial === 'always' || (trial === 'when due' && (await isTrialDue(connectionString, parent, key)));
  // After one that did not come through, nothing is taken over unread.
  const isThorough = trial !== 'when due' || isDue || !(await isNewestChecked(parent));
  const target = { parent, key, isThorough };
  const isTried = await chooseByRoom(connectionString, target, { isDue, mayDoWithout: trial === 'when due' });
  const made = await writeBackup({ connectionString, objects: await createObjectStore(config) }, target);
  reportMade(made);
  if (isTried) await rehearse(made.folder, key);
  else await checkBackup(made.folder, key, { isThorough });
  await mark(made.folder, CHECKED);
  if (isTried) await mark(made.folder, TRIED);
  console.log(isTried ? 'Put back on trial: every table and file is equal.' : 'Read again: whole.');
  return { folder: made.folder, isTried };
}

/** A disk with room for a backup and not for its trial gets the backup: the desk tells that trials have stopped. */
async function chooseByRoom(
  connectionString: string,
  target: { parent: string; key: BackupKey },
  { isDue, mayDoWithout }: { isDue: boolean; mayDoWithout: boolean },
): Promise<boolean> {
  try {
    await refuseWithoutRoom(connectionString, target, isDue);
    return isDue;
  } catch (error) {
    if (!(isDue && mayDoWithout && error instanceof BackupError)) throw error;
    await refuseWithoutRoom(connectionString, target, false);
    console.warn(`No trial this time. ${error.message}`);
    return false;
  }
}

async function isNewestChecked(parent: string): Promise<boolean> {
  const newest = (await listBackups(parent)).at(-1);
  return newest !== undefined && (await newestMarked(parent, CHECKED))?.folder === newest;
}

async function isTrialDue(connectionString: string, parent: string, key: BackupKey): Promise<boolean> {
  const tried = await newestMarked(parent, TRIED);
  if (!tried || Date.now() - tried.moment.getTime() > TRIAL_EVERY_MS) return true;
  const then = await openVault(tried.folder, key)
    .then(readManifest)
    .catch(() => undefined);
  const client = await connect(connectionString, 'backup');
  const now = await readVersions(client).finally(() => client.end());
  return (
    then?.postgres !== now.postgres || JSON.stringify(then.migrations) !== JSON.stringify(now.migrations)
  );
}

function sentenceOf(error: unknown): string {
  return userFacingError(error) ?? (error instanceof Error ? error.message : String(error));
}

/** Where a backup goes that nobody named a place for. */
export const placeFor = (config: Config, named: string | undefined) =>
  path.resolve(named ?? config.backupDir);

/** The advisory lock's number: 'AVBK' in ASCII. */
const LOCK = 0x4156424b;

/**
 * One backup at a time of a database, whichever node makes it. The turn ends with the process, however that dies.
 * @param waitMs how long to wait for one that is at work
 * @returns what ends the turn; undefined when another still has it
 */
async function claimBackup(
  connectionString: string,
  waitMs: number,
): Promise<(() => Promise<void>) | undefined> {
  const client = await connect(connectionString, 'backup turn');
  for (const startedAt = Date.now(); ; await sleep(500)) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK,
    ]);
    if (rows[0]?.taken) return () => client.end();
    if (Date.now() - startedAt < waitMs) continue;
    await client.end();
    return undefined;
  }
}
