import type { KeptLabel } from '#shared/contract/office/labels.ts';
import { LOCALES } from '#shared/domain/by-language.ts';
import { foldForSearch } from '#shared/domain/chat/search-words.ts';
import { LABEL_KINDS } from '#shared/domain/labels.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { labelName } from '../../lib/office/label-name.ts';

/** Labels whose name holds what is typed, in whatever language: chosen ones first, then the most used, then by name. */
export function findLabels(
  labels: readonly KeptLabel[],
  typed: string,
  { chosen, language }: { chosen: readonly number[]; language: Language },
): KeptLabel[] {
  const wanted = foldForSearch(typed.trim());
  const rank = ({ id }: KeptLabel) => (chosen.includes(id) ? 0 : 1);
  return labels
    .filter((label) => namesOf(label).some((name) => name.includes(wanted)))
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        b.chats - a.chats ||
        LABEL_KINDS.indexOf(a.kind) - LABEL_KINDS.indexOf(b.kind) ||
        labelName(a, language).localeCompare(labelName(b, language), language),
    );
}

/** Whether one of them goes by exactly this name. */
export function isKnown(labels: readonly KeptLabel[], typed: string): boolean {
  const wanted = foldForSearch(typed.trim());
  return labels.some((label) => namesOf(label).includes(wanted));
}

/** The language a name is written in, by its letters. */
export function languageOf(name: string): Language {
  const isWrittenIn = (each: Language) => new RegExp(`\\p{Script=${LOCALES[each].script}}`, 'u').test(name);
  return LANGUAGES.find(isWrittenIn) ?? DEFAULT_LANGUAGE;
}

const namesOf = (label: KeptLabel) => LANGUAGES.map((each) => foldForSearch(labelName(label, each)));
