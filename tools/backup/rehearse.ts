import { chmod, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/index.ts';
import { checkBackup, type WholeBackup } from './check-backup.ts';
import { removeScratch } from './leftovers.ts';
import { restoreDatabase } from './restore-backup.ts';

/**
 * Proves that a backup can be put back: every byte is compared with its sum, and the database is restored into a
 * server of its own in a scratch folder beside the backup, table by table compared with what was saved.
 * @throws {BackupError}
 */
export async function rehearse(folder: string): Promise<WholeBackup> {
  const backup = await checkBackup(folder);
  const scratch = await mkdtemp(path.join(path.dirname(folder), `rehearsal-${process.pid}-`));
  // As root the server runs as another account, which must be able to pass.
  await chmod(scratch, 0o711);
  try {
    const server = await startEmbeddedPostgres({
      dataDir: scratch,
      log: () => undefined,
      // Thrown away at the end: nothing to save from a power cut.
      settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_wal_size: '2GB' },
    });
    try {
      await restoreDatabase(backup, server.connectionString, { force: false, log: () => undefined });
    } finally {
      await server.stop();
    }
  } finally {
    await removeScratch(scratch);
  }
  return backup;
}
