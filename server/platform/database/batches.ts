import { setTimeout as sleep } from 'node:timers/promises';
import DataLoader from 'dataloader';

/** Batches that hang (their connection is gone) hold up the next no longer than this. */
const BATCH_TIMEOUT_MS = 100;

export interface BatchLimits {
  /** Keys of one batch; more are two. */
  most: number;
  /** Batches under way, unless they hang; what comes meanwhile is the next. */
  atOnce: number;
}

/**
 * Group commit, and its like for questions: what comes while batches are under way is the next batch, one statement for all of it.
 * In a quiet moment each is its own and waits for nobody; in a busy one the engine does once what was ten times the same. Nothing
 * is remembered: an answer is never from before it was asked for.
 *
 * @param run answers each key in its place; an `Error` there is that key's alone
 */
export function createBatches<Key, Answer>(
  run: (keys: readonly Key[]) => Promise<readonly (Answer | Error)[]>,
  { most, atOnce }: BatchLimits,
): (key: Key) => Promise<Answer> {
  let underway = 0;
  const waiting: (() => void)[] = [];
  const anEnd = () => new Promise<void>((resolve) => waiting.push(resolve));

  /** Until there is room, which is taken at once: of several that wait one goes, and the others wait on. */
  async function turn(): Promise<void> {
    const hangs = Symbol('hangs');
    const patience = underway < atOnce ? undefined : sleep(BATCH_TIMEOUT_MS, hangs, { ref: false });
    while (underway >= atOnce) if ((await Promise.race([anEnd(), patience])) === hangs) break;
    underway += 1;
  }

  async function runOne(keys: readonly Key[]): Promise<readonly (Answer | Error)[]> {
    try {
      return await run(keys);
    } finally {
      underway -= 1;
      for (const wake of waiting.splice(0)) wake();
    }
  }

  const loader = new DataLoader<Key, Answer>(runOne, {
    cache: false,
    maxBatchSize: most,
    batchScheduleFn: (dispatch) => void turn().then(dispatch),
  });
  return (key) => loader.load(key);
}

/** The same for each database, or whatever else the keys are of: batches of one are no batches of another. */
export function createBatchesPer<Owner extends object, Key, Answer>(
  run: (owner: Owner, keys: readonly Key[]) => Promise<readonly (Answer | Error)[]>,
  limits: BatchLimits,
): (owner: Owner, key: Key) => Promise<Answer> {
  const known = new WeakMap<Owner, (key: Key) => Promise<Answer>>();
  return (owner, key) => {
    const ask = known.get(owner) ?? createBatches((keys) => run(owner, keys), limits);
    known.set(owner, ask);
    return ask(key);
  };
}
