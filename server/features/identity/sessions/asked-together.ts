import { setTimeout as sleep } from 'node:timers/promises';
import DataLoader from 'dataloader';
import type { Sql } from '../../../platform/database/db.ts';

/** A batch that hangs (its connection is gone) holds up the next no longer than this. */
const BATCH_TIMEOUT_MS = 100;

/** More than these are two statements. */
const MOST_AT_ONCE = 100;

interface Asked {
  tokenHash: Buffer;
  now: Date;
}

/**
 * Looks sessions up by token hash, a batch of them in one statement: what is asked for while a batch is under way is
 * the next batch, never an answer from before it was asked. In a quiet moment each is its own; in a busy one the engine does once what was ten
 * times the same.
 */
export function askedTogether<Session extends { token_hash: Buffer }>(
  find: (db: Sql, tokenHashes: Buffer[], now: Date) => Promise<Session[]>,
): (db: Sql, tokenHash: Buffer, now: Date) => Promise<Session | undefined> {
  const loaders = new WeakMap<Sql, DataLoader<Asked, Session | undefined>>();

  function loaderOver(db: Sql): DataLoader<Asked, Session | undefined> {
    let underway: Promise<unknown> = Promise.resolve();
    const answer = async (asked: readonly Asked[]) => {
      const now = new Date(Math.max(...asked.map((one) => one.now.getTime())));
      const tokenHashes = asked.map(({ tokenHash }) => tokenHash);
      const found = await find(db, tokenHashes, now);
      const byToken = new Map(found.map((session) => [session.token_hash.toString('hex'), session]));
      return tokenHashes.map((tokenHash) => byToken.get(tokenHash.toString('hex')));
    };
    return new DataLoader(
      (asked) => {
        const answers = answer(asked);
        underway = answers.catch(() => {});
        return answers;
      },
      {
        cache: false,
        maxBatchSize: MOST_AT_ONCE,
        batchScheduleFn: (dispatch) => {
          void Promise.race([underway, sleep(BATCH_TIMEOUT_MS, undefined, { ref: false })]).then(dispatch);
        },
      },
    );
  }

  return (db, tokenHash, now) => {
    const loader = loaders.get(db) ?? loaderOver(db);
    loaders.set(db, loader);
    return loader.load({ tokenHash, now });
  };
}
