import { GUIDE_CROPS } from '#content/agronomy/crops.ts';
import type guide from '#content/strings/en/guide.json';
import type see from '#content/strings/en/guidesee.json';
import type { LabelClaim } from '#shared/domain/agronomy/label-claims.ts';
import { chapterNumber } from '#shared/domain/guide/guide-chapters.ts';
import { GUIDE_TOOLS } from '#shared/domain/guide/guide-content.ts';
import { GUIDE_PAGE, type GuidePlace, type ProductRow, SEE_PAGE } from '#shared/domain/guide/guide-search.ts';
import { type Language, otherLanguages } from '#shared/domain/languages.ts';
import { readStrings } from '../../read-strings.ts';
import * as say from '../claims/say-claim.ts';
import type { Source } from '../library.ts';
import { namesOfTool, SEE_NAMES } from './search-words.ts';

/**
 * `also`, `other`: title and text in the other languages, because farmers ask in any. `signs`: what is seen, in every
 * language. `names`: other names it is asked by.
 */
export type Entry = GuidePlace & { also: string; signs: string; text: string; other: string; names: string };

const GUIDE_WORDS = readStrings<typeof guide>('guide');
const SEE_WORDS = readStrings<typeof see>('guidesee');

const inOthers = (language: Language, of: (other: Language) => string): string =>
  otherLanguages(language).map(of).join(' ');

/* Places of the search index that are no part of a text: tools, rows of products, and "What do you see?". */

/** Every tool once, where it first stands: in a chapter, or on the guide's first page. */
export function toolEntries(chapters: readonly Source[], language: Language): Entry[] {
  const wordsOf = (each: Language) => GUIDE_WORDS[each].tools;
  const words = wordsOf(language);
  return GUIDE_TOOLS.map((tool) => {
    const source = chapters.find(({ blocks }) =>
      blocks.some((block) => block.kind === 'tool' && block.tool === tool),
    );
    const about = words.about[tool];
    const anchor = `tool-${tool}`;
    const slug = source?.slug ?? GUIDE_PAGE;
    return {
      id: `${slug}#${anchor}`,
      slug,
      anchor,
      title: words.name[tool],
      chapter: words.title,
      snippet: about,
      also: inOthers(language, (other) => wordsOf(other).name[tool]),
      signs: '',
      text: about,
      other: inOthers(language, (other) => wordsOf(other).about[tool]),
      names: namesOfTool(tool),
    };
  });
}

/** Every row of the lists of products, once, where it first stands. */
export function productRows(chapters: readonly Source[], language: Language): ProductRow[] {
  const rows = new Map<string, ProductRow>();
  for (const { slug, head, blocks } of chapters)
    for (const block of blocks)
      for (const { claim } of block.kind === 'table' && block.isList ? block.rows : []) {
        if (!claim || rows.has(claim.id)) continue;
        const chapter = `${chapterNumber(slug)} · ${head.title}`;
        rows.set(claim.id, { ...rowOf(claim, language), id: `${slug}#${claim.id}`, slug, chapter });
      }
  return [...rows.values()];
}

const rowOf = (claim: LabelClaim, language: Language) => ({
  anchor: claim.id,
  title: `${GUIDE_CROPS[claim.crop]?.name[language] ?? claim.crop}: ${say.sayProduct(claim, language)}`,
  snippet: [say.sayTargets(claim, language), say.sayDoses(claim, language)].filter(Boolean).join(' · '),
  actives: say.activesOf(claim),
  crop: claim.crop,
});

/** The page that asks what is seen: for whoever names neither crop nor trouble. */
export function seeEntry(language: Language): Entry {
  const { title, lead } = SEE_WORDS[language];
  return {
    id: `${SEE_PAGE}#`,
    slug: SEE_PAGE,
    anchor: '',
    title,
    chapter: GUIDE_WORDS[language].title,
    snippet: lead,
    also: inOthers(language, (other) => SEE_WORDS[other].title),
    signs: '',
    text: lead,
    other: inOthers(language, (other) => SEE_WORDS[other].lead),
    names: SEE_NAMES,
  };
}
