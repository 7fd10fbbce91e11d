import type { PhrasingContent } from 'mdast';
import type { LabelClaim } from '#shared/domain/agronomy/label-claims.ts';
import type { PlantPart } from '#shared/domain/guide/crop-pages.ts';
import type { GuideTool } from '#shared/domain/guide/guide-content.ts';

/** Words in a line: text, bold, italic, link, line break. Nothing else gets past the reader. */
export type Words = PhrasingContent[];

export const BOXES = ['today', 'warning', 'banned', 'note', 'recipe', 'alike', 'first'] as const;
export type BoxKind = (typeof BOXES)[number];

export interface HeadingBlock {
  kind: 'heading';
  level: 2 | 3;
  id: string;
  /** The section speaks of what must not be used: names of banned products may stand in it. */
  banned: boolean;
  words: Words;
  line: number;
}

export interface TableRow {
  cells: Words[];
  line: number;
  /** The row of the label table that it is drawn from. */
  claim?: LabelClaim;
  /** Where a link finds it, and by which crop it is chosen. */
  mark?: { id: string; crop: string };
}

export interface TableBlock {
  kind: 'table';
  id: string;
  title: Words;
  head: Words[];
  rows: TableRow[];
  line: number;
  /** A list of rows by crop: folds, and each row has an anchor. */
  isList?: true;
  /** What it says stands on pages of its own too: search leads there. */
  isSummary?: true;
}

export interface ListBlock {
  kind: 'list';
  ordered: boolean;
  items: Block[][];
  line: number;
}

/** A chapter as the compiler sees it: checked for shape, not yet for meaning. */
export type Block =
  | HeadingBlock
  | TableBlock
  | ListBlock
  | { kind: 'paragraph'; words: Words; line: number }
  | { kind: 'box'; box: BoxKind; title: Words; blocks: Block[]; line: number }
  | { kind: 'figure'; id: string; caption: Words; line: number }
  | { kind: 'plate'; id: string; line: number }
  | { kind: 'tool'; tool: GuideTool; line: number }
  | { kind: 'video'; id: string; title: Words; line: number }
  | { kind: 'sees'; parts: PlantPart[]; words: Words; line: number }
  | { kind: 'safety'; line: number };

/** The letters of some words, without their dress. */
export function textOf(words: Words): string {
  return words
    .map((word) => {
      if (word.type === 'text') return word.value;
      if (word.type === 'break') return ' ';
      return 'children' in word ? textOf(word.children) : '';
    })
    .join('');
}

/** Every run of words with its line, in reading order; `banned` when it stands in a marked place. */
export interface Run {
  words: Words;
  line: number;
  banned: boolean;
  /** What the run is part of; a table's row is one thought, whatever cells it is cut into. */
  thought: string;
  /** A cell of a table or the title of one: not counted as prose. */
  tabular: boolean;
}

export function runsOf(blocks: readonly Block[], inBanned = false): Run[] {
  const marked = new Map<number, boolean>();
  return blocks.flatMap((block): Run[] => {
    if (block.kind === 'heading') {
      for (const level of [2, 3])
        if (level >= block.level) marked.set(level, level === block.level && block.banned);
    }
    const banned = inBanned || [...marked.values()].some(Boolean);
    return runsOfBlock(block, banned);
  });
}

function runsOfBlock(block: Block, banned: boolean): Run[] {
  const run = (words: Words, line = block.line, tabular = false, thought = textOf(words)): Run => ({
    words,
    line,
    banned,
    thought,
    tabular,
  });
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'sees':
      return [run(block.words)];
    case 'list':
      return block.items.flatMap((item) => runsOf(item, banned));
    case 'box':
      return [
        { ...run(block.title), banned: banned || block.box === 'banned' },
        ...runsOf(block.blocks, banned || block.box === 'banned'),
      ];
    case 'table':
      return [
        run(block.title, block.line, true),
        ...block.head.map((cell) => run(cell, block.line, true)),
        ...block.rows.flatMap(({ cells, line }) => {
          const thought = cells.map(textOf).join(' ');
          return cells.map((cell) => run(cell, line, true, thought));
        }),
      ];
    case 'figure':
      return [run(block.caption)];
    case 'video':
      return [run(block.title)];
    default:
      return [];
  }
}
