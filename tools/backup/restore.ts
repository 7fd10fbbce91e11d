/**
 * `npm run restore -- BACKUP [--force | --new]`: puts a backup into the installation the settings name: the PostgreSQL of
 * DATA_DIR, or the one of DATABASE_URL; DATA_DIR/uploads, or the bucket of S3_BUCKET. The app must not run.
 *
 *     --force   also where an installation stands already, which is lost
 *     --new     also where there is no database yet: makes one in DATA_DIR
 *     --check   touches nothing: proves that the backup can be put back
 */
import { parseArgs } from 'node:util';
import { checkBackup } from './check-backup.ts';
import { BackupError } from './manifest.ts';
import { describePlace, openForWriting } from './open-database.ts';
import { rehearse } from './rehearse.ts';
import { restoreBackup } from './restore-backup.ts';
import { createObjectStore, readSettings, runCommand } from './settings.ts';

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      force: { type: 'boolean', default: false },
      new: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) {
    throw new BackupError('Which backup? npm run restore -- FOLDER');
  }
  if (values.check) {
    await rehearse(folder);
    console.log(`${folder} is whole and can be put back.`);
    return;
  }
  const config = readSettings();
  console.log(`Into ${describePlace(config)}.`);
  const database = await openForWriting(config, { isNew: values.new });
  try {
    const backup = await checkBackup(folder);
    const { connectionString } = database;
    await restoreBackup(
      backup,
      { connectionString, objects: await createObjectStore(config) },
      { force: values.force, log: console.log },
    );
    console.log(`Restored the business of ${backup.manifest.madeAt}. Start AV Agro.`);
  } finally {
    await database.close();
  }
});
