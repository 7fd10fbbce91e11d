import MiniSearch from 'minisearch';
import { chapterNumber } from '#shared/domain/guide/guide-chapters.ts';
import { cropPlace, GUIDE_SEARCH, type GuideBook } from '#shared/domain/guide/guide-search.ts';
import type { Language } from '#shared/domain/languages.ts';
import { type Block, runsOf, textOf } from '../blocks.ts';
import type { Library, Source } from '../library.ts';
import { CHAPTER_NAMES, PLACE_NAMES } from './place-names.ts';
import { type Entry, productRows, seeEntry, toolEntries } from './search-singles.ts';
import { namesOfPart, otherNames } from './search-words.ts';
import { TROUBLE_NAMES } from './trouble-names.ts';

/** Letters of a section shown under a hit. */
const SNIPPET = 110;

/**
 * The search index of one language, as JSON. A section is found by its words in every language; where the
 * reader's own language has them it stands higher. The safety block is read once, where it first stands: the same
 * words at the foot of every chapter would fill the list.
 */
export function searchIndex({ sources, crops, safety }: Library, language: Language): string {
  const index = new MiniSearch<Entry>(GUIDE_SEARCH);
  const first = sources.find(({ blocks }) => blocks.some(({ kind }) => kind === 'safety'))?.slug;
  const chapters = sources.filter((each) => each.language === language);
  for (const source of chapters) {
    const read = (each: Source) => sectionsOf(each, each.slug === first ? safety[each.language] : []);
    const chapter = `${chapterNumber(source.slug)} · ${source.head.title}`;
    for (const entry of entriesOf(read(source), sources.filter(isTwin(source)).map(read))) {
      const id = `${source.slug}#${entry.anchor}`;
      // Its parts are about what the chapter is about, whether they say so or not.
      const about = entry.anchor === '' ? '' : (CHAPTER_NAMES[source.slug] ?? '');
      const names = [entry.names, PLACE_NAMES[id] ?? '', about].join(' ');
      index.add({ ...entry, id, slug: source.slug, chapter, names });
    }
  }
  for (const entry of [...toolEntries(chapters, language), seeEntry(language)]) index.add(entry);
  for (const source of crops.filter((each) => each.language === language)) {
    const slug = cropPlace(source.slug);
    const chapter = source.head.title;
    const translated = crops.filter(isTwin(source)).map(cropSections);
    for (const entry of entriesOf(cropSections(source), translated, true))
      index.add({ id: `${slug}#${entry.anchor}`, slug, chapter, ...entry });
  }
  const book: GuideBook<MiniSearch<Entry>> = { places: index, rows: productRows(chapters, language) };
  return JSON.stringify(book);
}

const isTwin = (source: Source) => (each: Source) =>
  each.slug === source.slug && each.language !== source.language;

function entriesOf(
  sections: readonly Section[],
  translated: readonly (readonly Section[])[],
  isCrop = false,
): Omit<Entry, 'id' | 'slug' | 'chapter'>[] {
  return sections.map((section) => {
    const there = translated.flatMap((each) => each.find(({ anchor }) => anchor === section.anchor) ?? []);
    const inOthers = (of: (each: Section) => string) => there.map(of).join(' ');
    const [title, text] = [inOthers((each) => each.title), inOthers((each) => each.text)];
    // A crop's page speaks of waiting, water and manure in every part: names belong to what a part is about.
    const names = otherNames(
      isCrop ? `${section.title} ${title}` : `${section.title} ${section.text} ${title} ${text}`,
    );
    return {
      ...section,
      snippet: shorten(section.text),
      also: title,
      signs: [section, ...there].map((each) => each.signs).join(' '),
      other: text,
      names: [...names, isCrop ? (TROUBLE_NAMES[section.anchor] ?? namesOfPart(section.anchor)) : ''].join(
        ' ',
      ),
    };
  });
}

/** A trouble is looked for with its crop's name. Products, and what to do for the poisoned, stand in the chapters, once. */
function cropSections(source: Source): Section[] {
  const blocks = source.blocks.filter((block) => !isOfLabels(block) && !isOfAnother(block));
  return sectionsOf({ ...source, blocks }, [])
    .filter(({ anchor }) => anchor !== 'safety')
    .map((section) =>
      section.anchor === '' ? section : { ...section, title: `${source.head.title}: ${section.title}` },
    );
}

const isOfLabels = (block: Block) => block.kind === 'table' && block.rows.some(({ claim }) => claim);

/** What looks like a trouble is another one, and is found under its own name. */
const isOfAnother = (block: Block) => block.kind === 'box' && block.box === 'alike';

interface Section {
  anchor: string;
  title: string;
  text: string;
  signs: string;
}

/** The head of the chapter, every heading with the words up to the next one, and every table by itself but one of a single trouble. */
function sectionsOf({ head, blocks }: Source, safety: readonly Block[]): Section[] {
  const sections = [{ anchor: '', title: head.title, blocks: [] as Block[], lead: head.summary }];
  const tables: Section[] = [];
  for (const block of blocks) {
    // Search leads to the pages that it sums up.
    if (block.kind === 'table' && block.isSummary) continue;
    if (block.kind === 'heading') {
      sections.push({ anchor: block.id, title: textOf(block.words), blocks: [], lead: '' });
    } else if (block.kind === 'table' && (block.isList || !isOfLabels(block))) {
      tables.push({ anchor: block.id, title: textOf(block.title), text: textOfBlocks([block]), signs: '' });
    } else sections.at(-1)?.blocks.push(...(block.kind === 'safety' ? safety : [block]));
  }
  const prose = sections.map(({ anchor, title, blocks: inside, lead }) => ({
    anchor,
    title,
    text: [lead, textOfBlocks(inside)].filter(Boolean).join(' '),
    signs: textOfBlocks(inside.filter(({ kind }) => kind === 'sees')),
  }));
  return [...prose, ...tables];
}

const textOfBlocks = (blocks: readonly Block[]) =>
  runsOf(blocks)
    .map(({ words }) => textOf(words))
    .join(' ');

/** Cut at a word, so that no Kannada letter is torn. */
function shorten(text: string): string {
  if (text.length <= SNIPPET) return text;
  return `${text.slice(0, text.lastIndexOf(' ', SNIPPET))} …`;
}
