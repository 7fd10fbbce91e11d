import pg from 'pg';
import type { AppContext } from '../../../context.ts';
import { createBatches } from '../../../platform/database/batches.ts';
import { type AppendedMessage, appendOwnWords, type OwnWords } from './append-message.ts';

/** Three: at 500 sends a second, one statement at a time made the other side wait up to twice as long (docs/benchmarks/server.md). */
const LIMITS = { most: 50, atOnce: 3 };

type Append = (words: OwnWords) => Promise<AppendedMessage | undefined>;

const batches = new WeakMap<AppContext, Append>();

/**
 * Stores a farmer's words by group commit: what farmers send while a statement is under way is the next statement, and one
 * commit, one trip to the disk, for all of them. Each is stored or not by itself.
 * @returns undefined, with nothing stored, where the send is to be made by itself (`appendOwnWords` says when)
 * @throws what the connection died of; whether the words were stored is then unknown, as with any lost commit
 */
export function appendTogether(ctx: AppContext, words: OwnWords): Promise<AppendedMessage | undefined> {
  const append = batches.get(ctx) ?? createBatches((all) => appendAll(ctx, all), LIMITS);
  batches.set(ctx, append);
  return append(words);
}

async function appendAll(
  ctx: AppContext,
  all: readonly OwnWords[],
): Promise<(AppendedMessage | undefined)[]> {
  const firstOfEach = new Map(all.toReversed().map((words) => [words.farmerId, words]));
  const appended = await ctx
    .inStatement((tx) => appendOwnWords(ctx, tx, [...firstOfEach.values()]))
    .catch(noneIfRefused);
  return all.map((words) =>
    firstOfEach.get(words.farmerId) === words ? appended.get(words.farmerId) : undefined,
  );
}

/** The engine refused the statement and kept nothing of it: each is to be judged by itself. */
function noneIfRefused(error: unknown): Map<number, AppendedMessage> {
  if (error instanceof pg.DatabaseError && error.severity === 'ERROR') return new Map();
  throw error;
}
