import type { SearchWord } from '#shared/domain/chat/search-words.ts';
import type { AppContext } from '../../../context.ts';
import { findCandidates, walkCandidates } from './search.store.ts';

/** Messages read straight off the end of the table: a word of every day fills its page from them. */
const NEWEST = 4_000;
/** The same for words the index does not know (emoji, other scripts), which are looked for nowhere else. */
const RECENT = 50_000;
const BATCH = 64;

/**
 * Ids whose letters agree with the words, newest first, in batches; the caller stops when they have enough.
 *
 * No single plan is quick for every word, and the planner cannot tell which it has before it: a frequent word is
 * found by walking back from the newest message, any other by the index (docs/decisions/0017).
 */
export async function* searchCandidates(
  ctx: AppContext,
  words: readonly SearchWord[],
  before: number,
): AsyncGenerator<number[]> {
  const indexed = words.filter((word) => word.indexed);
  const from = Math.max(1, before - (indexed.length > 0 ? NEWEST : RECENT));
  yield* inBatches(before, (end) => walkCandidates(ctx.db, { words, from, before: end, limit: BATCH }));
  if (from === 1 || indexed.length === 0) return;
  yield* inBatches(from, (end) =>
    ctx.inTransaction((tx) => findCandidates(tx, { words: indexed, before: end, limit: BATCH })),
  );
}

/** Batch after batch, each from where the last one ended. */
async function* inBatches(
  before: number,
  list: (before: number) => Promise<number[]>,
): AsyncGenerator<number[]> {
  let end = before;
  for (;;) {
    const ids = await list(end);
    if (ids.length > 0) yield ids;
    const last = ids.at(-1);
    if (ids.length < BATCH || last === undefined) return;
    end = last;
  }
}
