import { chmod, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '../../../server/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/index.ts';
import { listSequences, readVersions } from '../catalog.ts';
import { BackupError, undoneByStop } from '../command.ts';
import { removeScratch } from '../leftovers.ts';
import { connect } from '../open-database.ts';
import type { Manifest } from '../store/manifest.ts';
import type { BackupKey } from '../store/seal.ts';
import { digestTable, speakPlainly } from '../store/table-stream.ts';
import { type CheckOptions, checkBackup, type WholeBackup } from './check-backup.ts';
import { restoreDatabase } from './restore-backup.ts';

/**
 * Proves that a backup can be put back: every byte is compared with its sum, and the database is restored into a
 * server of its own in a scratch folder, read there again by a connection that knows only the manifest, and brought up
 * to date.
 * @throws {BackupError}
 */
export async function rehearse(
  folder: string,
  key: BackupKey | undefined,
  options: CheckOptions = {},
): Promise<WholeBackup> {
  const backup = await checkBackup(folder, key, options);
  const scratch = await mkdtemp(path.join(path.dirname(path.resolve(folder)), `rehearsal-${process.pid}-`));
  // As root the server runs as another account, which must be able to pass.
  await chmod(scratch, 0o711);
  await undoneByStop(
    () => removeScratch(scratch),
    () => tryOut(backup, scratch),
  ).finally(() => removeScratch(scratch));
  return backup;
}

async function tryOut(backup: WholeBackup, dataDir: string): Promise<void> {
  const server = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    // Thrown away at the end: nothing to save from a power cut.
    settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_wal_size: '2GB' },
  });
  const { connectionString } = server;
  await undoneByStop(server.stop, async () => {
    const quiet = { force: false, log: () => undefined, isLeftAsItWas: true };
    await restoreDatabase(backup, connectionString, quiet);
    await proveEqual(backup.manifest, connectionString);
    await migrate(connectionString);
  }).finally(server.stop);
}

/**
 * Reads every table and sequence of a restored database and holds it to the manifest. Whoever restored it is not believed.
 * @throws {BackupError} naming the first that is not equal
 */
export async function proveEqual(manifest: Manifest, connectionString: string): Promise<void> {
  const client = await connect(connectionString, 'trial');
  try {
    await speakPlainly(client);
    const { queueVersion } = await readVersions(client).catch(() => ({ queueVersion: undefined }));
    if (queueVersion === undefined) throw unequal('there is no AV Agro in what was put back');
    // A queue of another version is left out by the restore, which says so.
    const isMeant = ({ schema }: { schema: string }) =>
      schema === 'public' || queueVersion === manifest.queueVersion;
    for (const table of manifest.tables.filter(isMeant)) {
      // Work that a worker had taken waits again: those two lists differ by design.
      if (/^_private_job(s|_queues)$/.test(table.name)) continue;
      const { rows, sha256 } = await digestTable(client, table);
      if (sha256 !== table.sha256)
        throw unequal(`${table.name} has ${rows} rows of ${table.rows}, or other ones`);
    }
    const here = new Map((await listSequences(client)).map((each) => [`${each.schema}.${each.name}`, each]));
    for (const { schema, name, value, called } of manifest.sequences.filter(isMeant)) {
      const found = here.get(`${schema}.${name}`);
      if (found?.value !== value || found.called !== called) throw unequal(`${name} counts from elsewhere`);
    }
  } finally {
    await client.end();
  }
}

const unequal = (what: string) => new BackupError(`The trial failed: ${what}.`);
