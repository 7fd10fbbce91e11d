import { PLATES } from '#content/guide/plates/plates.ts';
import type { CropProblem, SeenAnswer, SeenProblem } from '#shared/domain/guide/crop-content.ts';
import { candidatesFor, untoldPairs } from '#shared/domain/guide/sign-choice.ts';
import { keepTogether } from '#shared/domain/keep-together.ts';
import type { Language } from '#shared/domain/languages.ts';
import { type Block, runsOf, textOf, type Words } from '../blocks.ts';
import { linksIn } from '../check-chapter.ts';
import { type RenderContext, renderAll } from '../render.ts';

/** Grams, millilitres, per cent: a dose stands on the crop's page, beside its product and its waiting days. */
const DOSE = /\d\s*(?:(?:g|ml)\b|%|ಗ್ರಾಂ|ಮಿ\.ಲೀ)/u;

/** What "What do you see?" shows of a trouble, from the boxes of its crop's page. */
export function seenProblem(blocks: readonly Block[], context: RenderContext): SeenProblem {
  const inside = (name: 'alike' | 'first') =>
    blocks.flatMap((block) => (block.kind === 'box' && block.box === name ? block.blocks : []));
  const alike = inside('alike');
  const told = toldIn(alike);
  const first = inside('first');
  const today = first.map(withoutDoses);
  return {
    alike: Object.keys(told),
    told,
    tells: renderAll(alike.map(elsewhere), context),
    today: renderAll(today.map(elsewhere), context),
    dosed: runsOf(today).length < runsOf(first).length,
  };
}

/** The answers to the last tap for one crop, as JSON: fetched when the crop is tapped. */
export function seenFile(problems: readonly CropProblem[], language: Language): string {
  const answers = problems.map((problem): [string, SeenAnswer] => {
    const { id, title, tells, told, today, dosed } = problem;
    const candidates = candidatesFor(problems, id);
    const untold = untoldPairs(candidates).map(([one, other]) => [one.title, other.title] as const);
    const alt = PLATES[id]?.alt[language] ?? '';
    return [
      id,
      { title, alt, tells, told, today, dosed, candidates: candidates.map((each) => each.id), untold },
    ];
  });
  return JSON.stringify(Object.fromEntries(answers));
}

/** Of the list of look-alikes, `**[Thrips](#chilli-thrips):** curls up`, what is said of those with a key. */
function toldIn(alike: readonly Block[]): Record<string, string> {
  const items = alike.flatMap((block) => (block.kind === 'list' ? block.items : []));
  const told = items.flatMap((item) =>
    runsOf(item).flatMap(({ words, line }): [string, string][] => {
      const [name, ...rest] = words;
      const key = name
        ? linksIn([name], line)
            .find(({ url }) => url.startsWith('#'))
            ?.url.slice(1)
        : undefined;
      return key === undefined ? [] : [[key, keepTogether(textOf(rest).trim())]];
    }),
  );
  return Object.fromEntries(told);
}

function withoutDoses(block: Block): Block {
  if (block.kind !== 'list') return block;
  const said = (item: readonly Block[]) => runsOf(item).map(({ words }) => textOf(words));
  return { ...block, items: block.items.filter((item) => !DOSE.test(said(item).join(' '))) };
}

/** Links to a place of the crop's page lead nowhere here: their words stay. */
function elsewhere(block: Block): Block {
  if (block.kind === 'list') return { ...block, items: block.items.map((item) => item.map(elsewhere)) };
  return block.kind === 'paragraph' ? { ...block, words: withoutPlaces(block.words) } : block;
}

function withoutPlaces(words: Words): Words {
  return words.flatMap((word): Words => {
    if (word.type === 'link' && /^(#|term:)/.test(word.url)) return withoutPlaces(word.children);
    return [
      word.type === 'strong' || word.type === 'emphasis'
        ? { ...word, children: withoutPlaces(word.children) }
        : word,
    ];
  });
}
