import { handMeasuresAgainst } from '#content/agronomy/measures.ts';
import { PROBLEMS } from '#content/agronomy/problems.ts';
import type { AlertWords } from '#shared/contract/office/alerts.ts';
import { doseIn } from '#shared/domain/alerts/dose-words.ts';
import { byLanguage } from '#shared/domain/by-language.ts';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { firstSteps, seenSign } from '../../../lib/office/crop-page.ts';

/** What the guide says of a problem, in every language: what is seen, and what is done by hand. No dose is in it. */
export async function suggestWords(problem: string): Promise<AlertWords> {
  const words: AlertWords = { look: byLanguage(() => ''), first: byLanguage(() => '') };
  const crop = PROBLEMS[problem]?.crop ?? '';
  for (const language of LANGUAGES) {
    words.look[language] = sentence(await seenSign(crop, problem, language));
    words.first[language] = await firstByHand(crop, problem, language);
  }
  return words;
}

/** The measures of the fact sheet; where it has none, the first step of the crop's page. */
async function firstByHand(crop: string, problem: string, language: Language): Promise<string> {
  const measures = handMeasuresAgainst(problem).map(({ words }) => words[language]);
  const steps = measures.length > 0 ? measures : (await firstSteps(crop, problem, language)).slice(0, 1);
  return steps
    .filter((step) => doseIn(step) === null)
    .map(sentence)
    .join(' ');
}

function sentence(words: string): string {
  if (words === '') return '';
  const [first = '', ...rest] = words;
  return `${first.toUpperCase()}${rest.join('')}${/[.!?]$/.test(words) ? '' : '.'}`;
}
