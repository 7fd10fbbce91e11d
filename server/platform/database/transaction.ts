import type pg from 'pg';
import { type Database, type Sql, sqlOver } from './db.ts';

/** An open transaction: the same `Sql`, plus what must happen only if it commits. */
export interface Transaction extends Sql {
  /**
   * Runs after the commit, in order, not awaited by the writer's answer and never able to undo it. For
   * hints and clean-up only: what must not be lost belongs in the transaction itself.
   */
  afterCommit(effect: () => void | Promise<void>): void;
  /** Runs once it is given up: removing bytes that were stored for a row that never came to be. */
  afterRollback(effect: () => void | Promise<void>): void;
}

export type Transactor = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

interface TransactorOptions {
  checkRows?: boolean;
  onEffectError: (error: unknown) => void;
}

/** Serialisation failures and deadlocks are the database asking to try again; nothing was written. */
const RETRYABLE = new Set(['40001', '40P01']);
const MAX_TRIES = 4;

/**
 * `inTransaction(work)`: READ COMMITTED, one connection, commit on return, rollback on throw. `work` may
 * run again after a deadlock, so it must not touch anything outside the transaction except through hooks.
 */
export function createTransactor(db: Database, options: TransactorOptions): Transactor {
  return (work) => retrying(options, (rolledBack) => runOnce(db, work, rolledBack, options));
}

/**
 * `inStatement(work)`: the same for work that is one statement, which PostgreSQL makes a transaction of by itself: no
 * `begin`, no `commit`, no round trip for either.
 *
 * @throws when the work has a second statement: the first is committed by then
 */
export function createStatementTransactor(db: Database, options: TransactorOptions): Transactor {
  return (work) =>
    retrying(options, async (rolledBack) => {
      const committed: Effect[] = [];
      const result = await work({
        ...onlyOnce(db),
        afterCommit: (effect) => committed.push(effect),
        afterRollback: (effect) => rolledBack.push(effect),
      });
      void runEffects(committed, options.onEffectError);
      return result;
    });
}

function onlyOnce(db: Database): Sql {
  let isSpent = false;
  const once =
    <Args extends unknown[], T>(ask: (...args: Args) => T) =>
    (...args: Args): T => {
      if (isSpent) throw new Error('a second statement where one is the whole transaction');
      isSpent = true;
      return ask(...args);
    };
  return { many: once(db.many), maybe: once(db.maybe), one: once(db.one), run: once(db.run) };
}

async function retrying<T>(
  { onEffectError }: TransactorOptions,
  run: (rolledBack: Effect[]) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const rolledBack: Effect[] = [];
    try {
      return await run(rolledBack);
    } catch (error) {
      // The next try needs the bytes this one stored a row for: only the last rollback undoes them.
      if (attempt < MAX_TRIES && RETRYABLE.has((error as { code?: string }).code ?? '')) continue;
      void runEffects(rolledBack, onEffectError);
      throw error;
    }
  }
}

async function runOnce<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  rolledBack: Effect[],
  options: TransactorOptions,
): Promise<T> {
  const client: pg.PoolClient = await db.pool.connect();
  const committed: Effect[] = [];
  let broken: Error | undefined;
  let committing = false;
  try {
    // Not awaited: it goes out in one packet with the first statement of the work (decision 38), which saves
    // a round trip. Only a dying connection refuses it, and that one refuses what follows too.
    const begun = client.query('begin');
    begun.catch(() => undefined);
    const tx: Transaction = {
      ...sqlOver(client, options.checkRows ?? false),
      afterCommit: (effect) => committed.push(effect),
      afterRollback: (effect) => rolledBack.push(effect),
    };
    const result = await work(tx);
    await begun;
    committing = true;
    await client.query('commit');
    void runEffects(committed, options.onEffectError);
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    // A commit whose answer was lost may have happened: nothing it refers to may be removed then. Bytes
    // left over are found by the orphan sweep.
    if (committing) rolledBack.length = 0;
    throw error;
  } finally {
    // A connection that could not even roll back is closed, not reused.
    client.release(broken);
  }
}

type Effect = () => void | Promise<void>;

async function runEffects(effects: Effect[], onError: (error: unknown) => void): Promise<void> {
  for (const effect of effects) {
    try {
      await effect();
    } catch (error) {
      onError(error);
    }
  }
}
