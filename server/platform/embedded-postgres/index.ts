/**
 * The PostgreSQL of a home installation: real server binaries from npm, started on first use under DATA_DIR,
 * found again after a crash of the app, stopped with it on a graceful stop.
 * Why not an in-process engine: fsync, concurrency and LISTEN (docs/decisions).
 */
import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { connectionString, OWNER_ROLE } from './address.ts';
import { type Holder, holdAppLock, mayDecide } from './app-lock.ts';
import { appLogin, DATABASE, ensureAppRole, ensureDatabase, handOver, isHandedOver } from './app-role.ts';
import { type Binaries, locateBinaries } from './binaries.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { EmbeddedPostgresError, hasCode, isCutOff } from './failure.ts';
import { openHome } from './home.ts';
import { findPostmaster, type Postmaster, stopPostmaster } from './postmaster.ts';
import { ensureRunning, type ServerOptions, turnLogOver } from './run-server.ts';

export { EmbeddedPostgresError } from './failure.ts';

export type EmbeddedPostgresOptions = {
  dataDir: string;
  log: (line: string) => void;
  /**
   * Called when the server died under a running app and could not be had back. The app must not go on; by
   * default the error is thrown outside any call, which ends the process.
   */
  onLost?: (error: unknown) => void;
  /** A backup gives the server up to an app that wants it, and no longer stops it then. */
  as?: Holder;
} & Partial<Pick<ServerOptions, 'transport' | 'settings'>>;

export type EmbeddedPostgres = {
  /** Of the app's database, as the role that owns it and nothing else; stays valid over restarts of the server. */
  connectionString: string;
  /** The same as the server's superuser: for tests and measurements, which make databases of their own. */
  ownerConnectionString: string;
  /** Graceful stop of the server: open transactions are rolled back, everything acknowledged is on disk. */
  stop(): Promise<void>;
  readonly serverPid: number;
};

/** Refused while starting or stopping, connection cut, socket not there (yet). */
const PASSING = ['57P03', '57P01', '57P02', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'];
const TIMEOUT_MS = 10_000;
const LOG_LOOK_MS = 10 * 60_000;

/**
 * Starts, or finds running, the server of `dataDir` and holds its one-app lock until `stop()`.
 * A server that dies meanwhile is started again.
 * @throws {EmbeddedPostgresError} with a sentence for the person at the keyboard
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, onLost = throwOutside, transport = 'auto', settings = {}, as = 'app' } = options;
  const home = await openHome(dataDir);
  const binaries = await locateBinaries(home.account, home.dir);
  const cluster = await openCluster(home, binaries, settings.fsync !== 'off');
  const server = { log, transport, settings };

  let held = await takeServer(cluster, server, as);
  let recovery: Promise<void> | undefined;
  let stopping = false;
  let isGiven = false;
  const lose = () => {
    if (as === 'backup') isGiven = true;
    else if (!stopping) recover();
  };
  const watch = () => held.lock.once('end', lose);
  const recover = () => {
    log(`PostgreSQL (process ${held.postmaster.pid}) cut the connection; taking it up again.`);
    const same = { ...server, address: held.postmaster.address };
    recovery = takeAgain(cluster, same, () => stopping).then((again) => {
      held = again;
      watch();
    });
    recovery.catch(onLost);
  };
  watch();
  // A server may run for a year.
  const turning = setInterval(() => void turnLogOver(cluster).catch(() => undefined), LOG_LOOK_MS).unref();
  log(`PostgreSQL ${binaries.version} serves ${home.dir} (process ${held.postmaster.pid}).`);

  return {
    connectionString: connectionString(held.postmaster.address, appLogin(cluster), DATABASE),
    ownerConnectionString: ownerUrl(cluster, held.postmaster, DATABASE),
    get serverPid() {
      return held.postmaster.pid;
    },
    async stop() {
      stopping = true;
      clearInterval(turning);
      await recovery?.catch(() => undefined);
      if (as === 'backup' && !(await mayDecide(held.lock).catch(() => false))) isGiven = true;
      // The lock is kept to the last moment, so that no other app can begin on a server that is going.
      if (!isGiven) await stopPostmaster(cluster, log);
      await held.lock.end().catch(() => undefined);
    },
  };
}

/**
 * How to reach the running server of `dataDir` beside the app that holds it: for reading, a backup above all.
 * Undefined when none runs.
 */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | undefined> {
  const home = await openHome(dataDir);
  const cluster = await openCluster(home, await locateBinaries(home.account, home.dir));
  const postmaster = await findPostmaster(cluster);
  if (postmaster?.state !== 'ready') return undefined;
  const asOwner = ownerUrl(cluster, postmaster, DATABASE);
  return (await isHandedOver(asOwner))
    ? connectionString(postmaster.address, appLogin(cluster), DATABASE)
    : asOwner;
}

function ownerUrl({ password }: Cluster, { address }: Postmaster, database: string): string {
  return connectionString(address, { role: OWNER_ROLE, password }, database);
}

type Held = { postmaster: Postmaster; lock: pg.Client };

/** A ready server, the lock on it, and in it the database that is the app's role's. */
async function takeServer(cluster: Cluster, options: ServerOptions, as: Holder = 'app'): Promise<Held> {
  const startedAt = Date.now();
  let mayRenew = as === 'app' && (await findPostmaster(cluster)) !== undefined;
  for (;;) {
    const postmaster = await ensureRunning(cluster, options);
    let lock: pg.Client | undefined;
    try {
      lock = await holdAppLock(ownerUrl(cluster, postmaster, 'postgres'), cluster.home.dataDir, as);
      if (mayRenew && (await isOutdated(postmaster, cluster.binaries))) {
        mayRenew = false;
        options.log('The running PostgreSQL is of an earlier installation; renewing it.');
        await stopPostmaster(cluster, options.log);
        continue;
      }
      await ensureAppRole(lock, appLogin(cluster));
      await ensureDatabase(lock);
      await handOver(ownerUrl(cluster, postmaster, DATABASE), options.log);
      return { postmaster, lock };
    } catch (error) {
      const isPassing =
        (hasCode(error, ...PASSING) || isCutOff(error)) && Date.now() - startedAt <= TIMEOUT_MS;
      // A full disk, above all. Kept, the lock would keep this process alive and the next one out.
      if (lock && !isPassing) await stopPostmaster(cluster, options.log);
      await lock?.end().catch(() => undefined);
      if (!isPassing) throw error;
      await sleep(20);
    }
  }
}

/** A disk that is full may be given room in this time; people's requests are refused meanwhile, and repeated. */
const RECOVERY_TIMEOUT_MS = 10 * 60_000;
const RECOVERY_PAUSE_MS = 2_000;

/** Takes up a server that died, and goes on trying while it cannot start. Whoever else has it may keep it. */
async function takeAgain(cluster: Cluster, options: ServerOptions, isStopping: () => boolean): Promise<Held> {
  for (const startedAt = Date.now(); ; await sleep(RECOVERY_PAUSE_MS)) {
    try {
      return await takeServer(cluster, options);
    } catch (error) {
      const isTaken = error instanceof EmbeddedPostgresError && /already running/.test(error.message);
      if (isTaken || isStopping() || Date.now() - startedAt > RECOVERY_TIMEOUT_MS) throw error;
      options.log(`PostgreSQL cannot be had back yet; trying again. ${(error as Error).message}`);
    }
  }
}

/** A server that outlived its app also outlives `npm ci`, whose new files it would mix with its old ones. */
async function isOutdated(postmaster: Postmaster, { postgres }: Binaries): Promise<boolean> {
  if (postmaster.program !== postgres) return true;
  const { ctimeMs } = await stat(postgres);
  return ctimeMs > postmaster.startedAt.getTime() + 1000;
}

function throwOutside(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
