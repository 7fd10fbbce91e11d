import { type ChildProcess, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, chmod, chown, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect } from 'vitest';
import { runAs, spawnAs, unprivilegedAccount } from '../../server/platform/embedded-postgres/account.ts';
import { freePort } from '../../tools/free-port.ts';
import { removeFolder } from './remove-folder.ts';

/** Debian's, with all its programs; the one the app brings has no pg_basebackup. */
const BIN = '/usr/lib/postgresql/15/bin';

export function whyNoStandby(): string | undefined {
  return existsSync(path.join(BIN, 'pg_basebackup')) ? undefined : `no PostgreSQL 15 in ${BIN}`;
}

export interface PrimaryStandby {
  /** Both, as `DATABASE_URL` names them. */
  url: string;
  primaryUrl: string;
  standbyUrl: string;
  /** The power goes out under the primary. */
  killPrimary(): void;
  promote(): Promise<void>;
  close(): Promise<void>;
}

/** Two servers, the second a synchronous standby: what is committed is on both before it is acknowledged. */
export async function startPrimaryStandby(): Promise<PrimaryStandby> {
  const account = await unprivilegedAccount();
  const folder = await mkdtemp(path.join(tmpdir(), 'av-standby-'));
  await chmod(folder, 0o711);
  const [primary, standby] = [path.join(folder, 'primary'), path.join(folder, 'standby')];
  for (const data of [primary, standby]) {
    await mkdir(data, { mode: 0o700 });
    if (account) await chown(data, account.uid, account.gid);
  }
  const ports = { primary: await freePort(), standby: await freePort() };
  const run = async (program: string, ...args: string[]) => {
    const { exitCode, output } = await runAs(account, path.join(BIN, program), args);
    if (exitCode !== 0) throw new Error(`${program}: ${output}`);
  };
  const start = async (data: string, port: number) => {
    const server = spawnAs(account, path.join(BIN, 'postgres'), ['-D', data, '-p', String(port)], {
      stdio: 'ignore',
    });
    await expect.poll(() => answers(urlOf(port, 'postgres')), { timeout: 30_000 }).toBe(true);
    return server;
  };

  await run(
    'initdb',
    '-D',
    primary,
    '-U',
    'av',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  );
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  await appendFile(path.join(primary, 'postgresql.conf'), lines.join(''));
  const first = await start(primary, ports.primary);
  const source = `host=127.0.0.1 port=${ports.primary} user=av application_name=standby`;
  await run('pg_basebackup', '-D', standby, '-d', source, '-R', '-X', 'stream', '-c', 'fast', '--no-sync');
  const second = await start(standby, ports.standby);
  const admin = (text: string) => query(urlOf(ports.primary, 'postgres'), text);
  await admin('create database av_agro');
  await admin("alter system set synchronous_standby_names = 'standby'");
  await admin('select pg_reload_conf()');
  const isSynchronous = async () =>
    (await admin("select from pg_stat_replication where sync_state = 'sync'")).rowCount;
  await expect.poll(isSynchronous, { timeout: 20_000 }).toBe(1);

  return {
    url: `postgresql://av@127.0.0.1:${ports.primary},127.0.0.1:${ports.standby}/av_agro?target_session_attrs=read-write`,
    primaryUrl: urlOf(ports.primary, 'av_agro'),
    standbyUrl: urlOf(ports.standby, 'av_agro'),
    killPrimary: () => killWhole(first),
    promote: async () => {
      await query(urlOf(ports.standby, 'postgres'), 'select pg_promote()');
    },
    close: async () => {
      killWhole(first);
      killWhole(second);
      await removeFolder(folder);
    },
  };
}

const urlOf = (port: number, database: string) => `postgresql://av@127.0.0.1:${port}/${database}`;

async function query(connectionString: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  return client.query(text).finally(() => client.end());
}

const answers = (url: string) =>
  query(url, 'select').then(
    () => true,
    () => false,
  );

/** The server's processes too, at the same moment: none of them may finish its work. */
function killWhole({ pid }: ChildProcess): void {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  for (const each of [pid, ...stdout.trim().split(/\s+/).map(Number)]) {
    try {
      if (each) process.kill(each, 'SIGKILL');
    } catch {
      // Ended before.
    }
  }
}
