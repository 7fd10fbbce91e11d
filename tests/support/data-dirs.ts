import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/index.ts';
import { removeFolder } from './remove-folder.ts';

const APP = fileURLToPath(new URL('./embedded-postgres-app.ts', import.meta.url));
const folders: string[] = [];
const children: ChildProcess[] = [];

export const isRoot = process.getuid?.() === 0;

/** A fresh folder for a DATA_DIR, by default one that other accounts may pass through. */
export async function freshFolder(
  mode = 0o711,
  owner?: { uid: number; gid: number },
  parent = tmpdir(),
): Promise<string> {
  const folder = await mkdtemp(join(parent, 'av-agro-test-'));
  await chmod(folder, mode);
  if (owner) await chown(folder, owner.uid, owner.gid);
  folders.push(folder);
  return folder;
}

/**
 * DATA_DIRs in which a database was made, ran and was stopped. A file calls this once, and makes that database once: to
 * make one takes a second of a processor, to copy it nearly nothing.
 */
export function usedFolders(): () => Promise<string> {
  let used: string;
  beforeAll(async () => {
    used = await mkdtemp(join(tmpdir(), 'av-agro-used-'));
    await chmod(used, 0o711);
    await (await startEmbeddedPostgres({ dataDir: used, log: () => undefined })).stop();
  });
  afterAll(() => rm(used, { recursive: true, force: true }));
  return async () => {
    const folder = await freshFolder();
    await promisify(execFile)('cp', ['-a', join(used, 'postgres'), folder]);
    return folder;
  };
}

/** Kills what the test left running and removes its folders, wherever their databases really are. */
export async function cleanUp(dataDirOf: (folder: string) => string[] = (folder) => [folder]): Promise<void> {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) {
    for (const dataDir of dataDirOf(folder)) {
      const home = await realpath(join(dataDir, 'postgres')).catch(() => undefined);
      if (!home) continue;
      const pid = await serverPid(dataDir);
      if (pid) await kill(pid);
      await removeFolder(home);
    }
    await removeFolder(folder);
  }
}

/** The number in the pid file, whoever has it. */
export async function serverPid(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').catch(() => '');
  return Number.parseInt(text, 10) || undefined;
}

/** kill -9, and wait until the process runs no more (a zombie that nobody has collected yet counts as ended). */
export async function kill(pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGKILL');
    while (process.kill(pid, 0) && !(await isZombie(pid))) await sleep(5);
  } catch {
    // Gone.
  }
}

async function isZombie(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return /\) Z /.test(status);
}

export type AppProcess = {
  child: ChildProcess;
  serverPid: number;
  connectionString: string;
  /** Rows the database acknowledged so far. */
  rows: string[];
};

/** Starts the stand-in app in a process of its own; throws the sentence with which it refused. */
export async function startApp(
  dataDir: string,
  mode: 'hold' | 'burst' = 'hold',
  owner: { uid?: number; gid?: number } = {},
): Promise<AppProcess> {
  const child = spawn(process.execPath, [APP, dataDir, mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...owner,
  });
  children.push(child);
  const rows: string[] = [];
  const lines = createInterface({ input: child.stdout });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the app ended with ${code}`)));
    lines.on('line', (line) => {
      const fact = JSON.parse(line);
      if (fact.row) rows.push(fact.row);
      else if (fact.refused) reject(new Error(fact.refused));
      else resolve({ child, ...fact, rows });
    });
  });
}

/** One statement on a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(
  connectionString: string,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
