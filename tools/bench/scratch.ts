import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../../server/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/index.ts';

/** A PostgreSQL server of the bench's own, durable as the product's, and a folder for files; both go afterwards. */
export interface Scratch {
  dataDir: string;
  /** Of a migrated, empty database. */
  connectionString: string;
  /** One more empty database on the same server. */
  createDatabase(name: string): Promise<string>;
  serverPid: number;
}

export async function inScratch<T>(work: (scratch: Scratch) => Promise<T>): Promise<T> {
  const dataDir = await makeFolder();
  const server = await startEmbeddedPostgres({
    dataDir,
    log: () => {},
    settings: { max_connections: '150' },
  });
  try {
    await migrate(server.connectionString);
    return await work({
      dataDir,
      connectionString: server.connectionString,
      createDatabase: (name) => createDatabase(server.ownerConnectionString, name),
      serverPid: server.serverPid,
    });
  } finally {
    await server.stop();
    await removeFolder(dataDir);
  }
}

/** An empty folder the unprivileged account of the database can pass through. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'av-bench-'));
  await chmod(folder, 0o711);
  return folder;
}

/** With its database, which for root lies elsewhere behind a link. */
export async function removeFolder(folder: string): Promise<void> {
  const database = await realpath(path.join(folder, 'postgres')).catch(() => undefined);
  if (database) await rm(database, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}

async function createDatabase(connectionString: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  return withDatabase(connectionString, name);
}

/** The same server, another database. */
function withDatabase(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return url.href;
}
