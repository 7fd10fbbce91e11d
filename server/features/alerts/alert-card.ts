import { PLAN_TABLE } from '#content/agronomy/plan-table.ts';
import { CROPS } from '#content/crops.ts';
import type alertcard from '#content/strings/en/alertcard.json';
import type { AlertCard } from '#shared/contract/clinic/alert-card.ts';
import type { AlertWords } from '#shared/contract/office/alerts.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { fillIn } from '#shared/domain/fill-in.ts';
import { cropPath, isCropSlug } from '#shared/domain/guide/crop-pages.ts';
import type { Language } from '#shared/domain/languages.ts';
import { readStrings } from '../../platform/strings.ts';

const STRINGS = readStrings<typeof alertcard>('alertcard');

/** Problems that are told apart by a key of their own; groups of them (`hoppers`) are for labels. */
export const ALERT_PROBLEMS: readonly string[] = Object.entries(PLAN_TABLE.problems)
  .filter(([, { covers }]) => covers === undefined)
  .map(([key]) => key);

const NO_CROP = { name: { en: '', kn: '' } };

/** What a key of the label table is called. A key of a newer program stands for itself. */
export function namesOf(problem: string): Pick<AlertCard, 'crop' | 'problem' | 'page'> {
  const known = PLAN_TABLE.problems[problem];
  if (!known) return { crop: { en: '' }, problem: { en: problem }, page: null };
  const { crop, name } = known;
  return {
    crop: (PLAN_TABLE.crops[crop] ?? NO_CROP).name,
    problem: name,
    page: isCropSlug(crop) ? `${cropPath(crop)}#${problem}` : null,
  };
}

/** Every word by which the crop of a problem may be stored, in small letters: its keys and its names. */
export function cropWordsOf(problem: string): string[] {
  const crop = PLAN_TABLE.problems[problem]?.crop;
  const known = crop === undefined ? undefined : PLAN_TABLE.crops[crop];
  if (crop === undefined || !known) return [];
  const stored = known.stored ?? crop;
  const names = [known.name, CROPS[stored]].flatMap((each) => (each ? Object.values(each) : []));
  return [...new Set([crop, stored, ...names].map((word) => word.toLowerCase()))];
}

export const cardOf = (alert: { id: number; problem: string; words: AlertWords }): AlertCard => ({
  id: alert.id,
  ...namesOf(alert.problem),
  ...alert.words,
});

/** The whole alert in plain words: for a screen that does not know alerts, for the search and for a copied message. */
export function alertText(card: AlertCard, language: Language): string {
  const words = STRINGS[language];
  const named = { crop: textIn(card.crop, language), problem: textIn(card.problem, language) };
  return [
    fillIn(words.title, named),
    `${words.look}: ${textIn(card.look, language)}`,
    `${words.first}: ${textIn(card.first, language)}`,
  ].join('\n');
}
