import type { SearchHit } from '#shared/contract/search.ts';
import { holdsWords, type SearchWord, searchWords } from '#shared/domain/chat/search-words.ts';
import { searchSnippet } from '#shared/domain/chat/snippets.ts';
import type { AppContext } from '../../../context.ts';
import { type FoundRow, listFound, newestMessageId } from './search.store.ts';
import { searchCandidates } from './search-candidates.ts';

export interface SearchPage {
  hits: SearchHit[];
  /** Where the next page begins; undefined at the end. */
  nextBefore: number | undefined;
  complete: boolean;
}

const PAGE = 20;

/**
 * What was written, and which files were sent, in any chat: newest first, and only what the office still sees.
 * Messages that were deleted, hidden or cleared are not found. Nothing is found for a search without a word.
 */
export async function searchMessages(
  ctx: AppContext,
  query: { q: string; before?: number; limit?: number },
): Promise<SearchPage> {
  const words = searchWords(query.q);
  const complete = words.length === 0 || words.some(({ indexed }) => indexed);
  if (words.length === 0) return { hits: [], nextBefore: undefined, complete };
  const limit = query.limit ?? PAGE;
  const before = query.before ?? (await newestMessageId(ctx.db)) + 1;
  const found: FoundRow[] = [];
  for await (const ids of searchCandidates(ctx, words, before)) {
    const rows = await listFound(ctx.db, ids);
    found.push(...rows.filter((row) => holdsWords(wordsOf(row), words)));
    if (found.length > limit) break;
  }
  const page = found.slice(0, limit);
  return {
    hits: page.map((row) => viewHit(row, words)),
    nextBefore: found.length > limit ? page.at(-1)?.id : undefined,
    complete,
  };
}

/** What the words are looked for in; the index joins the two in the same way. */
function wordsOf(row: FoundRow): string {
  return `${row.text ?? ''} ${row.file_name ?? ''}`;
}

function viewHit(row: FoundRow, words: readonly SearchWord[]): SearchHit {
  return {
    message_id: row.id,
    chat_id: row.chat_id,
    seq: row.seq,
    name: row.name,
    mobile: row.mobile,
    sender_role: row.sender_role,
    message_type: row.kind,
    created_at: row.created_at,
    text: row.text === null ? null : searchSnippet(row.text, words),
    file_name: row.file_name === null ? null : searchSnippet(row.file_name, words),
  };
}
