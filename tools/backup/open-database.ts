import { existsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Config } from '../../server/config.ts';
import { type OpenDatabase, openHomeDatabase } from '../../server/home-database.ts';
import { findEmbeddedPostgres } from '../../server/platform/embedded-postgres/index.ts';
import { refuseUnreadable } from './catalog.ts';
import { BackupError } from './manifest.ts';

const silent = () => undefined;

/** The installation's database for reading: also beside a running app, and also when none runs. */
export async function openForReading(config: Config): Promise<OpenDatabase> {
  const database = await findOrStart(config);
  const client = new pg.Client({ connectionString: database.connectionString });
  try {
    await client.connect();
    await refuseUnreadable(client).finally(() => client.end());
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function findOrStart(config: Config): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) return openHomeDatabase(config, silent);
  if (!hasDatabase(config)) throw none(config);
  const running = await findEmbeddedPostgres(config.dataDir);
  if (running !== undefined) return { connectionString: running, close: async () => {} };
  return openHomeDatabase(config, silent);
}

/**
 * The installation's database for writing all of it: no app may run on it meanwhile. One is made only when that is
 * asked for: with a DATA_DIR that is not the service's, the work would end well and change nothing.
 * @throws {BackupError} when there is none
 */
export async function openForWriting(config: Config, { isNew }: { isNew: boolean }): Promise<OpenDatabase> {
  if (!isNew && config.databaseUrl === undefined && !hasDatabase(config)) throw none(config);
  return openHomeDatabase(config, silent);
}

/** Where these settings lead, without secrets: for a person to read before it is written to. */
export function describePlace({ databaseUrl, dataDir, s3 }: Config): string {
  const files = s3 ? `the bucket ${s3.bucket}` : path.join(dataDir, 'uploads');
  if (databaseUrl === undefined) return `the database of ${dataDir}, files in ${files}`;
  const { host, port, database } = new pg.Client({ connectionString: databaseUrl });
  return `the database ${database} on ${host}:${port}, files in ${files}`;
}

const hasDatabase = ({ dataDir }: Config) => existsSync(path.join(dataDir, 'postgres'));

function none({ dataDir }: Config): BackupError {
  return new BackupError(`There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL.`);
}
