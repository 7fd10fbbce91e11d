export type TextPart = { text: string } | { text: string; href: string };

const CANDIDATE = /https:\/\/[^\s<>"'`]+/gi;
/** Punctuation that ends the sentence, not the address. */
const TAIL = /[).,;:!?\]}'"’”।]+$/;

/** Cuts text into plain parts and links. Only https with a real host becomes a link; all else stays text. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(CANDIDATE)) {
    const shown = match[0].replace(TAIL, '');
    const href = safeHref(shown);
    if (href === null) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push({ text: shown, href });
    from = match.index + shown.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** A name before an @ would let 'https://bank.in@evil.example' read as the bank. */
function safeHref(text: string): string | null {
  try {
    const url = new URL(text);
    const isPlain = url.protocol === 'https:' && url.username === '' && url.hostname.includes('.');
    return isPlain ? url.href : null;
  } catch {
    return null;
  }
}
