import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { migrate } from '../../server/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/index.ts';
import { administer, withDatabase } from './database.ts';
import { removeFolder } from './remove-folder.ts';

/**
 * Once per run, of vitest and of Playwright alike: a PostgreSQL (ours, or TEST_DATABASE_URL) and in it a migrated
 * template that `createTestDatabase` copies. The workers learn of both through the environment.
 * @returns the teardown; none where another project of the run has set up already
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.AV_TEST_SERVER !== undefined) return undefined;
  const server = await startServer();
  const template = `av_test_${randomBytes(4).toString('hex')}`;
  try {
    await administer(server.connectionString, (admin) => admin.query(`CREATE DATABASE ${template}`));
    await migrate(withDatabase(server.connectionString, template));
  } catch (error) {
    await server.stop();
    throw error;
  }
  process.env.AV_TEST_SERVER = server.connectionString;
  process.env.AV_TEST_TEMPLATE = template;
  return async () => {
    try {
      await administer(server.connectionString, (admin) => dropAll(admin, template));
    } finally {
      await server.stop();
    }
  };
}

/** Also what a killed worker left; its names begin with the template's. */
async function dropAll(admin: pg.Client, template: string): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [template],
  );
  for (const { datname } of rows) await admin.query(`DROP DATABASE ${datname} WITH (FORCE)`);
}

type TestServer = { connectionString: string; stop: () => Promise<void> };

async function startServer(): Promise<TestServer> {
  const external = process.env.TEST_DATABASE_URL;
  if (external) return { connectionString: external, stop: async () => undefined };
  const dataDir = await mkdtemp(join(tmpdir(), 'av-agro-test-'));
  // As root the server runs as another account, which must be able to pass.
  await chmod(dataDir, 0o711);
  const server = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    // The data lives as long as the run: nothing to save from a power cut.
    settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' },
  });
  return {
    // Tests make databases and roles of their own.
    connectionString: server.ownerConnectionString,
    stop: async () => {
      await server.stop();
      await removeFolder(dataDir);
    },
  };
}
