import type { SavedReply } from '#shared/contract/saved-replies.ts';
import { REPLY_LANGUAGES, replyField } from '#shared/domain/chat/saved-reply.ts';

/** Beyond this it is a sentence that happens to begin with a slash. */
const LONGEST_QUERY = 40;

/** What is looked for, while the box holds a slash and a word or two after it; null when it holds anything else. */
export function slashQuery(text: string): string | null {
  if (!text.startsWith('/') || text.includes('\n') || text.length > LONGEST_QUERY) return null;
  return text.slice(1).trim().normalize('NFC').toLowerCase();
}

/**
 * The replies a query means: those whose shortcut begins with it, then those that have it in the shortcut, then
 * those that have it in their words, in any language.
 */
export function findReplies(replies: readonly SavedReply[], query: string): SavedReply[] {
  const ranked = replies.map((reply) => ({ reply, rank: rankOf(reply, query) }));
  return ranked
    .filter(({ rank }) => rank < MISSES)
    .sort((a, b) => a.rank - b.rank)
    .map(({ reply }) => reply);
}

const MISSES = 3;

function rankOf(reply: SavedReply, query: string): number {
  const { shortcut } = reply;
  if (shortcut.startsWith(query)) return 0;
  if (shortcut.includes(query)) return 1;
  const texts = REPLY_LANGUAGES.map((language) => reply[replyField(language)]).join('\n');
  return texts.toLowerCase().includes(query) ? 2 : MISSES;
}
