import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A migrated database that belongs to one test file (or one test) alone. */
export type TestDatabase = { connectionString: string; drop(): Promise<void> };

/**
 * Copies the run's migrated template, file by file: through the log, as is usual, takes twice as long.
 * @param from another database of the run's server to copy, to which nobody is connected
 */
export async function createTestDatabase(from?: TestDatabase): Promise<TestDatabase> {
  const server = process.env.AV_TEST_SERVER;
  const template = process.env.AV_TEST_TEMPLATE;
  if (!server || !template)
    throw new Error('No test database server: tests/support/global-setup.ts did not run.');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  const origin = from ? new URL(from.connectionString).pathname.slice(1) : template;
  await administer(server, (admin) =>
    admin.query(`CREATE DATABASE ${name} TEMPLATE ${origin} STRATEGY FILE_COPY`),
  );
  return {
    connectionString: withDatabase(server, name),
    drop: () => administer(server, (admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  };
}

/** The same server, another database. */
export function withDatabase(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return url.href;
}

/**
 * Work on the server itself, on a connection of its own: one held open through a run would be cut with the server, and end
 * the run without a word why.
 */
export async function administer(
  server: string,
  work: (admin: pg.Client) => Promise<unknown>,
): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  // What matters of a cut connection is told by the query that was on it.
  admin.on('error', () => undefined);
  try {
    await admin.connect();
    await work(admin);
  } catch (error) {
    const { message = String(error), code = '' } = error as { message?: string; code?: string };
    throw new Error(`The PostgreSQL server of the tests says: ${message || code}`, { cause: error });
  } finally {
    await admin.end().catch(() => undefined);
  }
}
