/**
 * `npm run backup -- [FOLDER] [--keep N] [--no-rehearsal]`: everything the business has, of one moment, into a new
 * folder below FOLDER (BACKUP_DIR by default), while the app runs. Then the proof that it can be put back.
 *
 *     --keep N         afterwards only the newest N backups of FOLDER stay, and the newest that is known to be good
 *     --no-rehearsal   compares every byte with its sum, but restores nothing on trial
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../../server/config.ts';
import { checkBackup } from './check-backup.ts';
import { keepNewest, markChecked } from './keep-newest.ts';
import { sweepLeftovers } from './leftovers.ts';
import { BackupError } from './manifest.ts';
import { openForReading } from './open-database.ts';
import { rehearse } from './rehearse.ts';
import { refuseWithoutRoom } from './room.ts';
import { createObjectStore, readSettings, runCommand } from './settings.ts';
import { type MadeBackup, writeBackup } from './write-backup.ts';

const MB = 1024 * 1024;

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' }, 'no-rehearsal': { type: 'boolean', default: false } },
  });
  if (positionals.length > 1) throw new BackupError('One folder for the backups, not several.');
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) {
    throw new BackupError('--keep is how many backups stay: a whole number from 1.');
  }
  const config = readSettings();
  const parent = path.resolve(positionals[0] ?? config.backupDir);
  for (const name of await sweepLeftovers(parent)) console.log(`Removed ${name}: that backup was cut off.`);
  try {
    await makeChecked(config, parent, { isTried: !values['no-rehearsal'] });
  } finally {
    // Also after a failure: what is too old goes, or failing backups would fill the disk.
    for (const folder of keep === undefined ? [] : await keepNewest(parent, keep))
      console.log(`Removed ${folder}.`);
  }
});

async function makeChecked(config: Config, parent: string, { isTried }: { isTried: boolean }): Promise<void> {
  const database = await openForReading(config);
  const { connectionString } = database;
  const make = async () => {
    await refuseWithoutRoom(connectionString, parent, isTried);
    return writeBackup({ connectionString, objects: await createObjectStore(config) }, parent);
  };
  const made = await make().finally(database.close);
  tell(made);
  if (isTried) await rehearse(made.folder);
  else await checkBackup(made.folder);
  await markChecked(made.folder);
  console.log(isTried ? 'Put back on trial: every table and file is equal.' : 'Read again: whole.');
}

function tell({ folder, manifest, sharedFiles, mendedFiles }: MadeBackup): void {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${folder}: ${manifest.tables.length} tables, ${rows} rows,`);
  const size = (manifest.files.bytes / MB).toFixed(1);
  console.log(`  ${manifest.files.count} files of ${size} MB, ${sharedFiles} shared with the backup before.`);
  if (mendedFiles > 0) {
    console.warn(
      `  ${mendedFiles} files were damaged in the backup before, and copied anew. Look at the disk of the backups.`,
    );
  }
  const { missingFiles } = manifest;
  if (missingFiles.length > 0) {
    console.warn(
      `  ${missingFiles.length} files have a row but no bytes (deleted meanwhile, or lost): see missingFiles in its manifest.`,
    );
  }
}
