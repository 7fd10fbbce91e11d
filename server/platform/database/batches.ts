import { setTimeout as sleep } from 'node:timers/promises';
import DataLoader from 'dataloader';

/** Batches that hang (their connection is gone) hold up the next no longer than this. */
const BATCH_TIMEOUT_MS = 100;

export interface BatchLimits {
  /** Keys of one batch; more are two. */
  most: number;
  /** Batches under way; what comes meanwhile is the next. */
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
  const underway = new Set<Promise<unknown>>();
  const loader = new DataLoader<Key, Answer>(
    (keys) => {
      const answers = run(keys);
      const ended: Promise<unknown> = answers.catch(() => {}).then(() => underway.delete(ended));
      underway.add(ended);
      return answers;
    },
    {
      cache: false,
      maxBatchSize: most,
      batchScheduleFn: (dispatch) => {
        const isFree = underway.size < atOnce;
        const turn = isFree
          ? Promise.resolve()
          : Promise.race([...underway, sleep(BATCH_TIMEOUT_MS, undefined, { ref: false })]);
        void turn.then(dispatch);
      },
    },
  );
  return (key) => loader.load(key);
}
