import type { LocalizedText } from './by-language.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

/** What a label is about, in the order in which they are shown. */
export const LABEL_KINDS = ['crop', 'problem', 'place', 'own'] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];

/** Characters of a label's name: it stands beside a farmer's name in the list. */
export const LABEL_CHARS = 40;
/** Of a chat. */
export const CHAT_LABELS_MAX = 20;
/** Of the office, the shipped ones included. */
export const LABELS_MAX = 500;
/** Labels the list can be narrowed to at once. */
export const LABEL_FILTER_MAX = 10;

/** A name by language, in at least one. */
export type LabelNames = Partial<LocalizedText>;

/** The name in this language, or else in one it has. */
export function nameIn(names: LabelNames, language: Language): string {
  return names[language] ?? names[DEFAULT_LANGUAGE] ?? Object.values(names)[0] ?? '';
}
