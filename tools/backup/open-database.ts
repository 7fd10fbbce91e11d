import { existsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Config } from '../../server/config.ts';
import { openHomeDatabase, type OpenDatabase as WholeDatabase } from '../../server/home-database.ts';
import { hostsOf } from '../../server/platform/database/pg-hosts.ts';
import { findEmbeddedPostgres } from '../../server/platform/embedded-postgres/index.ts';
import { refuseUnreadable } from './catalog.ts';
import { BackupError } from './command.ts';

/** A backup needs no more than the app's own role reads. */
export type OpenDatabase = Pick<WholeDatabase, 'connectionString' | 'close'>;

const silent = () => undefined;

/** The installation's database for reading: also beside a running app, and also when none runs. */
export async function openForReading(config: Config): Promise<OpenDatabase> {
  const database = await findOrStart(config);
  try {
    const client = await connect(database.connectionString, 'backup');
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
  const running = async () => {
    const connectionString = await findEmbeddedPostgres(config.dataDir);
    return connectionString === undefined ? undefined : { connectionString, close: async () => {} };
  };
  const found = await running();
  if (found) return found;
  return openHomeDatabase(config, silent, 'backup').catch(async (error: unknown) => {
    // An app was starting and has it by now.
    const begun = await running();
    if (!begun) throw error;
    return begun;
  });
}

/**
 * The installation's database for writing all of it: no app may run on it meanwhile. One is made only when that is
 * asked for: with a DATA_DIR that is not the service's, the work would end well and change nothing.
 * @throws {BackupError} when there is none
 */
export async function openForWriting(config: Config, { isNew }: { isNew: boolean }): Promise<OpenDatabase> {
  refuseNone(config, isNew);
  return openHomeDatabase(config, silent);
}

/** @throws {BackupError} where there is no database to put something into */
export function refuseNone(config: Config, isNew: boolean): void {
  if (isNew || config.databaseUrl !== undefined || hasDatabase(config)) return;
  throw new BackupError(`${none(config).message} On a new machine, --new makes one there.`);
}

/** Where these settings lead, without secrets: for a person to read before it is written to. */
export function describePlace({ databaseUrl, dataDir, s3 }: Config): string {
  const files = s3 ? `the bucket ${s3.bucket}` : path.join(dataDir, 'uploads');
  if (databaseUrl === undefined) return `the database of ${dataDir}, files in ${files}`;
  const servers = hostsOf(databaseUrl).urls.map((url) => new pg.Client({ connectionString: url }));
  const hosts = servers.map(({ host, port }) => `${host}:${port}`).join(' or ');
  return `the database ${servers[0]?.database} on ${hosts}, files in ${files}`;
}

/** A connection of a tool. Cut while nothing is asked, it fails what is asked next, and not the process with a stack. */
export async function connect(connectionString: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: `av-agro ${name}` });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const hasDatabase = ({ dataDir }: Config) => existsSync(path.join(dataDir, 'postgres'));

function none({ dataDir }: Config): BackupError {
  return new BackupError(`There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL.`);
}
