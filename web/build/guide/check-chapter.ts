import { TABLE_WORDS } from '#content/agronomy/words.ts';
import { CHAPTER_WORDS } from '#content/guide/drawn-words.ts';
import { FIGURES } from '#content/guide/figures/figures.ts';
import { GLOSSARY } from '#content/guide/glossary.ts';
import { LATIN_ALLOWED } from '#content/guide/latin-allowed.ts';
import { PLATES } from '#content/guide/plates/plates.ts';
import { VIDEOS } from '#content/guide/videos.ts';
import { LOCALES } from '#shared/domain/by-language.ts';
import { DEFAULT_LANGUAGE } from '#shared/domain/languages.ts';
import { type Block, type HeadingBlock, runsOf, type TableBlock, textOf, type Words } from './blocks.ts';
import { checkBannedNames } from './check-banned.ts';
import type { Source } from './library.ts';

/** Words of prose a chapter has; tables and the safety block are not counted. */
const WORDS = { least: 900, most: 2000 };
const FAQ = { slug: '15-faq', groups: 7, questions: 50 };
/** Drawings a chapter shows at least. */
const LEAST_FIGURES = 2;

const ALLOWED = new Set(LATIN_ALLOWED);
const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'language' });
/** The name as it stands on the pack, after the Kannada one: 'ಎಮಾಮೆಕ್ಟಿನ್ (emamectin benzoate)'. */
const IN_PARENTHESES = /\([^()]{1,60}\)/g;

/**
 * What can be said of one file by itself.
 * @param whole it has all that belongs to a chapter, not only what is right as far as it goes
 */
export function checkChapter(source: Source, whole: boolean): void {
  const { blocks, complain, head, language } = source;
  if (head.picture && !FIGURES[head.picture])
    complain(1, `the picture "${head.picture}" of the head is not in figures.ts`);
  checkAnchors(source);
  for (const block of flatten(blocks)) checkBlock(block, source);
  checkBannedNames(runsOf(blocks), complain);
  if (LOCALES[language].script !== 'Latin') checkForEnglish(source);
  if (source.slug === FAQ.slug) checkQuestions(source, whole);
  if (!whole) return;
  const words = countWords(blocks);
  const least = language === DEFAULT_LANGUAGE ? WORDS.least : 0;
  if (words < least || words > WORDS.most)
    complain(1, `the text has ${words} words; a chapter has ${WORDS.least} to ${WORDS.most}`);
  const drawings = flatten(blocks).filter(({ kind }) => kind === 'figure').length;
  if (drawings < LEAST_FIGURES)
    complain(1, `the chapter has ${drawings} figure(s); it needs at least ${LEAST_FIGURES}`);
}

/** Complains of a translated chapter that is thinner than its English one. */
export function checkFullness(english: Source, translation: Source): void {
  const whole = countWords(english.blocks);
  const { share, inWords } = CHAPTER_WORDS[translation.language].leastOfEnglish;
  const [wanted, found] = [Math.ceil(whole * share), countWords(translation.blocks)];
  if (found >= wanted) return;
  translation.complain(
    1,
    `the text has ${found} words, the English one ${whole}; ${inWords} of it are ${wanted}`,
  );
}

/** Every anchor of a chapter: headings and tables. */
export function anchorsOf(blocks: readonly Block[]): string[] {
  return flatten(blocks).flatMap((block) =>
    block.kind === 'heading' || block.kind === 'table' ? [block.id] : [],
  );
}

/** Words of prose, as one counts them with the finger; those of tables are counted for the reading time alone. */
export function countWords(blocks: readonly Block[], withTables = false): number {
  return runsOf(blocks)
    .filter(({ tabular }) => withTables || !tabular)
    .reduce((sum, run) => sum + (textOf(run.words).match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0), 0);
}

/** All blocks, those inside boxes and lists too. */
export function flatten(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'box') return [block, ...flatten(block.blocks)];
    if (block.kind === 'list') return [block, ...block.items.flatMap(flatten)];
    return [block];
  });
}

function checkAnchors({ blocks, complain }: Source): void {
  const seen = new Set<string>();
  for (const block of flatten(blocks)) {
    if (block.kind !== 'heading' && block.kind !== 'table') continue;
    if (seen.has(block.id)) complain(block.line, `the anchor "${block.id}" is taken already in this chapter`);
    seen.add(block.id);
  }
  const first = blocks.find((block): block is HeadingBlock => block.kind === 'heading');
  if (first && first.level === 3) complain(first.line, 'the first heading of a chapter is a ##');
}

function checkBlock(block: Block, source: Source): void {
  const { complain } = source;
  if (block.kind === 'figure' && !FIGURES[block.id]) {
    complain(block.line, `there is no figure "${block.id}" in content/guide/figures/figures.ts`);
  }
  if (block.kind === 'plate' && !PLATES[block.id]) {
    complain(block.line, `there is no plate "${block.id}" in content/guide/plates/plates.ts`);
  }
  if (block.kind === 'table') checkWaiting(block, source);
  if (block.kind === 'video' && !VIDEOS[block.id]) {
    complain(block.line, `there is no video "${block.id}" in content/guide/videos.ts`);
  }
  for (const run of block.kind === 'box' || block.kind === 'list' ? [] : runsOf([block])) {
    for (const { url, line } of linksIn(run.words, run.line)) checkTarget(url, line, source);
  }
  if (block.kind === 'box')
    for (const { url, line } of linksIn(block.title, block.line)) checkTarget(url, line, source);
}

/** A dash among waiting days reads as 'none': what the list does not print is said in words. */
function checkWaiting({ head, rows }: TableBlock, { language, complain }: Source): void {
  const { waiting } = TABLE_WORDS[language].columns;
  const column = head.findIndex((cell) => textOf(cell).trim() === waiting);
  if (column < 0) return;
  for (const { cells, line } of rows) {
    if (!/[\p{L}\p{N}]/u.test(textOf(cells[column] ?? [])))
      complain(line, 'the waiting days are a dash: write days, or that none are printed and to ask');
  }
}

/** Links inside the chapter and to terms; those to other chapters are checked when all are read. */
function checkTarget(url: string, line: number, { blocks, complain }: Source): void {
  if (url.startsWith('term:')) {
    if (!GLOSSARY[url.slice(5)])
      complain(line, `there is no term "${url.slice(5)}" in content/guide/glossary.ts`);
  } else if (url.startsWith('#')) {
    if (!anchorsOf(blocks).includes(url.slice(1)))
      complain(line, `nothing in this chapter has the anchor "${url}"`);
  }
}

/** Every link in some words, with its line. */
export function linksIn(words: Words, line: number): { url: string; line: number }[] {
  return words.flatMap((word) => {
    const at = word.position?.start.line ?? line;
    if (word.type === 'link') return [{ url: word.url, line: at }];
    return 'children' in word ? linksIn(word.children, at) : [];
  });
}

/** The fifty questions stand in seven groups and are called q1 to q50 for ever: people share their links. */
function checkQuestions({ blocks, complain }: Source, whole: boolean): void {
  const headings = blocks.filter((block): block is HeadingBlock => block.kind === 'heading');
  const questions = headings.filter(({ level }) => level === 3);
  questions.forEach(({ id, line }, index) => {
    if (id !== `q${index + 1}`)
      complain(line, `question ${index + 1} has the anchor "${id}" and needs {#q${index + 1}}`);
  });
  if (!whole) return;
  const groups = headings.length - questions.length;
  if (groups !== FAQ.groups || questions.length !== FAQ.questions) {
    complain(
      1,
      `${groups} groups with ${questions.length} questions; there are ${FAQ.groups} with ${FAQ.questions}`,
    );
  }
}

/** Complains of English left standing in a text of another script. */
function checkForEnglish({ blocks, head, language, complain }: Source): void {
  const name = ENGLISH_NAMES.of(language);
  for (const { words, line } of runsOf(blocks)) {
    const text = textOf(words);
    for (const word of englishIn(text)) {
      complain(
        line,
        `"${word}" is English; write it in ${name} (the name on the pack may follow in parentheses)`,
      );
    }
  }
  for (const text of [head.title, head.summary]) {
    for (const word of englishIn(text)) complain(1, `"${word}" in the head is English`);
  }
}

/** Latin words that are neither in parentheses nor signs every farmer reads on a pack or a lab card. */
function englishIn(text: string): string[] {
  const words = text.replace(IN_PARENTHESES, ' ').match(/[A-Za-z][A-Za-z0-9]*/g) ?? [];
  return words.filter((word) => !ALLOWED.has(word));
}
