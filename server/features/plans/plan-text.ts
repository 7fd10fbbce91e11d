import type plantext from '#content/strings/en/plantext.json';
import type { PlanCard, PlanCardLine } from '#shared/contract/office/plan-card.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { fillIn } from '#shared/domain/fill-in.ts';
import type { Language } from '#shared/domain/languages.ts';
import { writtenDay } from '#shared/domain/licence-end.ts';
import { readStrings } from '../../platform/strings.ts';

const STRINGS = readStrings<typeof plantext>('plantext');

/**
 * The whole plan in plain words, in the farmer's language: for a screen that does not know plans yet, for the search and for a
 * copied message.
 */
export function planText(card: PlanCard, language: Language): string {
  const words = STRINGS[language];
  const { problem, check } = card;
  const certainty = words.certainty[problem.certainty];
  return [
    `${words.title}: ${textIn(card.crop, language)}`,
    fillIn(words.problem, { name: textIn(problem.name, language), certainty }),
    ...(card.first.length > 0 ? [words.first, ...card.first.map((step) => `- ${step}`)] : []),
    ...(card.lines.length === 0
      ? [words.none]
      : card.lines.flatMap((line, at) => lineText(line, at, card, language))),
    ...(check.on === null ? [] : [fillIn(words.check, { day: writtenDay(check.on), look: check.look })]),
    ...(card.prevent === '' ? [] : [fillIn(words.prevent, { words: card.prevent })]),
    ...(card.lines.length === 0 ? [] : [words.label]),
  ].join('\n');
}

function lineText(line: PlanCardLine, at: number, { tank_litres }: PlanCard, language: Language): string[] {
  const words = STRINGS[language];
  const amount = (figure: number) => `${rounded(figure)} ${line.unit}`;
  const doses = [
    line.per_acre === null ? [] : fillIn(words.perAcre, { amount: amount(line.per_acre) }),
    line.per_litre === null ? [] : fillIn(words.perLitre, { amount: amount(line.per_litre) }),
    line.per_tank === null || tank_litres === null
      ? []
      : fillIn(words.perTank, { amount: amount(line.per_tank), litres: tank_litres }),
    line.tanks === null || line.total === null
      ? []
      : fillIn(words.tanks, { n: line.tanks, amount: amount(line.total) }),
  ].flat();
  const day = writtenDay(line.spray_on);
  return [
    fillIn(words.line, { n: at + 1, day, product: productName(line, language) }),
    line.as_labelled ? words.asLabelled : doses.join(', '),
    line.harvest_from === null
      ? words.noWaiting
      : fillIn(words.harvest, { day: writtenDay(line.harvest_from) }),
  ];
}

/** In both scripts: the pack bears the Latin name. */
function productName({ parts, formulation }: PlanCardLine, language: Language): string {
  const named = parts.map(({ active, pack, strength }) => {
    const name = textIn(active, language);
    const latin = pack ?? active.en;
    return `${name}${name === latin || name === active.en ? '' : ` (${latin})`} ${strength}`;
  });
  return `${named.join(' + ')} ${formulation}`;
}

/** Down, so that no shown figure is more than the label's. */
function rounded(figure: number): number {
  const digits = figure < 10 ? 100 : figure < 100 ? 10 : 1;
  return Math.floor(figure * digits + 1e-9) / digits;
}
