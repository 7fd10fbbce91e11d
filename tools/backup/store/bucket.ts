import { copyFile, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { BackupSettings } from '../../../server/backup-settings.ts';
import { createS3Folder, type S3Folder } from '../../../server/partners/object-store/s3-folder.ts';
import { isMissing, type S3Config } from '../../../server/partners/object-store/s3-store.ts';
import { isBackupName, momentOf } from '../../../server/platform/backup-folder.ts';
import { BackupError, undoneByStop } from '../command.ts';
import { planned } from './keep-newest.ts';
import { damagedFile, readFileList, readManifest, storedFile } from './manifest.ts';
import type { BackupKey } from './seal.ts';
import { openVault, placeOf } from './vault.ts';

/*
 * In the bucket, below backups/<id of the key>/:
 *
 *     files/<key of the object>     each stored file once, sealed, for all backups
 *     <name of the backup>/...      the other parts, as in its folder; the manifest comes last, so without it it is not whole
 */
const MANIFEST = 'manifest.json.sealed';
const FILES = 'files/';
/** No copy takes so long. A younger one without a manifest may still be on its way from another machine. */
const COPY_MS = 24 * 3_600_000;

function openBucket(config: S3Config, key: BackupKey): S3Folder {
  return createS3Folder(config, `backups/${key.id}/`);
}

/** Copies a backup into the bucket, and takes from there what the plan no longer keeps. */
export async function copyToBucket(
  config: S3Config,
  folder: string,
  key: BackupKey,
  keep: BackupSettings['keep'],
): Promise<{ sent: number; removed: number }> {
  const bucket = openBucket(config, key);
  const vault = await openVault(folder, key);
  const files = await readFileList(vault, await readManifest(vault));
  const there = new Set<string>();
  for await (const name of bucket.list()) there.add(name);
  let sent = 0;
  for (const file of files) {
    if (there.has(FILES + file.key)) continue;
    await bucket.put(FILES + file.key, placeOf(vault, storedFile(file.key)));
    sent += 1;
  }
  const name = path.basename(folder);
  const parts = await listParts(folder);
  for (const part of [...parts.filter((each) => each !== MANIFEST), MANIFEST]) {
    await bucket.put(`${name}/${part}`, path.join(folder, part));
  }
  return { sent, removed: await prune(bucket, key, there, keep, name) };
}

/** All but the stored files. */
async function listParts(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((part) => !part.startsWith(FILES));
}

/**
 * Removes what the plan does not keep, and what was cut off on its way: it has no manifest, and nobody can tell its files.
 * @returns how many backups went
 */
async function prune(
  bucket: S3Folder,
  key: BackupKey,
  there: ReadonlySet<string>,
  keep: BackupSettings['keep'],
  made: string,
): Promise<number> {
  const names = [...new Set([...there].map((each) => each.split('/')[0] ?? '').filter(isBackupName))];
  const whole = names.filter((name) => there.has(`${name}/${MANIFEST}`));
  const stay = planned([...new Set([...whole, made])].sort(), keep);
  const unfinished = names.filter((name) => name !== made && !whole.includes(name));
  const underWay = unfinished.filter((name) => Math.abs(Date.now() - momentOf(name).getTime()) < COPY_MS);
  const old = names.filter((name) => !stay.has(name) && !underWay.includes(name));
  if (old.length === 0) return 0;
  // The manifest first: what is cut off here is no whole backup any more.
  await bucket.remove(old.map((name) => `${name}/${MANIFEST}`));
  await bucket.remove([...there].filter((each) => old.includes(each.split('/')[0] ?? '')));
  // What a copy under way has sent is named nowhere yet.
  if (underWay.length > 0) return old.length;
  const needed = new Set<string>();
  for (const name of stay) for (const each of await filesOf(bucket, key, name)) needed.add(FILES + each);
  await bucket.remove([...there].filter((each) => each.startsWith(FILES) && !needed.has(each)));
  return old.length;
}

/** Which stored files a backup in the bucket needs. */
async function filesOf(bucket: S3Folder, key: BackupKey, name: string): Promise<string[]> {
  const lent = await mkdtemp(path.join(os.tmpdir(), 'av-list-'));
  try {
    for (const part of [MANIFEST, 'files.sha256.sealed'])
      await bucket.fetch(`${name}/${part}`, path.join(lent, part));
    const vault = await openVault(lent, key);
    return (await readFileList(vault, await readManifest(vault))).map((file) => file.key);
  } finally {
    await rm(lent, { recursive: true, force: true });
  }
}

/**
 * Brings a backup from the bucket into a folder below `parent`.
 * @param wish.name the newest whole one without it
 * @param wish.withoutDamaged goes on where a stored file is not there: the check of the folder names it
 * @returns the folder
 */
export async function fetchFromBucket(
  config: S3Config,
  key: BackupKey,
  parent: string,
  { name, withoutDamaged }: { name?: string | undefined; withoutDamaged: boolean },
): Promise<string> {
  const bucket = openBucket(config, key);
  const parts: string[] = [];
  for await (const each of bucket.list()) if (!each.startsWith(FILES)) parts.push(each);
  const whole = parts.filter((part) => part.endsWith(`/${MANIFEST}`)).map((part) => part.split('/')[0] ?? '');
  const chosen = name ?? whole.sort().at(-1);
  if (chosen === undefined || !whole.includes(chosen)) {
    throw new BackupError(
      `The bucket ${config.bucket} holds ${name ?? 'no backup'} sealed with the key ${key.id}${name ? ' in no whole copy' : ''}.`,
    );
  }
  const folder = path.join(parent, chosen);
  const draft = `${folder}.${process.pid}.part`;
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const undo = () => rm(draft, { recursive: true, force: true });
  await undoneByStop(undo, async () => {
    for (const part of parts.filter((each) => each.startsWith(`${chosen}/`))) {
      await bucket.fetch(part, path.join(draft, part.slice(chosen.length + 1)));
    }
    const vault = await openVault(draft, key);
    for (const file of await readFileList(vault, await readManifest(vault))) {
      const part = storedFile(file.key);
      await bucket.fetch(FILES + file.key, placeOf(vault, part)).catch(async (error: unknown) => {
        if (!isMissing(error)) throw error;
        await mkdir(path.dirname(placeOf(vault, part)), { recursive: true, mode: 0o700 });
        // The backup of this name may lie here, whole: it is about to be replaced.
        const isHere = await copyFile(placeOf({ ...vault, folder }, part), placeOf(vault, part)).then(
          () => true,
          () => false,
        );
        if (!isHere && !withoutDamaged) throw damagedFile(`The bucket ${config.bucket}`, file.key);
      });
    }
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
  }).catch(async (error: unknown) => {
    await undo();
    throw error;
  });
  return folder;
}
