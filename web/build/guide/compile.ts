import path from 'node:path';
import { CHAPTER_WORDS, DRAWN_WORDS } from '#content/guide/drawn-words.ts';
import { GLOSSARY } from '#content/guide/glossary.ts';
import { byLanguage } from '#shared/domain/by-language.ts';
import { cropOfPath } from '#shared/domain/guide/crop-pages.ts';
import { GUIDE_SLUGS, type GuideSlug, isGuideSlug } from '#shared/domain/guide/guide-chapters.ts';
import type { GuideChapter } from '#shared/domain/guide/guide-content.ts';
import { keepTogether } from '#shared/domain/keep-together.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { isSiteRoute } from '#shared/domain/site-routes.ts';
import { type Block, runsOf } from './blocks.ts';
import { anchorsOf, checkChapter, countWords, linksIn } from './check-chapter.ts';
import { checkPair } from './check-pair.ts';
import { checkCrops } from './crops/check-crop.ts';
import { type CompiledCrop, compileCrop } from './crops/compile-crop.ts';
import { figureImage, plateFigure } from './drawings.ts';
import { type Fault, GuideError } from './fault.ts';
import { type Library, readLibrary, type Source } from './library.ts';
import { contentsOf, type RenderContext, renderParts } from './render.ts';
import { escapeHtml } from './render-words.ts';

/** Where the guide is written. */
export const GUIDE_FOLDER = path.join(import.meta.dirname, '../../../content/guide');

/** A chapter whose figures are still placeholders (`drawings.ts`), which the bundler fills in. */
export type CompiledChapter = Omit<GuideChapter, 'picture' | 'figure'> & { slug: GuideSlug; picture: string };

export interface CompiledGuide {
  chapters: Record<Language, CompiledChapter[]>;
  crops: Record<Language, CompiledCrop[]>;
  library: Library;
}

/**
 * Every fault of the guide, sorted as one would mend them.
 * @param whole false: chapters may be missing or short (one is being written, or tested by itself)
 */
export function faultsOf(library: Library, whole = true): Fault[] {
  const { sources, crops, faults } = library;
  const find = (slug: GuideSlug, language: Language) =>
    sources.find((source) => source.slug === slug && source.language === language);
  for (const slug of GUIDE_SLUGS) {
    for (const language of whole ? LANGUAGES : []) {
      if (!find(slug, language)) {
        faults.push({
          file: `content/guide/${language}/${slug}.md`,
          line: 1,
          text: 'this chapter is missing',
        });
      }
    }
    const original = find(slug, DEFAULT_LANGUAGE);
    for (const language of LANGUAGES) {
      const source = find(slug, language);
      if (!source) continue;
      checkChapter(source, whole);
      if (original && source !== original) checkPair(original, source);
    }
  }
  checkCrops(library, whole);
  for (const source of [...sources, ...crops]) checkLinks(source, library);
  return faults.sort((one, two) => one.file.localeCompare(two.file) || one.line - two.line);
}

/** Compiles the guide below `folder`. Throws a GuideError that names every fault. */
export function compileGuide(folder = GUIDE_FOLDER): CompiledGuide {
  const library = readLibrary(folder);
  const faults = faultsOf(library);
  if (faults.length > 0) throw new GuideError(faults);
  const { sources, crops, safety } = library;
  const compiled = (language: Language) =>
    sources
      .filter((source) => source.language === language)
      .map((source) => compileChapter(source, safety[language]));
  const compiledCrops = (language: Language) =>
    crops
      .filter((source) => source.language === language)
      .map((source) =>
        compileCrop(source, contextOf(source, safety[language]), renderTerms(source.blocks, language)),
      );
  return { chapters: byLanguage(compiled), crops: byLanguage(compiledCrops), library };
}

function compileChapter(source: Source<GuideSlug>, safety: readonly Block[]): CompiledChapter {
  const { slug, language, head, blocks } = source;
  const parts = renderParts(blocks, contextOf(source, safety));
  const terms = renderTerms(blocks, language);
  if (terms !== '') {
    const head = escapeHtml(DRAWN_WORDS[language].wordsTitle);
    parts.push({ kind: 'section', id: 'words', head, link: '', parts: [{ kind: 'html', html: terms }] });
  }
  const contents = contentsOf(blocks);
  if (terms !== '') contents.push({ id: 'words', title: DRAWN_WORDS[language].wordsTitle, level: 2 });
  return {
    slug,
    title: head.title,
    summary: head.summary,
    picture: head.picture,
    dataDate: head.dataDate,
    sources: head.sources,
    minutes: Math.max(1, Math.round(countWords(blocks, true) / CHAPTER_WORDS[language].wordsAMinute)),
    contents,
    parts,
  };
}

const contextOf = ({ slug, language }: Source, safety: readonly Block[]): RenderContext => ({
  words: DRAWN_WORDS[language],
  language,
  safety,
  isFaq: slug === '15-faq',
  figure: (id) => figureImage(id, language),
  plate: (id) => plateFigure(id, language),
});

/** The words explained in this chapter, in the order they first appear. */
function renderTerms(blocks: readonly Block[], language: Language): string {
  const used = runsOf(blocks).flatMap(({ words, line }) => linksIn(words, line).map(({ url }) => url));
  const ids = [...new Set(used.filter((url) => url.startsWith('term:')).map((url) => url.slice(5)))];
  if (ids.length === 0) return '';
  const entries = ids.map((id) => {
    const term = GLOSSARY[id]?.[language];
    return `<div id="term-${id}"><dt>${escapeHtml(term?.word ?? '')}</dt><dd>${escapeHtml(keepTogether(term?.meaning ?? ''))}</dd></div>`;
  });
  return `<dl data-terms>${entries.join('')}</dl>`;
}

/** Links that leave the chapter: to another one (`10-ipm#thresholds`), to a page of the site, to a telephone. */
function checkLinks(source: Source, all: Library): void {
  for (const run of runsOf(source.blocks)) {
    for (const { url, line } of linksIn(run.words, run.line)) {
      const fault = faultOf(url, source, all);
      if (fault) source.complain(line, fault);
    }
  }
}

function faultOf(url: string, source: Source, { sources, crops }: Library): string | null {
  if (/^(#|term:)/.test(url) || /^tel:\+?\d+$/.test(url)) return null;
  const [address = '', anchor] = url.split('#');
  const crop = cropOfPath(address);
  if (url.startsWith('/') && !isSiteRoute(address.split('?')[0] ?? ''))
    return `"${url}" is not a page of this site`;
  if (crop !== null) return faultOfAnchor(crop, anchor, source, crops);
  if (url.startsWith('/')) return null;
  if (!isGuideSlug(address))
    return `the link "${url}" leads nowhere: a chapter is written 10-ipm or 10-ipm#anchor`;
  return faultOfAnchor(address, anchor, source, sources);
}

function faultOfAnchor(
  slug: string,
  anchor: string | undefined,
  { language }: Source,
  all: readonly Source[],
): string | null {
  const target = all.find((each) => each.slug === slug && each.language === language);
  // A chapter that is still being written has no anchors to check yet.
  if (!target || anchor === undefined) return null;
  return anchorsOf(target.blocks).includes(anchor) ? null : `${slug} has no anchor "${anchor}"`;
}
