import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { EmbeddedPostgresError } from './failure.ts';
import { isAlive } from './process-table.ts';

/** The advisory lock's number: 'AVAG' in ASCII. */
const LOCK = 0x41564147;
/** Whoever holds this one may decide about a server that a backup runs: the backup to stop it, an app to take it. */
const HANDOVER_LOCK = 0x41564148;
const NAME = /^av-agro (app|backup) (\d+)$/;
/** How long PostgreSQL may take to notice that a killed app's connection is gone. */
const DEAD_HOLDER_MS = 5000;

/** A backup beside a stopped app runs the server only until an app wants it. */
export type Holder = 'app' | 'backup';

/**
 * Takes the one-app-per-DATA_DIR lock and returns the connection that holds it; ending that connection gives the
 * lock back. It is an advisory lock of the cluster itself, so it ends with the process that held it, however that
 * dies: there is no lock file to go stale. A backup that holds it has it taken from it, and reads on.
 */
export async function holdAppLock(
  connectionString: string,
  dataDir: string,
  as: Holder = 'app',
): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: `av-agro ${as} ${process.pid}` });
  // Without a listener a broken connection would be an uncaught exception; its 'end' tells the owner.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await takeLock(client, dataDir, as);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

async function takeLock(client: pg.Client, dataDir: string, as: Holder): Promise<void> {
  const startedAt = Date.now();
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      LOCK,
    ]);
    if (rows[0]?.taken) return;
    const holder = await findHolder(client);
    // A backup that decided first is stopping the server, and this connection ends with it.
    const isGoing = as === 'app' && holder?.as === 'backup';
    if (isGoing && (await mayDecide(client)))
      await client.query('SELECT pg_terminate_backend($1)', [holder.backend]);
    const isDying = isGoing || holder === undefined || !isAlive(holder.pid);
    if (!isDying || Date.now() - startedAt > DEAD_HOLDER_MS) {
      const who = holder === undefined ? '' : ` (process ${holder.pid})`;
      throw new EmbeddedPostgresError(
        `Another AV Agro is already running on ${dataDir}${who}. Stop it or set DATA_DIR.`,
      );
    }
    await sleep(20);
  }
}

/**
 * Whether the fate of a server that a backup runs is the asker's from now on. Asked before it is stopped, and before it
 * is taken: without it an app could take a server in the moment in which its backup had resolved to stop it.
 */
export async function mayDecide(client: pg.Client): Promise<boolean> {
  const sql = 'SELECT pg_try_advisory_lock($1) AS taken';
  const { rows } = await client.query<{ taken: boolean }>(sql, [HANDOVER_LOCK]);
  return rows[0]?.taken === true;
}

async function findHolder(
  client: pg.Client,
): Promise<{ as: Holder; pid: number; backend: number } | undefined> {
  const { rows } = await client.query<{ application_name: string; backend: number }>(
    `SELECT a.application_name, a.pid AS backend
       FROM pg_locks l JOIN pg_stat_activity a USING (pid)
      WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 1 AND l.classid = 0 AND l.objid = $1`,
    [LOCK],
  );
  const [, as, pid] = NAME.exec(rows[0]?.application_name ?? '') ?? [];
  if (!rows[0] || pid === undefined) return undefined;
  return { as: as === 'backup' ? 'backup' : 'app', pid: Number(pid), backend: rows[0].backend };
}
