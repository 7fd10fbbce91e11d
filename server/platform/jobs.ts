import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type JobHelpers, Logger, parseCronItems, type Runner, run } from 'graphile-worker';
import type { Database, Sql, Statement } from './database/db.ts';
import { sql } from './database/db.ts';
import { createFaultLog } from './fault-log.ts';

/** A piece of work that outlives the request. Runs on one node; may run again after a crash: be idempotent. */
export type JobHandler = (payload: unknown) => Promise<void>;

export interface Jobs {
  /** Called while features register, before `start`. `cron` is a five-field crontab pattern, UTC. */
  define(name: string, handler: JobHandler, options?: { cron?: string }): void;
  /**
   * Queues inside the caller's transaction: it runs if and only if that commits.
   * `key` replaces a waiting job with the same key.
   */
  enqueue(tx: Sql, name: string, payload: object, options?: { runAt?: Date; key?: string }): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The call that queues a job, as an expression for a statement that does something else besides; its value is the
 * job's id. Payload and key are SQL, because both may name what that statement has just written.
 */
export function addJob(
  name: string,
  { payload, runAt, key }: { payload: Statement; runAt?: Date | undefined; key?: Statement | undefined },
): Statement {
  return sql`(graphile_worker.add_job(${name}, ${payload}, run_at => ${runAt ?? null},
    job_key => ${key ?? sql`null`}, max_attempts => 12)).id`;
}

const RESTART_MS = 2_000;
/** How often a job under way says so; one that has not for ten minutes has lost its worker (features/operations). */
const HEARTBEAT_MS = 60_000;

/**
 * Jobs in PostgreSQL (graphile-worker): no second system to run, enqueued with the business change.
 * `runsCron`: false where the clock of the machine must set nothing going, as in a test that sets its own.
 */
export function createJobs(
  db: Database,
  log: FastifyBaseLogger,
  { heartbeatMs = HEARTBEAT_MS, runsCron = true }: { heartbeatMs?: number; runsCron?: boolean } = {},
): Jobs {
  const handlers = new Map<string, JobHandler>();
  const crons: { task: string; match: string }[] = [];
  let runner: Runner | undefined;
  let isStopping = false;
  const faults = createFaultLog(log);
  const launch = () =>
    run({
      pgPool: db.pool,
      concurrency: 2,
      noHandleSignals: true,
      pollInterval: 5_000,
      // The other way of noting the end of a job leaves its failure to nobody, which ends the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      parsedCronItems: parseCronItems(crons),
      logger: new Logger(() => (level, message) => {
        if (level === 'error') log.error(message);
      }),
      taskList: Object.fromEntries(
        [...handlers].map(([name, handler]) => [
          name,
          (payload: unknown, { job }: JobHelpers) =>
            withHeartbeat(db, job.id, heartbeatMs, () => handler(payload)),
        ]),
      ),
    });
  /** The library gives up when the database goes away in the middle of a job. We do not. */
  async function keepRunning(): Promise<void> {
    while (!isStopping) {
      const err = await runner?.promise.catch((error: unknown) => error);
      if (isStopping) return;
      log.error({ err }, 'jobs.restarted');
      await sleep(RESTART_MS);
      if (isStopping) return;
      runner = await launch().catch((error: unknown) => {
        faults.report(error, 'jobs.queue_unavailable');
        return undefined;
      });
    }
  }
  return {
    define(name, handler, options = {}) {
      handlers.set(name, handler);
      if (options.cron && runsCron) crons.push({ task: name, match: options.cron });
    },
    async enqueue(tx, name, payload, options = {}) {
      const key = sql`${options.key ?? null}`;
      const job = { payload: sql`${JSON.stringify(payload)}::json`, runAt: options.runAt, key };
      await tx.run(sql`select ${addJob(name, job)}`);
    },
    async start() {
      runner = await launch();
      void keepRunning();
    },
    async stop() {
      isStopping = true;
      // It may have come to a stop by itself a moment ago.
      await runner?.stop().catch(() => undefined);
    },
  };
}

/** A worker that was killed says nothing any more, and its work is given to another. */
async function withHeartbeat(
  db: Database,
  jobId: string,
  everyMs: number,
  work: () => Promise<void>,
): Promise<void> {
  const beat = setInterval(() => {
    // The database being away is the work's own trouble to tell.
    db.run(
      sql`update graphile_worker._private_jobs set locked_at = now() where id = ${jobId} and locked_at is not null`,
    ).catch(() => undefined);
  }, everyMs).unref();
  try {
    await work();
  } finally {
    clearInterval(beat);
  }
}
