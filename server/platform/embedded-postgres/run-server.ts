import { copyFile, open, rename, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnAs } from './account.ts';
import { type Address, chooseAddress, listenSettings, socketLock } from './address.ts';
import type { Cluster } from './cluster.ts';
import { EmbeddedPostgresError } from './failure.ts';
import { writeOwned } from './home.ts';
import { clearStaleLock, findPostmaster, type Postmaster, pidFile } from './postmaster.ts';
import { postgresqlConf, sharedMemoryType } from './settings.ts';

export type ServerOptions = {
  log: (line: string) => void;
  /** 'tcp' listens on loopback with a password even where sockets would serve. */
  transport: 'auto' | 'tcp';
  /** postgresql.conf settings that win over ours. */
  settings: Record<string, string>;
  /** Where a new server must listen, because connections to it are already promised. */
  address?: Address;
};

const POLL_MS = 10;
/** How long a start may fail because of what a killed predecessor left running. */
const ORPHANS_MS = 15_000;
const LARGEST_LOG_BYTES = 5_000_000;
/** Children of a killed postmaster that have not ended yet, or another app starting the same server. */
const PASSING_TROUBLE = /pre-existing shared memory block|lock file "[^"]+" already exists/;

/** Gives the running, ready server of this cluster: the one that is there, else a new one. */
export async function ensureRunning(cluster: Cluster, options: ServerOptions): Promise<Postmaster> {
  const startedAt = Date.now();
  let nextWord = 5000;
  for (;;) {
    const postmaster = await findPostmaster(cluster);
    if (postmaster?.state === 'ready') return postmaster;
    if (!postmaster && (await clearStaleLock(cluster, pidFile(cluster)))) {
      const trouble = await launch(cluster, options);
      if (trouble && !(PASSING_TROUBLE.test(trouble) && Date.now() - startedAt < ORPHANS_MS)) {
        throw new EmbeddedPostgresError(`PostgreSQL could not start on ${cluster.home.dir}: ${trouble}`);
      }
    }
    if (Date.now() - startedAt > nextWord) {
      options.log(
        `Waiting for PostgreSQL, which is ${postmaster?.state ?? 'starting'}, ${nextWord / 1000} s so far.`,
      );
      nextWord += 5000;
    }
    await sleep(POLL_MS);
  }
}

/**
 * Starts the server in a session of its own, so that it outlives a killed app. Not through pg_ctl, which hands the path of
 * the log to a shell.
 * @returns what went wrong; undefined once a server is ready
 */
async function launch(cluster: Cluster, options: ServerOptions): Promise<string | undefined> {
  const { home, binaries, data } = cluster;
  const address = options.address ?? (await chooseAddress(home, options.transport));
  if (address.kind === 'socket') await clearStaleLock(cluster, socketLock(address.folder));
  const conf = postgresqlConf({
    dynamic_shared_memory_type: await sharedMemoryType(home.account),
    ...options.settings,
    ...listenSettings(address),
  });
  const draft = join(data, `postgresql.conf.${process.pid}`);
  await writeOwned(home, draft, conf);
  await rename(draft, join(data, 'postgresql.conf'));
  const log = await openLog(cluster);
  const output = await open(log.path, 'a');
  const server = spawnAs(home.account, binaries.postgres, ['-D', data], {
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  });
  server.unref();
  const attempt = { ended: false, trouble: '' };
  server.once('error', (error) => Object.assign(attempt, { ended: true, trouble: error.message }));
  server.once('exit', () => Object.assign(attempt, { ended: true }));
  const startedAt = Date.now();
  let nextWord = 5000;
  try {
    // Recovery after a crash may take long and is not a failure.
    while (!attempt.ended) {
      if ((await findPostmaster(cluster))?.state === 'ready') return undefined;
      if (Date.now() - startedAt > nextWord) {
        options.log(`PostgreSQL is recovering from an unclean stop, ${nextWord / 1000} s so far.`);
        nextWord += 5000;
      }
      await sleep(POLL_MS);
    }
  } finally {
    await output.close();
  }
  return `${attempt.trouble}\n${await readFrom(log)}`.trim() || 'it ended without a word.';
}

type Log = { path: string; size: number };

/** Where the server writes, with the length before this start; one old file is kept. */
async function openLog({ home }: Cluster): Promise<Log> {
  const path = join(home.dir, 'postgres.log');
  const before = await stat(path).catch(() => undefined);
  if (before && before.size > LARGEST_LOG_BYTES) await rename(path, `${path}.1`);
  await writeOwned(home, path, '', 'a');
  return { path, size: (await stat(path)).size };
}

/**
 * Turns the log of a running server over: what it writes is appended, so the same file goes on from its beginning. What
 * falls between the copy and the cut is lost.
 */
export async function turnLogOver({ home }: Cluster, largest = LARGEST_LOG_BYTES): Promise<void> {
  const path = join(home.dir, 'postgres.log');
  const { size } = await stat(path);
  if (size <= largest) return;
  await copyFile(path, `${path}.1`);
  await truncate(path, 0);
}

async function readFrom({ path, size }: Log): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(4000), position: size });
    return buffer.toString('utf8', 0, bytesRead).trim();
  } finally {
    await file.close();
  }
}
