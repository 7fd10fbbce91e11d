import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CHECKED, listBackups, newestChecked } from '../../server/platform/backup-folder.ts';

/** Notes that a backup came through the check that was asked for. */
export async function markChecked(folder: string, now = new Date()): Promise<void> {
  await writeFile(path.join(folder, CHECKED), `${now.toISOString()}\n`, { mode: 0o600, flush: true });
}

/**
 * Removes all backups but the newest `keep`, and never the newest one that is known to be good: fourteen days of failed
 * trials must not push it out. Linked files live on in the backups that stay.
 * @returns the folders that were removed
 */
export async function keepNewest(parent: string, keep: number): Promise<string[]> {
  const backups = await listBackups(parent);
  const good = await newestChecked(parent);
  const old = backups
    .slice(0, Math.max(0, backups.length - keep))
    .filter((folder) => folder !== good?.folder);
  for (const folder of old) await rm(folder, { recursive: true });
  return old;
}
