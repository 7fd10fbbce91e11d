import MiniSearch from 'minisearch';
import { chapterNumber } from '#shared/domain/guide/guide-chapters.ts';
import { GUIDE_SEARCH, type GuidePlace } from '#shared/domain/guide/guide-search.ts';
import type { Language } from '#shared/domain/languages.ts';
import { type Block, runsOf, textOf } from './blocks.ts';
import type { Library, Source } from './library.ts';
import { otherNames } from './search-words.ts';

/** Letters of a section shown under a hit. */
const SNIPPET = 110;

type Entry = GuidePlace & { text: string; other: string };

/**
 * The search index of one language, as JSON. A section is found by its words in either language; where the
 * reader's own language has them it stands higher. The safety block is read once, where it first stands: the same
 * words at the foot of every chapter would fill the list.
 */
export function searchIndex({ sources, safety }: Library, language: Language): string {
  const index = new MiniSearch<Entry>(GUIDE_SEARCH);
  const first = sources.find(({ blocks }) => blocks.some(({ kind }) => kind === 'safety'))?.slug;
  const read = (source: Source) => sectionsOf(source, source.slug === first ? safety[source.language] : []);
  for (const source of sources.filter((each) => each.language === language)) {
    const other = sources.find((each) => each.slug === source.slug && each.language !== language);
    const others = new Map(
      other ? read(other).map(({ anchor, title, text }) => [anchor, `${title} ${text}`]) : [],
    );
    for (const section of read(source)) {
      const translated = others.get(section.anchor) ?? '';
      const names = otherNames(`${section.title} ${section.text} ${translated}`);
      index.add({
        id: `${source.slug}#${section.anchor}`,
        slug: source.slug,
        chapter: `${chapterNumber(source.slug)} · ${source.head.title}`,
        snippet: shorten(section.text),
        other: [translated, ...names].join(' '),
        ...section,
      });
    }
  }
  return JSON.stringify(index);
}

interface Section {
  anchor: string;
  title: string;
  text: string;
}

/** The head of the chapter, every heading with the words up to the next one, and every table by itself. */
function sectionsOf({ head, blocks }: Source, safety: readonly Block[]): Section[] {
  const sections = [{ anchor: '', title: head.title, blocks: [] as Block[], lead: head.summary }];
  const tables: Section[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') {
      sections.push({ anchor: block.id, title: textOf(block.words), blocks: [], lead: '' });
    } else if (block.kind === 'table') {
      tables.push({ anchor: block.id, title: textOf(block.title), text: textOfBlocks([block]) });
    } else sections.at(-1)?.blocks.push(...(block.kind === 'safety' ? safety : [block]));
  }
  const prose = sections.map(({ anchor, title, blocks: inside, lead }) => ({
    anchor,
    title,
    text: [lead, textOfBlocks(inside)].filter(Boolean).join(' '),
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
