import { claimsAgainst } from '#content/agronomy/claims.ts';
import { PROBLEMS } from '#content/agronomy/problems.ts';
import { THRESHOLDS } from '#content/agronomy/thresholds.ts';
import { DRAWN_WORDS } from '#content/guide/drawn-words.ts';
import type { ProblemKind } from '#shared/domain/agronomy/label-claims.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { Block, Words } from '../blocks.ts';
import { claimTable } from '../claims/claim-table.ts';

/** No product is looked for: what helps stands in the text. */
const WITHOUT_PRODUCT: readonly ProblemKind[] = ['virus', 'nutrient', 'disorder'];

/**
 * A crop's page with what the one table knows of its problems: before what to do first, from which count on a spray
 * pays; after it the products whose label names the problem, or that there is none. So every page says it, in the same place.
 */
export function withLabel(blocks: readonly Block[], language: Language): Block[] {
  let problem = '';
  return blocks.flatMap((block) => {
    if (block.kind === 'heading' && block.level === 2) problem = PROBLEMS[block.id] ? block.id : '';
    if (problem === '' || block.kind !== 'box' || block.box !== 'first') return [block];
    return [...threshold(problem, language, block.line), block, ...products(problem, language, block.line)];
  });
}

function threshold(problem: string, language: Language, line: number): Block[] {
  const { act } = DRAWN_WORDS[language].label;
  return THRESHOLDS.filter(({ problems }) => problems.includes(problem)).map(({ count }) => ({
    kind: 'paragraph',
    words: [{ type: 'strong', children: [text(act)] }, text(` ${count[language]}.`)],
    line,
  }));
}

function products(problem: string, language: Language, line: number): Block[] {
  const { title, follow, none, ask } = DRAWN_WORDS[language].label;
  const kind = PROBLEMS[problem]?.kind;
  if (claimsAgainst(problem).length === 0) {
    if (kind && WITHOUT_PRODUCT.includes(kind)) return [];
    const doctor: Words[number] = { type: 'link', url: '/farmers', children: [text(ask)] };
    return [{ kind: 'paragraph', words: [text(`${none} `), doctor, text('.')], line }];
  }
  const filled = claimTable({ problem }, language, line);
  if (typeof filled === 'string') throw new Error(filled);
  return [
    { kind: 'table', id: `${problem}-products`, title: [text(title)], ...filled, line },
    { kind: 'paragraph', words: [text(follow)], line },
  ];
}

const text = (value: string): { type: 'text'; value: string } => ({ type: 'text', value });
