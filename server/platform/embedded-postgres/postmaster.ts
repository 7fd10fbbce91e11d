import { readFile, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Address } from './address.ts';
import type { Cluster } from './cluster.ts';
import { hasCode } from './failure.ts';
import { commandLine, isAlive, signal } from './process-table.ts';

/** A live server process that serves this cluster. */
export type Postmaster = {
  pid: number;
  address: Address;
  state: 'starting' | 'ready' | 'stopping';
  /** The program it was started from. */
  program: string;
  startedAt: Date;
};

/** A pid file is written in one go; one that stays empty this long is the remnant of a power cut. */
const EMPTY_FILE_GRACE_MS = 2000;

/**
 * The server of this cluster if one lives. The pid file alone proves nothing: after `kill -9` or a power cut its
 * number may belong to any other process, so the process itself is asked what it is.
 */
export async function findPostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
  const text = await readFile(pidFile(cluster), 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  });
  // https://www.postgresql.org/docs/18/storage-file-layout.html: pid, data folder, start time, port, socket
  // folder, listen address, shared memory, status.
  const [pid, , startedAt, port, folder, , , status] = text.split('\n').map((line) => line.trim());
  if (!pid || !port || folder === undefined) return undefined;
  const program = await postmasterProgram(Number(pid), cluster.data);
  if (!program) return undefined;
  return {
    pid: Number(pid),
    address: folder ? { kind: 'socket', folder } : { kind: 'tcp', port: Number(port) },
    state: status === 'ready' || status === 'stopping' ? status : 'starting',
    program,
    startedAt: new Date(Number(startedAt) * 1000),
  };
}

/**
 * Removes a lock file (the cluster's pid file, or the one beside its socket) that PostgreSQL itself would trust
 * although no server stands behind it: an empty one, or one whose number is a zombie's or another process's of
 * ours by now. Any other stale file PostgreSQL clears with checks of its own.
 * @returns false when the file may be just being written: look again later
 */
export async function clearStaleLock({ data }: Cluster, path: string): Promise<boolean> {
  const found = await Promise.all([readFile(path, 'utf8'), stat(path)]).catch(() => undefined);
  if (!found) return true;
  const [text, { mtimeMs }] = found;
  const pid = Number.parseInt(text, 10);
  if (Number.isNaN(pid) && Date.now() - mtimeMs < EMPTY_FILE_GRACE_MS) return false;
  if (!Number.isNaN(pid) && (!isAlive(pid) || (await postmasterProgram(pid, data)))) return true;
  // Only if it is still the file that was judged; a competing start may have replaced it.
  if ((await readFile(path, 'utf8').catch(() => undefined)) === text) await rm(path, { force: true });
  return true;
}

/** The cluster's own lock file, which also tells where its server listens and in what state it is. */
export function pidFile({ data }: Cluster): string {
  return join(data, 'postmaster.pid');
}

/** Asks the server to stop without waiting for clients (fast mode) and waits until it is gone. */
export async function stopPostmaster(cluster: Cluster, log: (line: string) => void): Promise<void> {
  const postmaster = await findPostmaster(cluster);
  if (!postmaster) return;
  signal(postmaster.pid, 'SIGINT');
  const startedAt = Date.now();
  let nextWord = 5000;
  while ((await findPostmaster(cluster))?.pid === postmaster.pid) {
    await sleep(10);
    if (Date.now() - startedAt < nextWord) continue;
    log(`PostgreSQL is still writing its data to disk, ${nextWord / 1000} s so far.`);
    nextWord += 5000;
  }
}

/** The program of that process if it is a server of this data folder. */
async function postmasterProgram(pid: number, data: string): Promise<string | undefined> {
  const command = await commandLine(pid);
  const program = command?.[0];
  return program && basename(program) === 'postgres' && command.includes(data) ? program : undefined;
}
