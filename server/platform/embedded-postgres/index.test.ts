import { spawn, spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import {
  cleanUp,
  freshFolder,
  kill,
  query,
  serverPid,
  startApp,
  usedFolders,
} from '../../../tests/support/data-dirs.ts';
import { unprivilegedAccount } from './account.ts';
import { mayDecide } from './app-lock.ts';
import { locateBinaries } from './binaries.ts';
import { openCluster } from './cluster.ts';
import { openHome } from './home.ts';
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from './index.ts';
import { turnLogOver } from './run-server.ts';

const start = (dataDir: string, options: Partial<EmbeddedPostgresOptions> = {}) =>
  startEmbeddedPostgres({ dataDir, log: () => undefined, ...options });

const usedFolder = usedFolders();
afterEach(() => cleanUp());

describe('an ordinary life', () => {
  it('makes a durable UTF-8 database, keeps it over a stop, and leaves no server behind', async () => {
    const dataDir = await freshFolder();
    const first = await start(dataDir);
    await query(first.connectionString, "CREATE TABLE word AS SELECT 'ಮಣ್ಣು' AS text");
    const [settings] = await query(
      first.connectionString,
      `SELECT current_setting('fsync') AS fsync, current_setting('timezone') AS timezone,
              current_setting('server_encoding') AS encoding, current_setting('listen_addresses') AS network`,
    );
    expect(settings).toEqual({ fsync: 'on', timezone: 'UTC', encoding: 'UTF8', network: '' });
    await first.stop();
    expect(await serverPid(dataDir)).toBeUndefined();

    const second = await start(dataDir);
    expect(second.serverPid).not.toBe(first.serverPid);
    expect(await query(second.connectionString, 'SELECT text FROM word')).toEqual([{ text: 'ಮಣ್ಣು' }]);
    await second.stop();
  });

  it('of a backup and an app one decides about the server between them', async () => {
    const dataDir = await usedFolder();
    for (let round = 0; round < 5; round += 1) {
      const backup = await start(dataDir, { as: 'backup' });
      const [app] = await Promise.all([start(dataDir), backup.stop()]);
      expect(await query(app.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect(await serverPid(dataDir)).toBe(app.serverPid);
      await app.stop();
    }

    const backup = await start(dataDir, { as: 'backup' });
    const app = new pg.Client({
      connectionString: backup.ownerConnectionString.replace('/av_agro?', '/postgres?'),
    });
    await app.connect();
    expect(await mayDecide(app)).toBe(true);
    await backup.stop();
    // It was an app's to take.
    expect(await serverPid(dataDir)).toBe(backup.serverPid);
    await app.end();
    await (await start(dataDir)).stop();
  });

  it.each([`"b" it's, $(id) \`id\``, 'ಮಣ್ಣು back\\slash;&'])(
    'lives in a folder called %s, whose name no shell reads',
    async (name) => {
      const folder = await freshFolder();
      const dataDir = join(folder, name);
      await mkdir(dataDir, { mode: 0o711 });
      const server = await start(dataDir);
      try {
        const [shown] = await query(
          server.ownerConnectionString,
          "SELECT current_setting('data_directory') AS data",
        );
        expect(shown).toEqual({ data: join(dataDir, 'postgres/data') });
        expect(await readdir(folder)).toEqual([name]);
      } finally {
        await server.stop();
      }
    },
    60_000,
  );

  it('turns its log over while it runs, and goes on writing to it', async () => {
    const dataDir = await usedFolder();
    const server = await start(dataDir);
    const log = join(dataDir, 'postgres/postgres.log');
    const fail = (word: string) => query(server.connectionString, `SELECT ${word}`).catch(() => undefined);
    await fail('before');
    const home = await openHome(dataDir);
    const cluster = await openCluster(home, await locateBinaries(home.account, home.dir));
    await turnLogOver(cluster, 10_000_000);
    expect(await readFile(log, 'utf8')).toContain('before');
    await turnLogOver(cluster, 10);
    await fail('after');
    expect(await readFile(`${log}.1`, 'utf8')).toContain('before');
    const now = await readFile(log, 'utf8');
    expect(now).toContain('after');
    expect(now).not.toContain('before');
    // Appended at the new end, not after a hole as long as the old file.
    expect(now).not.toContain('\0');
    await server.stop();
  });

  const shared = whyNoOwnMounts();
  it.skipIf(shared !== undefined).each(['size=64k', 'size=64k,ro'])(
    `starts and works where /dev/shm has %s${shared ? ` (skipped: ${shared})` : ''}`,
    async (mount) => {
      // The temporary files of `npm test` lie in /dev/shm.
      const dataDir = await freshFolder(0o711, undefined, '/var/tmp');
      const app = `
        import { startEmbeddedPostgres } from './server/platform/embedded-postgres/index.ts';
        const server = await startEmbeddedPostgres({ dataDir: process.argv[1], log: () => undefined });
        await server.stop();
        console.log('worked');`;
      const ended = spawnSync(
        '/usr/bin/unshare',
        [
          '--mount',
          'sh',
          '-c',
          'mount -t tmpfs -o "$1" tmpfs /dev/shm && shift && exec "$@"',
          'sh',
          mount,
          process.execPath,
          '--input-type=module',
          '-e',
          app,
          dataDir,
        ],
        { encoding: 'utf8', timeout: 50_000 },
      );
      expect(ended.stdout.trim(), ended.stderr).toBe('worked');
    },
    60_000,
  );

  it('leaves no server behind when the database cannot be made', async () => {
    const dataDir = await freshFolder();
    // As on a disk that is full.
    const refusing = { default_transaction_read_only: 'on' };
    await expect(start(dataDir, { settings: refusing })).rejects.toThrow('CREATE ROLE');
    expect(await serverPid(dataDir)).toBeUndefined();
    await (await start(dataDir)).stop();
  });

  it('keeps a log of what failed, without the words of the row it failed on', async () => {
    const dataDir = await usedFolder();
    const server = await start(dataDir);
    await query(server.connectionString, 'CREATE TABLE word (text text UNIQUE, place int NOT NULL)');
    await query(server.connectionString, "INSERT INTO word VALUES (concat('ಗು', 'ಟ್ಟು'), 1)");
    for (const place of ['1', 'NULL']) {
      const again = query(server.connectionString, `INSERT INTO word VALUES (concat('ಗು', 'ಟ್ಟು'), ${place})`);
      await expect(again).rejects.toMatchObject({ detail: expect.stringContaining('ಗುಟ್ಟು') });
    }
    await server.stop();
    const log = await readFile(join(dataDir, 'postgres/postgres.log'), 'utf8');
    expect(log).toContain('violates not-null constraint');
    expect(log).not.toContain('ಗುಟ್ಟು');
  });

  it('listens on loopback with a password where sockets do not serve', async () => {
    const server = await start(await usedFolder(), { transport: 'tcp' });
    const url = new URL(server.connectionString);
    expect(url.hostname).toBe('127.0.0.1');
    expect(await query(server.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    url.password = 'wrong';
    await expect(query(url.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
    await server.stop();
  });

  it('waits for a server that is still shutting down, then starts a new one', async () => {
    const dataDir = await usedFolder();
    const app = await startApp(dataDir);
    const client = new pg.Client({ connectionString: app.connectionString });
    await client.connect();
    // A smart shutdown lasts as long as its clients.
    process.kill(app.serverPid, 'SIGTERM');
    await kill(app.child.pid ?? 0);
    const starting = start(dataDir);
    await sleep(200);
    await client.end();
    const server = await starting;
    expect(server.serverPid).not.toBe(app.serverPid);
    await server.stop();
  });
});

describe('one app per DATA_DIR', () => {
  it('refuses a second app with one sentence and leaves the first undisturbed', async () => {
    const dataDir = await usedFolder();
    const app = await startApp(dataDir);
    await expect(start(dataDir)).rejects.toThrow(
      `Another AV Agro is already running on ${dataDir} (process ${app.child.pid}). Stop it or set DATA_DIR.`,
    );
    expect(await query(app.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('lets exactly one of three first starts at once win', async () => {
    const dataDir = await freshFolder();
    const starts = await Promise.allSettled([startApp(dataDir), startApp(dataDir), startApp(dataDir)]);
    const refusals = starts.flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason)] : [],
    );
    expect(refusals).toHaveLength(2);
    for (const refusal of refusals) expect(refusal).toContain('Another AV Agro is already running');
    expect((await readdir(join(dataDir, 'postgres'))).filter((name) => name.startsWith('initdb-'))).toEqual(
      [],
    );
  });
});

describe('what an unclean end leaves behind', () => {
  it('is not misled by a pid file whose number another process of the same account has now', async () => {
    const dataDir = await usedFolder();
    const account = await unprivilegedAccount();
    const stranger = spawn('sleep', ['60'], account ? { uid: account.uid, gid: account.gid } : {});
    const data = join(dataDir, 'postgres/data');
    const lines = [
      stranger.pid,
      data,
      1700000000,
      5432,
      join(dataDir, 'postgres/socket'),
      '',
      '1 1',
      'ready',
    ];
    await writeFile(join(data, 'postmaster.pid'), `${lines.join('\n')}\n`);
    const server = await start(dataDir);
    expect(await serverPid(dataDir)).toBe(server.serverPid);
    expect(stranger.exitCode).toBeNull();
    stranger.kill();
    await server.stop();
  });

  it('is not misled by an empty pid file', async () => {
    const dataDir = await usedFolder();
    const file = join(dataDir, 'postgres/data/postmaster.pid');
    await writeFile(file, '');
    await utimes(file, new Date(0), new Date(0));
    const server = await start(dataDir);
    await server.stop();
  });

  it('starts over when the first start was cut off while it made the data folder', async () => {
    const dataDir = await freshFolder();
    const cutOff = startApp(dataDir).catch(() => undefined);
    const home = join(dataDir, 'postgres');
    const drafts = async () =>
      (await readdir(home).catch(() => [])).filter((name) => /^initdb-\d+-\w+$/.test(name));
    while ((await drafts()).length === 0) await sleep(5);
    await kill(Number((await drafts())[0]?.split('-')[1]));
    await cutOff;
    const server = await start(dataDir);
    expect(await query(server.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
    await sleep(1000);
    await (await start(dataDir)).stop();
    expect(await drafts()).toEqual([]);
  });

  it('refuses the layout of another PostgreSQL, and a damaged one, with one sentence', async () => {
    const dataDir = await usedFolder();
    const data = join(dataDir, 'postgres/data');
    const version = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
    await writeFile(join(data, 'PG_VERSION'), '15\n');
    await expect(start(dataDir)).rejects.toThrow(
      `was made by PostgreSQL 15 and this AV Agro brings PostgreSQL ${version}: start the AV Agro that made it, make a backup with it (av-agro-run backup; at home npm run backup)`,
    );
    const damaged = await freshFolder();
    await mkdir(join(damaged, 'postgres/data'), { recursive: true });
    await expect(start(damaged)).rejects.toThrow(/is damaged/);
  });
});

/** Only root may mount something of its own over /dev/shm, and only on Linux. */
function whyNoOwnMounts(): string | undefined {
  const { status } = spawnSync('/usr/bin/unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/dev/shm']);
  return status === 0 ? undefined : 'no mounts of our own here';
}
