import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../server/config.ts';
import { type OpenDatabase, openHomeDatabase } from '../../server/home-database.ts';
import { findEmbeddedPostgres } from '../../server/platform/embedded-postgres/index.ts';
import { BackupError } from './manifest.ts';

const silent = () => undefined;

/** The installation's database for reading: also beside a running app, and also when none runs. */
export async function openForReading(config: Config): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) return openHomeDatabase(config, silent);
  if (!existsSync(path.join(config.dataDir, 'postgres'))) {
    throw new BackupError(`There is no database in ${config.dataDir}: set DATA_DIR or DATABASE_URL.`);
  }
  const running = await findEmbeddedPostgres(config.dataDir);
  if (running !== undefined) return { connectionString: running, close: async () => {} };
  return openHomeDatabase(config, silent);
}

/** The installation's database for writing all of it: no app may run on it meanwhile. */
export function openForWriting(config: Config): Promise<OpenDatabase> {
  return openHomeDatabase(config, silent);
}
