import { type Database, sql } from './database/db.ts';
import { isReachable } from './database/pg-hosts.ts';
import { type Health, within } from './health.ts';
import type { Log } from './log.ts';

export interface StuckWatchOptions {
  db: Database;
  connectionString: string;
  health: Health;
  log: Pick<Log, 'error' | 'fatal'>;
  /** How long nothing may get through before the process calls itself stuck; half as long again, and it gives up. */
  afterMs?: number | undefined;
  /** Ends the process; whoever supervises it starts another. */
  giveUp?: () => void;
}

/** Much longer than connections need to heal by themselves (pg-silence.ts). */
const AFTER_MS = 120_000;
const ANSWER_MS = 5_000;

/**
 * Looks whether the pool still gets through. Where it does not, a connection of its own tells apart a database that is
 * away or frozen, which no restart mends and which is no reason for one, from a process that stands in its own way.
 * Returns its stop.
 */
export function watchForStuck(options: StuckWatchOptions): () => Promise<void> {
  const { db, connectionString, health, log, afterMs = AFTER_MS, giveUp = () => undefined } = options;
  let throughAt = performance.now();
  let isLooking = false;
  async function check(): Promise<void> {
    const isThrough = await within(ANSWER_MS, db.run(sql`select`)).then(
      () => true,
      () => false,
    );
    const silentMs = performance.now() - throughAt;
    if (isThrough || silentMs < afterMs || !(await isReachable(connectionString).catch(() => false))) {
      if (isThrough) throughAt = performance.now();
      health.isStuck = false;
      return;
    }
    if (!health.isStuck) log.error({ silentMs }, 'database.stuck');
    health.isStuck = true;
    if (silentMs < afterMs * 1.5) return;
    log.fatal('database.stuck_exit');
    giveUp();
  }
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void check().finally(() => {
      isLooking = false;
    });
  }, afterMs / 8).unref();
  return async () => clearInterval(timer);
}
