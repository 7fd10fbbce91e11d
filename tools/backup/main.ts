/**
 * `npm run backup -- [FOLDER] [--keep N] [--no-rehearsal]`: everything the business has, of one moment, into a new
 * folder below FOLDER (DATA_DIR/backups by default), while the app runs. Then the proof that it can be put back.
 *
 *     --keep N         afterwards only the newest N backups of FOLDER stay
 *     --no-rehearsal   compares every byte with its sum, but restores nothing on trial
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkBackup } from './check-backup.ts';
import { BackupError } from './manifest.ts';
import { openForReading } from './open-database.ts';
import { rehearse } from './rehearse.ts';
import { createObjectStore, readSettings, runCommand } from './settings.ts';
import { listBackups, type MadeBackup, writeBackup } from './write-backup.ts';

const MB = 1024 * 1024;

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' }, 'no-rehearsal': { type: 'boolean', default: false } },
  });
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) {
    throw new BackupError('--keep is how many backups stay: a whole number from 1.');
  }
  const config = readSettings();
  const parent = path.resolve(positionals[0] ?? path.join(config.dataDir, 'backups'));
  const database = await openForReading(config);
  const made = await writeBackup(
    { connectionString: database.connectionString, objects: await createObjectStore(config) },
    parent,
  ).finally(database.close);
  tell(made);
  if (values['no-rehearsal']) await checkBackup(made.folder);
  else await rehearse(made.folder);
  console.log(
    values['no-rehearsal'] ? 'Read again: whole.' : 'Put back on trial: every table and file is equal.',
  );
  if (keep !== undefined) await removeAllBut(parent, keep);
});

function tell({ folder, manifest, sharedFiles }: MadeBackup): void {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${folder}: ${manifest.tables.length} tables, ${rows} rows,`);
  const size = (manifest.files.bytes / MB).toFixed(1);
  console.log(`  ${manifest.files.count} files of ${size} MB, ${sharedFiles} shared with the backup before.`);
  const { missingFiles } = manifest;
  if (missingFiles.length > 0) {
    console.warn(
      `  ${missingFiles.length} files have a row but no bytes (deleted meanwhile, or lost): see missingFiles in its manifest.`,
    );
  }
}

/** Linked files live on in the backups that stay. */
async function removeAllBut(parent: string, keep: number): Promise<void> {
  const backups = await listBackups(parent);
  for (const folder of backups.slice(0, Math.max(0, backups.length - keep))) {
    await rm(folder, { recursive: true });
    console.log(`Removed ${folder}.`);
  }
}
