import type { SearchWord } from '#shared/domain/search-words.ts';
import type { AppContext } from '../../context.ts';
import { askIndexOnly, listAnyCandidates, listCandidates } from './search.store.ts';

/** Messages read straight off the end of the table: a word of every day fills its page from a few of them. */
const RECENT = 50_000;
/** So many places of a word are sorted by hand; more are taken span by span. */
const FEW = 1_000;
/** Messages of one span; a word in a fiftieth of them still answers in time. */
const SPAN = 1_000_000;
const BATCH = 64;

/**
 * Ids whose letters agree with the words, newest first, in batches; the caller stops when he has enough.
 *
 * No single plan is quick for every word, and the planner cannot tell which it has before it: a frequent word is
 * found by walking back from the newest message, a rare one by its few entries in the index, and one that was
 * frequent in some former season by neither. So they are tried in this order (docs/decisions/0017).
 */
export async function* searchCandidates(
  ctx: AppContext,
  words: readonly SearchWord[],
  before: number,
): AsyncGenerator<number[]> {
  const recent = Math.max(1, before - RECENT);
  yield* newestFirst(recent, before, (span) => listCandidates(ctx.db, { words, ...span }));
  const indexed = words.filter((word) => word.indexed);
  if (recent === 1 || indexed.length === 0) return;

  const byIndex = <T>(ask: (tx: Parameters<typeof listCandidates>[0]) => Promise<T>) =>
    ctx.inTransaction(async (tx) => {
      await askIndexOnly(tx);
      return ask(tx);
    });
  const some = await byIndex((tx) =>
    listAnyCandidates(tx, { words: indexed, from: 1, before: recent, limit: FEW }),
  );
  if (some.length < FEW) {
    some.sort((a, b) => b - a);
    for (let at = 0; at < some.length; at += BATCH) yield some.slice(at, at + BATCH);
    return;
  }
  for (let end = recent; end > 1; end -= SPAN) {
    yield* newestFirst(Math.max(1, end - SPAN), end, (span) =>
      byIndex((tx) => listCandidates(tx, { words: indexed, ...span })),
    );
  }
}

type Span = { from: number; before: number; limit: number };

/** Batch after batch, each from where the last one ended. */
async function* newestFirst(
  from: number,
  before: number,
  list: (span: Span) => Promise<number[]>,
): AsyncGenerator<number[]> {
  let end = before;
  for (;;) {
    const ids = await list({ from, before: end, limit: BATCH });
    if (ids.length > 0) yield ids;
    if (ids.length < BATCH) return;
    end = ids.at(-1) ?? from;
  }
}
