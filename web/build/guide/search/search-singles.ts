import { GUIDE_CROPS } from '#content/agronomy/crops.ts';
import en from '#content/strings/en/guide.json' with { type: 'json' };
import enSee from '#content/strings/en/guidesee.json' with { type: 'json' };
import kn from '#content/strings/kn/guide.json' with { type: 'json' };
import knSee from '#content/strings/kn/guidesee.json' with { type: 'json' };
import type { LabelClaim } from '#shared/domain/agronomy/label-claims.ts';
import { chapterNumber } from '#shared/domain/guide/guide-chapters.ts';
import { GUIDE_TOOLS } from '#shared/domain/guide/guide-content.ts';
import { GUIDE_PAGE, type GuidePlace, type ProductRow, SEE_PAGE } from '#shared/domain/guide/guide-search.ts';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';
import * as say from '../claims/say-claim.ts';
import type { Source } from '../library.ts';
import { namesOfTool, SEE_NAMES } from './search-words.ts';

/**
 * `also`, `other`: title and text in the other language, because farmers ask in both. `signs`: what is seen, in both
 * languages. `names`: other names it is asked by.
 */
export type Entry = GuidePlace & { also: string; signs: string; text: string; other: string; names: string };

/* Places of the search index that are no part of a text: tools, rows of products, and "What do you see?". */

/** Every tool once, where it first stands: in a chapter, or on the guide's first page. */
export function toolEntries(chapters: readonly Source[], language: Language): Entry[] {
  const words = { en: en.tools, kn: kn.tools };
  const other = otherThan(language);
  return GUIDE_TOOLS.map((tool) => {
    const source = chapters.find(({ blocks }) =>
      blocks.some((block) => block.kind === 'tool' && block.tool === tool),
    );
    const about = words[language].about[tool];
    const anchor = `tool-${tool}`;
    const slug = source?.slug ?? GUIDE_PAGE;
    return {
      id: `${slug}#${anchor}`,
      slug,
      anchor,
      title: words[language].name[tool],
      chapter: words[language].title,
      snippet: about,
      also: words[other].name[tool],
      signs: '',
      text: about,
      other: words[other].about[tool],
      names: namesOfTool(tool),
    };
  });
}

const otherThan = (language: Language): Language => LANGUAGES.find((each) => each !== language) ?? language;

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
  const words = { en: enSee, kn: knSee };
  const guide = { en, kn };
  return {
    id: `${SEE_PAGE}#`,
    slug: SEE_PAGE,
    anchor: '',
    title: words[language].title,
    chapter: guide[language].title,
    snippet: words[language].lead,
    also: words[otherThan(language)].title,
    signs: '',
    text: words[language].lead,
    other: words[otherThan(language)].lead,
    names: SEE_NAMES,
  };
}
