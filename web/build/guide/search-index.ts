import MiniSearch from 'minisearch';
import type { Language } from '#shared/contract/accounts.ts';
import { chapterNumber } from '#shared/domain/guide-chapters.ts';
import { GUIDE_SEARCH, type GuidePlace } from '#shared/domain/guide-search.ts';
import { type Block, runsOf, textOf } from './blocks.ts';
import type { Source } from './library.ts';
import { otherNames } from './search-words.ts';

/** Letters of a section shown under a hit. */
const SNIPPET = 110;

type Entry = GuidePlace & { text: string; other: string };

/**
 * The search index of one language, as JSON. A section is found by its words in either language; where the
 * reader's own language has them it stands higher.
 */
export function searchIndex(sources: readonly Source[], language: Language): string {
  const index = new MiniSearch<Entry>(GUIDE_SEARCH);
  for (const source of sources.filter((each) => each.language === language)) {
    const other = sources.find((each) => each.slug === source.slug && each.language !== language);
    const others = new Map(
      other ? sectionsOf(other).map(({ anchor, title, text }) => [anchor, `${title} ${text}`]) : [],
    );
    for (const section of sectionsOf(source)) {
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

/** The head of the chapter and every heading, each with the words up to the next one. */
function sectionsOf({ head, blocks }: Source): { anchor: string; title: string; text: string }[] {
  const sections = [{ anchor: '', title: head.title, blocks: [] as Block[], lead: head.summary }];
  for (const block of blocks) {
    if (block.kind === 'heading') {
      sections.push({ anchor: block.id, title: textOf(block.words), blocks: [], lead: '' });
    } else sections.at(-1)?.blocks.push(block);
  }
  return sections.map(({ anchor, title, blocks: inside, lead }) => ({
    anchor,
    title,
    text: [lead, ...runsOf(inside).map(({ words }) => textOf(words))].filter(Boolean).join(' '),
  }));
}

/** Cut at a word, so that no Kannada letter is torn. */
function shorten(text: string): string {
  if (text.length <= SNIPPET) return text;
  return `${text.slice(0, text.lastIndexOf(' ', SNIPPET))} …`;
}
