import { chmod, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import {
  type AppProcess,
  cleanUp,
  kill,
  query,
  startApp,
  usedFolders,
} from '../../../tests/support/data-dirs.ts';
import { startEmbeddedPostgres } from './index.ts';

const usedFolder = usedFolders();
afterEach(() => cleanUp());

const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, log: () => undefined });
const acknowledged = async (app: AppProcess, count: number) => {
  while (app.rows.length < count) await sleep(5);
};

async function lostRows(connectionString: string, acknowledgedRows: string[]): Promise<string[]> {
  // A living app goes on writing: judge what was acknowledged before we look.
  const rows = [...acknowledgedRows];
  const stored = new Set(
    (await query<{ row: string }>(connectionString, 'SELECT row FROM burst')).map(({ row }) => row),
  );
  return rows.filter((row) => !stored.has(row));
}

it('keeps every acknowledged write and the running server when the app is killed', async () => {
  const dataDir = await usedFolder();
  const app = await startApp(dataDir, 'burst');
  await acknowledged(app, 400);
  await kill(app.child.pid ?? 0);
  const server = await start(dataDir);
  expect(server.serverPid).toBe(app.serverPid);
  expect(await lostRows(server.connectionString, app.rows)).toEqual([]);
  await server.stop();
});

it('brings the server back under a living app when the server is killed, losing nothing acknowledged', async () => {
  const dataDir = await usedFolder();
  const app = await startApp(dataDir, 'burst');
  await acknowledged(app, 400);
  await kill(app.serverPid);
  await acknowledged(app, app.rows.length + 400);
  expect(await lostRows(app.connectionString, app.rows)).toEqual([]);
  await expect(start(dataDir)).rejects.toThrow('already running');
});

it('keeps every acknowledged write when app and server are killed, while an orphan of the server still works', async () => {
  const dataDir = await usedFolder();
  const app = await startApp(dataDir, 'burst');
  const busy = new pg.Client({ connectionString: app.connectionString });
  busy.on('error', () => undefined);
  await busy.connect();
  // Busy in a loop without waiting, so that it does not see its postmaster die.
  busy.query('SELECT sum(sqrt(n)) FROM generate_series(1, 8000000) n').catch(() => undefined);
  await acknowledged(app, 400);
  await Promise.all([kill(app.serverPid), kill(app.child.pid ?? 0)]);
  const server = await start(dataDir);
  expect(server.serverPid).not.toBe(app.serverPid);
  expect(await lostRows(server.connectionString, app.rows)).toEqual([]);
  await server.stop();
});

it('brings back a server that could not start for a while, as when its disk was full', async () => {
  const dataDir = await usedFolder();
  const app = await startApp(dataDir, 'burst');
  await acknowledged(app, 200);
  const data = join(await realpath(join(dataDir, 'postgres')), 'data');
  await chmod(data, 0o000);
  await kill(app.serverPid);
  // Long enough for a start or two to fail.
  await sleep(3_000);
  expect(app.child.exitCode).toBeNull();
  await chmod(data, 0o700);
  await acknowledged(app, app.rows.length + 200);
  expect(await lostRows(app.connectionString, app.rows)).toEqual([]);
});
