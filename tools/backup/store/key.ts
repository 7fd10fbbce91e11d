import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BackupSettings } from '../../../server/backup-settings.ts';
import { listBackups } from '../../../server/platform/backup-folder.ts';
import { BackupError } from '../command.ts';
import { type BackupKey, backupKey } from './seal.ts';
import { isSealed } from './vault.ts';

type KeySettings = Pick<BackupSettings, 'key' | 'keyFile'>;

/** The key the settings name; undefined where its file is not there. */
export async function findKey({ key, keyFile }: KeySettings): Promise<BackupKey | undefined> {
  if (key !== undefined) return backupKey(key);
  const text = await readFile(keyFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : keyIn(text, keyFile);
}

/** A file may say in lines that begin with # what it is. */
export function keyIn(text: string, file: string): BackupKey {
  const line = text
    .split('\n')
    .map((each) => each.trim().toLowerCase())
    .find((each) => each !== '' && !each.startsWith('#'));
  if (line === undefined || !/^[0-9a-f]{64}$/.test(line)) {
    throw new BackupError(`${file} holds no backup key: a line of 64 hex digits is wanted.`);
  }
  return backupKey(line);
}

/**
 * The key to seal with. Where the file of the settings is not there yet, one is made and its place is told.
 * @throws {BackupError} instead of making a second key where sealed backups stand already: theirs was lost or moved
 */
export async function findOrMakeKey(
  settings: KeySettings,
  parent: string,
  log: (line: string) => void,
): Promise<BackupKey> {
  const found = await findKey(settings);
  if (found) return found;
  const { keyFile } = settings;
  for (const backup of await listBackups(parent)) {
    if (!(await isSealed(backup))) continue;
    throw new BackupError(
      `The key of the backups in ${parent} is not in ${keyFile}. Put it back there (your copy of it), or move those backups elsewhere and a new key is made.`,
    );
  }
  await makeKey(keyFile);
  const made = await findKey(settings);
  if (!made) throw new BackupError(`${keyFile} was taken away while it was made.`);
  log(`Made the key of the backups: ${keyFile} (${made.id}).`);
  log('COPY IT NOW to paper or another machine. Without it no backup can ever be read again, by anybody.');
  return made;
}

/** Whole or not at all, and never over another that was made meanwhile. */
async function makeKey(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.part`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(
      `# The key of AV Agro's backups. Keep a copy away from this machine; without it no backup can be read.\n${randomBytes(32).toString('hex')}\n`,
    );
    await handle.sync();
  } finally {
    await handle.close();
  }
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
}
