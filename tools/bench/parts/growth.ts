import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../../../server/platform/database/migrate.ts';
import { logInFarmers, logInOffice, type Person, writeHeaders } from '../../people.ts';
import { HttpLine, request } from '../clients/http-line.ts';
import { type Figure, type Growth, round, summarise } from '../figure.ts';
import { timeEach } from '../measure.ts';
import { startProduct } from '../product.ts';
import { inScratch } from '../scratch.ts';
import { seedBusiness } from '../seed/seed-business.ts';

const SIZES = (process.env.BENCH_SIZES ?? '1000,10000,100000').split(',').map(Number);
const MESSAGES_A_CHAT = 10;
const ROUNDS = 300;
const WRITERS = 100;

/** What each act costs, by name; all are asked of the product over HTTP, one after the other. */
type Acts = Record<string, (round: number) => Promise<unknown>>;

/**
 * The same acts on businesses of 1,000, 10,000 and 100,000 chats: what one farmer costs must not depend on how many
 * others there are.
 */
export function benchGrowth(): Promise<Figure[]> {
  return inScratch(async ({ createDatabase, dataDir }) => {
    const points = new Map<string, Growth['points']>();
    for (const chats of SIZES) {
      const connectionString = await createDatabase(`chats_${chats}`);
      await migrate(connectionString);
      await seedBusiness(connectionString, { chats, messages: chats * MESSAGES_A_CHAT }, () => {});
      const costs = await costsOf(connectionString, dataDir, chats);
      for (const [name, value] of costs) points.set(name, [...(points.get(name) ?? []), { chats, value }]);
    }
    return [...points].map(([name, found]) => ({
      name,
      unit: name.startsWith('disk') ? 'kB' : 'ms',
      points: found,
      // A deeper index costs a little; twice as much would be growth.
      target: 2,
    }));
  });
}

async function costsOf(
  connectionString: string,
  dataDir: string,
  chats: number,
): Promise<[name: string, value: number][]> {
  const product = await startProduct({ dataDir, databaseUrl: connectionString });
  const line = new HttpLine(product.url);
  try {
    const office = await logInOffice(connectionString);
    const writers = await logInFarmers(connectionString, WRITERS);
    const acts = actsOf(line, { office, writers, chats });
    const costs: [string, number][] = [];
    for (const [name, act] of Object.entries(acts)) {
      const rounds = Array.from({ length: ROUNDS }, (_, n) => n);
      await timeEach(rounds.slice(0, 30), act);
      costs.push([`${name}, p50`, summarise(await timeEach(rounds, act)).p50]);
    }
    return [...costs, ['disk a chat of ten messages', await diskOf(connectionString, chats)]];
  } finally {
    line.close();
    await product.stop();
  }
}

function actsOf(line: HttpLine, world: { office: Person; writers: readonly Person[]; chats: number }): Acts {
  const { office, writers, chats } = world;
  const get = async (path: string) => {
    const { status } = await line.ask(request('GET', path, { cookie: office.cookie }));
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  };
  const anyChat = (n: number) => 1 + ((n * 7919) % chats);
  return {
    'a farmer sends': async (n) => {
      const { cookie } = writers[n % writers.length] as Person;
      const headers = { ...writeHeaders(cookie), 'content-type': 'application/json' };
      const body = JSON.stringify({ text: `ಅಡಿಕೆ ಕೊಳೆ ರೋಗ ${n}`, client_id: randomUUID() });
      const { status } = await line.ask(request('POST', '/api/chat/message', headers, body));
      if (status !== 200) throw new Error(`a send was answered ${status}`);
    },
    'a chat is opened': (n) => get(`/api/chat/thread/${anyChat(n)}?role=admin`),
    'its log is read': (n) => get(`/api/chat/${anyChat(n)}/events?role=admin&after=5`),
    "the office's list, first page": () => get('/api/chat/all'),
    'a farmer is looked for by number': (n) =>
      get(`/api/chat/all?q=${(7_000_000_000 + chats + 1 + (n % WRITERS)).toString().slice(-7)}`),
  };
}

async function diskOf(connectionString: string, chats: number): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    );
    return round(Number(rows[0]?.bytes) / 1024 / chats);
  } finally {
    await client.end();
  }
}
