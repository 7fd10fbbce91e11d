import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listBackups, nameBackup } from '../../server/platform/backup-folder.ts';

/** Names of backups tell seconds: waits until the next below `parent` has another than the newest there. */
export async function anotherBackupName(parent: string): Promise<void> {
  const newest = path.basename((await listBackups(parent)).at(-1) ?? '');
  while (nameBackup(new Date()) <= newest) await sleep(20);
}
