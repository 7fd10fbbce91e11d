import type { SavedReply } from '#shared/contract/saved-replies.ts';

/** Beyond this it is a sentence that happens to begin with a slash. */
const LONGEST_QUERY = 40;

/** What is looked for, while the box holds a slash and a word or two after it; null when it holds anything else. */
export function slashQuery(text: string): string | null {
  if (!text.startsWith('/') || text.includes('\n') || text.length > LONGEST_QUERY) return null;
  return text.slice(1).trim().normalize('NFC').toLowerCase();
}

/**
 * The replies a query means: those whose shortcut begins with it, then those that have it in the shortcut, then
 * those that have it in their words, in either language.
 */
export function findReplies(replies: readonly SavedReply[], query: string): SavedReply[] {
  const ranked = replies.map((reply) => ({ reply, rank: rankOf(reply, query) }));
  return ranked
    .filter(({ rank }) => rank < MISSES)
    .sort((a, b) => a.rank - b.rank)
    .map(({ reply }) => reply);
}

const MISSES = 3;

function rankOf({ shortcut, text_kn, text_en }: SavedReply, query: string): number {
  if (shortcut.startsWith(query)) return 0;
  if (shortcut.includes(query)) return 1;
  return `${text_kn}\n${text_en}`.toLowerCase().includes(query) ? 2 : MISSES;
}
