/**
 * `npm run db:move [-- --force]`: takes a business that has outgrown its home from the PostgreSQL of DATA_DIR to the
 * server of DATABASE_URL, and, where S3_BUCKET is set, its files into that bucket. The app must not run. What is at
 * home stays as it was: until the move is seen to be good, it is the way back.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createLocalStore, createObjectStore } from '../../server/partners/object-store/index.ts';
import { findServer } from '../../server/platform/database/pg-hosts.ts';
import { BackupError, readSettings, runCommand } from '../backup/command.ts';
import { describePlace, openForWriting } from '../backup/open-database.ts';
import { moveDatabase } from './move-database.ts';
import { moveFiles } from './move-files.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } });
  const config = readSettings();
  const { databaseUrl } = config;
  if (databaseUrl === undefined) throw new BackupError('Where to? Set DATABASE_URL to the new server.');
  // Taken as an app would take it: a running one keeps us out.
  const home = await openForWriting({ ...config, databaseUrl: undefined }, { isNew: false });
  try {
    console.log(`From the database of ${config.dataDir} into ${describePlace(config)}.`);
    if (config.s3) {
      const copied = await moveFiles(
        createLocalStore(path.join(config.dataDir, 'uploads')),
        await createObjectStore(config),
      );
      console.log(`${copied} files copied into the bucket ${config.s3.bucket}.`);
    }
    const tables = await moveDatabase(home.connectionString, await findServer(databaseUrl), {
      force: values.force,
      log: console.log,
    });
    for (const { name, rows, sha256 } of tables) {
      console.log(
        `${name.padEnd(28)} ${String(rows).padStart(10)} rows  ${sha256?.slice(0, 12) ?? ''}  equal`,
      );
    }
  } finally {
    await home.close();
  }
  console.log('Moved. Start AV Agro with this DATABASE_URL; the old database stays in DATA_DIR.');
});
