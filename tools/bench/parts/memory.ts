import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { logInFarmers } from '../../people.ts';
import { ensureBuilt } from '../../run/build.mjs';
import { startClient } from '../clients/process.ts';
import { type Figure, type Reading, round } from '../figure.ts';
import { familyMb, peakMb, residentMb } from '../memory.ts';
import { OWNERS_COMMAND, startProduct } from '../product.ts';
import { makeFolder, removeFolder } from '../scratch.ts';

const AT_ONCE = 32;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
/** A start leaves garbage behind; what stays is what counts. */
const SETTLE_MS = 10_000;
const IDLE_TARGET_MB = 220;

/** MB of the process and of the PostgreSQL it brings, as an owner has them at home. Linux only. */
export async function benchMemory(): Promise<Figure[]> {
  if (process.platform !== 'linux') return [];
  await ensureBuilt();
  const own = await measure(OWNERS_COMMAND, true);
  const floor = await measure(['tools/bench/floors/bare-start.ts'], false);
  const what = 'an empty HTTP server and the same PostgreSQL';
  const sum = ({ app, database }: Size) => round(app + database);
  const figures: Reading[] = [
    {
      name: 'idle, process and embedded PostgreSQL',
      value: sum(own.idle),
      unit: 'MB',
      floor: { what, value: sum(floor.idle) },
      target: { of: 'value', atMost: IDLE_TARGET_MB },
      note: `the process has ${round(own.idle.app)} MB of it, PostgreSQL ${round(own.idle.database)}`,
    },
  ];
  if (own.loaded) {
    figures.push({
      name: `under load (${AT_ONCE} sends at once for ${SECONDS} s), the most`,
      value: sum(own.loaded),
      unit: 'MB',
      note: `the process has ${round(own.loaded.app)} MB of it, PostgreSQL ${round(own.loaded.database)}`,
    });
  }
  return figures;
}

interface Size {
  app: number;
  database: number;
}

async function measure(
  command: readonly string[],
  withLoad: boolean,
): Promise<{ idle: Size; loaded: Size | undefined }> {
  const dataDir = await makeFolder();
  const start = () => startProduct({ dataDir, databaseUrl: undefined, command });
  // The first start compiles; every later one, which is what an owner lives with, does not.
  await (await start()).stop();
  const product = await start();
  try {
    await sleep(SETTLE_MS);
    const database = await postmasterOf(dataDir);
    const idle = { app: await residentMb(product.pid), database: await familyMb(database.pid) };
    if (!withLoad) return { idle, loaded: undefined };
    const during = await load(product.url, database.connectionString, () => familyMb(database.pid));
    return { idle, loaded: { app: await peakMb(product.pid), database: during } };
  } finally {
    await product.stop();
    await removeFolder(dataDir);
  }
}

/** Sends for a while; answers what `look` said while they went on. */
async function load(url: string, connectionString: string, look: () => Promise<number>): Promise<number> {
  const sender = await startClient('clients/sender.ts');
  try {
    const senders = (await logInFarmers(connectionString, 500)).map(({ cookie }) => ({ cookie }));
    await sender.ask('prepare', { url, senders });
    const sending = sender.ask('asFastAsItGoes', { lines: AT_ONCE, seconds: SECONDS });
    await sleep(SECONDS * 800);
    const seen = await look();
    await sending;
    return seen;
  } finally {
    await sender.stop();
  }
}

/** Who serves the folder, and how to reach them, by the server's own lock file. */
async function postmasterOf(dataDir: string): Promise<{ pid: number; connectionString: string }> {
  const lock = await readFile(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
  const [pid, , , port, folder] = lock.split('\n').map((line) => line.trim());
  const socket = encodeURIComponent(folder ?? '');
  return {
    pid: Number(pid),
    connectionString: `postgresql://av_agro@localhost:${port}/av_agro?host=${socket}&sslmode=disable`,
  };
}
