import pg from 'pg';
import { readConfig } from '../../server/config.ts';
import { openHomeDatabase } from '../../server/home-database.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { HttpClient } from '../http-client.ts';
import { codeFromOutbox } from '../outbox.ts';
import { OFFICE, startProduct } from './product.ts';
import { seedBusiness } from './seed/seed-business.ts';

/** What a part measures with: the running product, a browser logged in to the office, and the bare engine. */
export interface BenchWorld {
  office: HttpClient;
  sql: pg.Client;
  connectionString: string;
  business: { chats: number; messages: number };
}

const SIZE = { chats: 50_000, messages: 5_000_000 };

/** The product as an owner runs it, a process of its own over the seeded business; taken down when `work` is done. */
export async function inBenchWorld<T>(work: (world: BenchWorld) => Promise<T>): Promise<T> {
  const config = readConfig({ DATA_DIR: 'data/bench', ...process.env, LOG_LEVEL: 'error' });
  const database = await openHomeDatabase(config, () => {});
  const stops: (() => Promise<unknown>)[] = [database.close];
  try {
    await migrate(database.connectionString);
    const say = (line: string) => console.error(line);
    await seedBusiness(database.connectionString, SIZE, say, database.ownerConnectionString);
    const sql = new pg.Client({ connectionString: database.connectionString });
    await sql.connect();
    stops.push(() => sql.end());
    const { rows } = await sql.query<BenchWorld['business']>('select chats, messages from bench_seed');
    // Every run logs in anew; what an earlier one left of its limits is not what is measured.
    await sql.query('delete from rate_limits');
    const product = await startProduct({
      dataDir: config.dataDir,
      databaseUrl: database.connectionString,
    });
    stops.push(() => product.stop());
    const office = await logIn(product.url, config.dataDir);
    const { connectionString } = database;
    return await work({ office, sql, connectionString, business: rows[0] ?? SIZE });
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

async function logIn(url: string, dataDir: string): Promise<HttpClient> {
  const office = new HttpClient(url);
  const since = Date.now();
  const started = await office.post('/api/admin/login-start', OFFICE);
  if (started.status !== 200) throw new Error(`the office could not log in: ${JSON.stringify(started.body)}`);
  const code = await codeFromOutbox(dataDir, OFFICE.email, { since });
  await office.post('/api/admin/verify-otp', { email: OFFICE.email, code });
  return office;
}
