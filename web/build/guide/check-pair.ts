import { type Block, runsOf, textOf, type Words } from './blocks.ts';
import { checkFullness, flatten } from './check-chapter.ts';
import type { Source } from './library.ts';

interface Bone {
  sign: string;
  line: number;
}

/** A translation says the same as the English text: same skeleton, same figures in every table and every section, nothing left unsaid. */
export function checkPair(english: Source, translation: Source): void {
  if (english.head.dataDate !== translation.head.dataDate)
    translation.complain(1, 'dataDate differs from the English file');
  if (english.head.picture !== translation.head.picture)
    translation.complain(1, 'picture differs from the English file');
  const bones = skeleton(english.blocks);
  const same = skeleton(translation.blocks);
  const length = Math.max(bones.length, same.length);
  for (let index = 0; index < length; index += 1) {
    const wanted = bones[index];
    const found = same[index];
    if (wanted?.sign === found?.sign) continue;
    translation.complain(
      found?.line ?? 1,
      `here stands ${found?.sign ?? 'nothing more'}, in English ${wanted ? `${wanted.sign} (line ${wanted.line})` : 'nothing more'}`,
    );
    // Everything after the first difference is shifted: one complaint tells enough.
    return;
  }
  checkTables(english, translation);
  checkSections(english, translation);
  checkFullness(english, translation);
}

function skeleton(blocks: readonly Block[]): Bone[] {
  return flatten(blocks).flatMap((block): Bone[] => {
    const { line } = block;
    switch (block.kind) {
      case 'heading':
        return [{ sign: `${'#'.repeat(block.level)} {#${block.id}${block.banned ? ' banned' : ''}}`, line }];
      case 'table':
        return [{ sign: `the table "${block.id}", ${block.rows.length} rows by ${block.head.length}`, line }];
      case 'list':
        return [{ sign: `a ${block.ordered ? 'numbered list' : 'list'} of ${block.items.length}`, line }];
      case 'box':
        return [{ sign: `the box :::${block.box}`, line }];
      case 'figure':
      case 'plate':
      case 'video':
        return [{ sign: `the ${block.kind} "${block.id}"`, line }];
      case 'tool':
        return [{ sign: `the tool "${block.tool}"`, line }];
      case 'sees':
        return [{ sign: `what is seen on ${block.parts.join(' ')}`, line }];
      case 'safety':
        return [{ sign: 'the safety block', line }];
      default:
        return [];
    }
  });
}

/** A wrong figure in one language is a wrong dose: cells must carry the same figures in the same order. */
function checkTables(english: Source, translation: Source): void {
  const tables = (source: Source) => flatten(source.blocks).filter((block) => block.kind === 'table');
  const others = tables(translation);
  tables(english).forEach((table, index) => {
    const other = others[index];
    table.rows.forEach(({ cells }, row) => {
      cells.forEach((cell, column) => {
        const there = other?.rows[row];
        const [wanted, found] = [figuresIn(cell), figuresIn(there?.cells[column] ?? [])];
        if (wanted.join(' ') !== found.join(' ')) {
          translation.complain(
            there?.line ?? 1,
            `cell ${column + 1} says ${found.join(', ') || 'no figure'}, in English ${wanted.join(', ') || 'none'}`,
          );
        }
      });
    });
  });
}

function checkSections(english: Source, translation: Source): void {
  const others = sections(translation.blocks);
  for (const [id, { figures }] of sections(english.blocks)) {
    const other = others.get(id);
    if (!other) continue;
    const missing = [...figures].filter((figure) => !other.figures.has(figure));
    const added = [...other.figures].filter((figure) => !figures.has(figure));
    if (missing.length > 0)
      translation.complain(
        other.line,
        `this section lacks the figures ${missing.join(', ')} of the English one`,
      );
    if (added.length > 0)
      translation.complain(
        other.line,
        `this section has figures the English one has not: ${added.join(', ')}`,
      );
  }
}

/** The figures of the prose under each heading; the part before the first heading is called "". */
function sections(blocks: readonly Block[]): Map<string, { line: number; figures: Set<string> }> {
  const found = new Map<string, { line: number; figures: Set<string> }>();
  let current = { line: 1, figures: new Set<string>() };
  found.set('', current);
  for (const block of blocks) {
    if (block.kind === 'heading') {
      current = { line: block.line, figures: new Set() };
      found.set(block.id, current);
    }
    if (block.kind === 'table') continue;
    for (const { words } of runsOf([block]))
      for (const figure of figuresIn(words)) current.figures.add(figure);
  }
  return found;
}

/** Numbers as written, with what belongs to formulas and codes left out ('P2O5', '0.5%' gives 0.5). */
function figuresIn(words: Words): string[] {
  return (
    textOf(words)
      .replace(/[A-Za-z]+\d[\w]*/g, ' ')
      .match(/\d+(?:[.,]\d+)*/g) ?? []
  );
}
