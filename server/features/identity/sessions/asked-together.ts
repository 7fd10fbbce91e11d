import { createBatchesPer } from '../../../platform/database/batches.ts';
import type { Sql } from '../../../platform/database/db.ts';

/** More than these are two statements. */
const MOST_AT_ONCE = 100;

interface Asked {
  tokenHash: Buffer;
  now: Date;
}

/** Looks sessions up by token hash, a batch of them in one statement. */
export function askedTogether<Session extends { token_hash: Buffer }>(
  find: (db: Sql, tokenHashes: Buffer[], now: Date) => Promise<Session[]>,
): (db: Sql, tokenHash: Buffer, now: Date) => Promise<Session | undefined> {
  const ask = createBatchesPer<Sql, Asked, Session | undefined>(
    async (db, asked) => {
      const now = new Date(Math.max(...asked.map((one) => one.now.getTime())));
      const tokenHashes = asked.map(({ tokenHash }) => tokenHash);
      const found = await find(db, tokenHashes, now);
      const byToken = new Map(found.map((session) => [session.token_hash.toString('hex'), session]));
      return tokenHashes.map((tokenHash) => byToken.get(tokenHash.toString('hex')));
    },
    { most: MOST_AT_ONCE, atOnce: 1 },
  );
  return (db, tokenHash, now) => ask(db, { tokenHash, now });
}
