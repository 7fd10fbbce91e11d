/**
 * `npm run restore -- BACKUP [--force | --new]`: puts a backup into the installation the settings name: the PostgreSQL of
 * DATA_DIR, or the one of DATABASE_URL; DATA_DIR/uploads, or the bucket of S3_BUCKET. The app must not run.
 *
 *     --force      also where an installation stands already, which is lost
 *     --new        also where there is no database yet: makes one in DATA_DIR
 *     --check      touches nothing: proves that the backup can be put back
 *     --from-bucket   takes BACKUP (the newest without one) from the bucket into BACKUP_DIR first
 *     --without-damaged-files   leaves out stored files that are damaged or missing in the backup, and lists them
 *     --key FILE   the key it was sealed with; without it BACKUP_KEY or BACKUP_KEY_FILE
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Config } from '../../server/config.ts';
import { createObjectStore } from '../../server/partners/object-store/index.ts';
import { BackupError, readSettings, runCommand } from './command.ts';
import { describePlace, openForWriting, refuseNone } from './open-database.ts';
import { checkBackup } from './restore/check-backup.ts';
import { rehearse } from './restore/rehearse.ts';
import { restoreBackup } from './restore/restore-backup.ts';
import { fetchFromBucket } from './store/bucket.ts';
import { findKey, keyIn } from './store/key.ts';
import type { BackupKey } from './store/seal.ts';

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      force: { type: 'boolean', default: false },
      new: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      key: { type: 'string' },
      'without-damaged-files': { type: 'boolean', default: false },
      'from-bucket': { type: 'boolean', default: false },
    },
  });
  const isFetched = values['from-bucket'];
  if ((positionals[0] === undefined && !isFetched) || positionals.length > 1) {
    throw new BackupError('Which backup? npm run restore -- FOLDER');
  }
  const config = readSettings();
  const key =
    values.key === undefined
      ? await findKey(config.backup)
      : keyIn(await readFile(values.key, 'utf8'), values.key);
  const withoutDamaged = values['without-damaged-files'];
  const wish = { name: positionals[0], withoutDamaged };
  const folder = isFetched ? await fetchNamed(config, key, wish) : (positionals[0] ?? '');
  if (values.check) {
    const { damagedFiles } = await rehearse(folder, key, { withoutDamaged });
    printLeftOut(damagedFiles);
    console.log(`${folder} is whole${damagedFiles.length > 0 ? ' but for these,' : ''} and can be put back.`);
    return;
  }
  console.log(`Into ${describePlace(config)}.`);
  refuseNone(config, values.new);
  // Before a database is made or taken for it.
  const backup = await checkBackup(folder, key, { withoutDamaged });
  printLeftOut(backup.damagedFiles);
  const database = await openForWriting(config, { isNew: values.new });
  try {
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

function printLeftOut(damagedFiles: readonly string[]): void {
  if (damagedFiles.length > 0)
    console.log(`Left out, as damaged or missing in the backup:\n${damagedFiles.join('\n')}`);
}

async function fetchNamed(
  { backup, backupDir }: Config,
  key: BackupKey | undefined,
  wish: { name: string | undefined; withoutDamaged: boolean },
) {
  if (!backup.bucket) throw new BackupError('From which bucket? Set BACKUP_S3_BUCKET or S3_BUCKET.');
  if (!key)
    throw new BackupError('The bucket is searched by the key: --key FILE, BACKUP_KEY or BACKUP_KEY_FILE.');
  const folder = await fetchFromBucket(backup.bucket, key, backupDir, wish);
  console.log(`Fetched from the bucket ${backup.bucket.bucket} into ${folder}.`);
  return folder;
}
