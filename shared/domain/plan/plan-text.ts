import type { PlanCard, PlanCardLine } from '../../contract/office/plan-card.ts';
import { roundedDown } from '../agronomy/units.ts';
import { textIn } from '../by-language.ts';
import { fillIn } from '../fill-in.ts';
import type { Language } from '../languages.ts';
import { writtenDay } from '../licence-end.ts';
import type { Certainty } from './plan.ts';
import { byTank } from './tank.ts';

/** The sentences of content/strings, plantext.json. */
export interface PlanTextWords
  extends Record<
    | 'title'
    | 'none'
    | 'problem'
    | 'first'
    | 'line'
    | 'perAcre'
    | 'perLitre'
    | 'perTank'
    | 'tanks'
    | 'asLabelled'
    | 'inPlan'
    | 'harvest'
    | 'noWaiting'
    | 'earlierNoWaiting'
    | 'check'
    | 'prevent'
    | 'label',
    string
  > {
  certainty: Readonly<Record<Certainty, string>>;
}

interface Said {
  words: PlanTextWords;
  language: Language;
  /** Whether how much is said too: for whoever has answered the three promises, and for the office (decision 77). */
  doses: boolean;
}

/** A plan in plain words. */
export function planText(card: PlanCard, said: Said): string {
  const { words, language, doses } = said;
  const { problem, check, lines } = card;
  const certainty = words.certainty[problem.certainty];
  const known = knownHarvest(card);
  const isOwnAsked = lines.some((line) => line.harvest_from === null);
  // A card of before says it by its silence alone.
  const isAsked = card.harvest_ask !== undefined || (card.harvest_from === null && lines.length > 0);
  return [
    `${words.title}: ${textIn(card.crop, language)}`,
    fillIn(words.problem, { name: textIn(problem.name, language), certainty }),
    ...(card.first.length > 0 ? [words.first, ...card.first.map((step) => `- ${step}`)] : []),
    ...(lines.length === 0
      ? [words.none]
      : byTank(lines.map((line) => ({ line })))
          .flat()
          .flatMap(({ line }, at) => lineText(line, at, card, said))),
    ...(known !== null && lines.every((line) => line.harvest_from === null)
      ? [harvestText(known, words)]
      : []),
    ...(isAsked && !isOwnAsked ? [words.earlierNoWaiting] : []),
    ...(lines.length === 0 || doses ? [] : [words.inPlan]),
    ...(check.on === null ? [] : [fillIn(words.check, { day: writtenDay(check.on), look: check.look })]),
    ...(card.prevent === '' ? [] : [fillIn(words.prevent, { words: card.prevent })]),
    ...(lines.length === 0 ? [] : [words.label]),
  ].join('\n');
}

function lineText(
  line: PlanCardLine,
  at: number,
  card: PlanCard,
  { words, language, doses }: Said,
): string[] {
  const day = writtenDay(line.spray_on);
  return [
    fillIn(words.line, { n: at + 1, day, product: productName(line, language) }),
    ...(doses ? [dosesOf(line, card, words)] : []),
    // What is sprayed is harvested when all of the plan may be, and what was sprayed before it.
    line.harvest_from === null
      ? words.noWaiting
      : harvestText(knownHarvest(card) ?? line.harvest_from, words),
  ];
}

/** The latest day that is known, of its own sprays and of those before; whether one has to ask stands beside it. */
const knownHarvest = ({ harvest_from: from, harvest_ask: ask }: PlanCard): string | null =>
  from ?? ask?.not_before ?? null;

const harvestText = (from: string, { harvest }: PlanTextWords): string =>
  fillIn(harvest, { day: writtenDay(from) });

function dosesOf(line: PlanCardLine, { tank_litres }: PlanCard, words: PlanTextWords): string {
  if (line.as_labelled) return words.asLabelled;
  const amount = (figure: number) => `${roundedDown(figure)} ${line.unit}`;
  return [
    line.per_acre === null ? [] : fillIn(words.perAcre, { amount: amount(line.per_acre) }),
    line.per_litre === null ? [] : fillIn(words.perLitre, { amount: amount(line.per_litre) }),
    line.per_tank === null || tank_litres === null
      ? []
      : fillIn(words.perTank, { amount: amount(line.per_tank), litres: tank_litres }),
    line.tanks === null || line.total === null
      ? []
      : fillIn(words.tanks, { n: line.tanks, amount: amount(line.total) }),
  ]
    .flat()
    .join(', ');
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
