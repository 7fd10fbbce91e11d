import pg from 'pg';
import type { AppContext } from '../../../context.ts';
import { createBatchesPer } from '../../../platform/database/batches.ts';
import { type AppendedMessage, appendOwnWords, type OwnWords } from './append-message.ts';

/** Three: at 500 sends a second, one statement at a time made the other side wait up to twice as long (docs/benchmarks/server.md). */
const LIMITS = { most: 50, atOnce: 3 };

/**
 * Stores a farmer's words by group commit: what farmers send while a statement is under way is the next statement, and one
 * commit, one trip to the disk, for all of them. Each is stored or not by itself.
 * @returns undefined, with nothing stored, where the send is to be made by itself (`appendOwnWords` says when)
 * @throws what the engine has against all of them, or what the connection died of; whether the words were stored is then
 *   unknown, as with any lost commit
 */
export const appendTogether = createBatchesPer(appendAll, LIMITS);

async function appendAll(
  ctx: AppContext,
  all: readonly OwnWords[],
): Promise<(AppendedMessage | undefined)[]> {
  const firstOfEach = new Map<number, OwnWords>();
  for (const words of all) if (!firstOfEach.has(words.farmerId)) firstOfEach.set(words.farmerId, words);
  const appended = await ctx
    .inStatement((tx) => appendOwnWords(ctx, tx, [...firstOfEach.values()]))
    .catch(noneIfOfARow);
  return all.map((words) =>
    firstOfEach.get(words.farmerId) === words ? appended.get(words.farmerId) : undefined,
  );
}

/** SQLSTATE classes of what one row brings upon all: its values, a constraint, a trigger's own exception. */
const OF_A_ROW = /^(22|23|P0)/;

/**
 * A fault of one row: nothing of the statement was kept, and each send is to be judged by itself. Of anything else (no room, a
 * timeout, a standby, a dead connection) fifty more tries would be fifty more burdens: all are refused, and come again.
 */
function noneIfOfARow(error: unknown): Map<number, AppendedMessage> {
  if (error instanceof pg.DatabaseError && OF_A_ROW.test(error.code ?? '')) return new Map();
  throw error;
}
