import { FARMER_LANGUAGE, type Language, otherLanguages } from '../languages.ts';

/** In the order the office reads and writes the texts of a reply: what most farmers read comes first. */
export const REPLY_LANGUAGES = [FARMER_LANGUAGE, ...otherLanguages(FARMER_LANGUAGE)];

/** The text of one language, as a reply names it. */
export type ReplyField = `text_${Language}`;
export const replyField = (language: Language): ReplyField => `text_${language}`;

/** One value for each text of a reply. */
export function replyTexts<T>(make: (field: ReplyField, language: Language) => T): Record<ReplyField, T> {
  return Object.fromEntries(
    REPLY_LANGUAGES.map((language) => [replyField(language), make(replyField(language), language)]),
  ) as Record<ReplyField, T>;
}

/** What a saved reply may leave open, filled from the chat it is used in. */
export const REPLY_VARIABLES = ['name', 'amount', 'lr'] as const;
export type ReplyVariable = (typeof REPLY_VARIABLES)[number];

/** Undefined: the open chat has no such thing yet. */
export type ReplyValues = Partial<Record<ReplyVariable, string | undefined>>;

export const SHORTCUT_MAX = 30;
export const REPLY_TEXT_MAX = 2000;
/** The list is one answer and one look; an office with more has lost the overview already. */
export const SAVED_REPLIES_MAX = 200;

/** A word in braces: ours, or one mistyped. Braces around anything else are the writer's own. */
const IN_BRACES = /\{\s*([\p{L}\p{M}\p{N}_]{1,30})\s*\}/gu;

/** The text with every variable that has a value replaced by it; the others stay in their braces. */
export function fillReply(text: string, values: ReplyValues): string {
  return text.replace(IN_BRACES, (whole, word: string) => {
    const variable = toVariable(word);
    if (variable === undefined) return whole;
    return values[variable] || `{${variable}}`;
  });
}

/** Our variables still in their braces, each once, in the order they stand. */
export function openVariables(text: string): ReplyVariable[] {
  const found = [...text.matchAll(IN_BRACES)].map(([, word = '']) => toVariable(word));
  return [...new Set(found.filter((variable) => variable !== undefined))];
}

/** Words in braces that are no variable of ours, as written: most likely one mistyped. */
export function unknownVariables(text: string): string[] {
  const found = [...text.matchAll(IN_BRACES)].filter(([, word = '']) => toVariable(word) === undefined);
  return [...new Set(found.map(([whole]) => whole))];
}

/**
 * A shortcut as it is kept and compared: lower case, without the slash people type before it; null when it holds
 * anything but letters of any script, digits, `-` and `_`.
 */
export function normaliseShortcut(input: string): string | null {
  const shortcut = input.trim().replace(/^\//, '').normalize('NFC').toLowerCase();
  // Kannada letters are joined by signs and zero-width joiners: they belong to the word.
  return /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_-]|\u200c|\u200d)*$/u.test(shortcut) &&
    shortcut.length <= SHORTCUT_MAX
    ? shortcut
    : null;
}

function toVariable(word: string): ReplyVariable | undefined {
  const lower = word.toLowerCase();
  return REPLY_VARIABLES.find((variable) => variable === lower);
}
