/** Control characters a text may hold: tab, line feed, form feed, carriage return. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const NOT_TEXT = /[\u0000-\u0008\u000B\u000E-\u001F\u007F]/;

/** What a browser that guesses types would take for a page or a picture with scripts. */
const MARKUP =
  /^\s*<[!?/a-z]|<(?:!doctype|html|head|body|script|style|iframe|object|embed|svg|math|meta|link|base|form|a|img|table|title)[\s/>]/i;

/** Plain text as people write it: valid UTF-8 without control characters, and no markup in it. */
export function isPlainText(bytes: Uint8Array): boolean {
  try {
    // Fatal: a single broken sequence means these bytes are something else. The byte order mark is taken off.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !NOT_TEXT.test(text) && !MARKUP.test(text);
  } catch {
    return false;
  }
}
