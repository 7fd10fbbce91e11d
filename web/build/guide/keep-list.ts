import { brotliCompressSync, constants } from 'node:zlib';
import type { Rollup } from 'vite';
import { BANNED_PATH } from '#shared/domain/guide/banned-page.ts';
import { cropPath, SEE_PATH } from '#shared/domain/guide/crop-pages.ts';
import type { BuiltGuide } from '#shared/domain/guide/guide-content.ts';
import { type Language, otherLanguages } from '#shared/domain/languages.ts';
import { fetchedChunks } from '../document-styles.ts';
import { fontLanguage } from '../font-language.ts';

/** What "keep all chapters" fetches in one language; `guide-files.<language>.json`. */
export interface KeepList {
  pages: string[];
  files: string[];
  /** What all of it weighs on the line, compressed, in bytes. */
  bytes: number;
}

/** Of the islands on a page of the guide, and what every document and island starts with. */
const GUIDE_CODE =
  /\/web\/(entry-document\.ts|lib\/islands\/|features\/guide\/|pages\/guide\/[^/]+\.island|features\/navigation\/SiteMenu|ui\/sheets\/Toast)/;
const GUIDE_WORDS = ['common', 'errors', 'guide', 'guidekeep', 'guidesearch', 'guidetools'];

export function keepList(
  bundle: Rollup.OutputBundle,
  guide: BuiltGuide,
  drawn: ReadonlyMap<string, string>,
  language: Language,
): KeepList {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const fetched = fetchedChunks(bundle);
  const found = new Set<string>();
  const collect = (chunk: Rollup.OutputChunk) => {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const file of chunk.viteMetadata?.importedCss ?? []) found.add(file);
    for (const file of chunk.imports) {
      const next = bundle[file];
      if (next?.type === 'chunk') collect(next);
    }
  };
  for (const chunk of chunks) {
    const isGuide = chunk.moduleIds.some((id) => GUIDE_CODE.test(id));
    const words = GUIDE_WORDS.map((name) => `/content/strings/${language}/${name}.json`);
    const isWords = chunk.moduleIds.some((id) => words.some((each) => id.endsWith(each)));
    if ((isGuide || isWords) && fetched.has(chunk.fileName)) collect(chunk);
  }
  const isOther = new RegExp(`-(${otherLanguages(language).join('|')})-`);
  for (const file of drawn.keys()) if (!isOther.test(file)) found.add(file);
  const fonts = Object.keys(bundle).filter(
    (file) => file.endsWith('.woff2') && (fontLanguage(file) ?? language) === language,
  );
  const files = [...found, ...fonts].sort();
  const chapters = guide.chapters[language];
  const crops = guide.crops[language];
  return {
    pages: [
      '/guide',
      SEE_PATH,
      ...chapters.map(({ slug }) => `/guide/chapter/${slug}`),
      ...crops.map(({ slug }) => cropPath(slug)),
      BANNED_PATH,
    ],
    files: files.map((file) => `/${file}`),
    bytes: files.reduce(
      (sum, file) => sum + weigh(bundle[file], drawn.get(file)),
      weighPages([...chapters, ...crops]),
    ),
  };
}

function weigh(output: Rollup.OutputAsset | Rollup.OutputChunk | undefined, drawn?: string): number {
  const source = drawn ?? (output?.type === 'chunk' ? output.code : output?.source) ?? '';
  // Fonts are compressed already.
  return output?.fileName.endsWith('.woff2') ? source.length : compressed(source);
}

/** Bar, foot and the styles that stand in every page, in bytes as they come (tests/e2e/guide-keep.spec.ts). */
const FRAME = 8_700;

/** The pages themselves are drawn later, the index too: their text, and what stands around it. */
function weighPages(pages: readonly object[]): number {
  return pages.reduce<number>((sum, page) => sum + compressed(JSON.stringify(page)) + FRAME, FRAME);
}

const compressed = (source: string | Uint8Array) =>
  brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
