/**
 * A stand-in for the app that tests can kill: starts the embedded server on argv[2], then writes one JSON line
 * per fact on stdout: `{serverPid, connectionString}`, with argv[3] = 'burst' `{row}` for every acknowledged
 * insert, or `{refused}` with the sentence.
 */
import { writeSync } from 'node:fs';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/index.ts';

const WRITERS = 8;
const [, , dataDir = '', mode = 'hold'] = process.argv;

// Synchronous, so that a line is out of the process before the kill can come.
const say = (fact: object) => writeSync(1, `${JSON.stringify(fact)}\n`);

async function burst(connectionString: string): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: WRITERS });
  pool.on('error', () => undefined);
  await pool.query('CREATE TABLE IF NOT EXISTS burst (row bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY)');
  const write = async () => {
    for (;;) {
      const inserted = await pool
        .query('INSERT INTO burst DEFAULT VALUES RETURNING row')
        .catch(() => undefined);
      if (inserted) say({ row: inserted.rows[0].row });
      else await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
}

try {
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  say({ serverPid: server.serverPid, connectionString: server.connectionString });
  process.on('SIGTERM', () => server.stop().then(() => process.exit(0)));
  if (mode === 'burst') await burst(server.connectionString);
} catch (error) {
  say({ refused: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
