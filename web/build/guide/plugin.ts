import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { FIGURES } from '#content/guide/figures/figures.ts';
import { partFigure } from '#content/guide/figures/part-figures.ts';
import { PLATE_SIZE } from '#content/guide/plates/plate.ts';
import { PLATES } from '#content/guide/plates/plates.ts';
import { byLanguage } from '#shared/domain/by-language.ts';
import type { CropPage, GuidePicture, SignsOfCrops } from '#shared/domain/guide/crop-content.ts';
import { PLANT_PARTS, type PlantPart } from '#shared/domain/guide/crop-pages.ts';
import { type BuiltGuide, type GuideChapter, mapHtml } from '#shared/domain/guide/guide-content.ts';

import { LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { fieldTable } from './claims/field-table.ts';
import { type CompiledChapter, compileGuide, GUIDE_FOLDER } from './compile.ts';
import type { CompiledCrop } from './crops/compile-crop.ts';
import { seenFile } from './crops/seen.ts';
import { figureFile, plateFile } from './drawings.ts';
import { keepList } from './keep-list.ts';
import { searchIndex } from './search/search-index.ts';
import { spokenOfGuide } from './spoken-words.ts';

const NAME = 'virtual:guide';
const RESOLVED = `\0${NAME}`;
/** What is seen on each crop, and what of the guide can be recorded, in one language, and what loads each: for the app, which has none of its pages. */
const WORDS = /^virtual:guide-(signs|spoken)(?:\/([a-z]+))?$/;
const MARK = /@@figure:([^@]+)@@/g;

/**
 * Compiles content/guide: for the prerender as a module, for browsers as files of their own (drawings, search
 * indexes, the list of what "keep all chapters" fetches). Names carry the content's hash, so that both builds
 * agree on them without asking each other. A fault in the guide fails the build.
 */
export function guide(): Plugin {
  const files = new Map<string, string>();
  const publish = (name: string, extension: string, source: string): string => {
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 10);
    const file = `assets/guide-${name}-${hash}.${extension}`;
    files.set(file, source);
    return `/${file}`;
  };
  let built: BuiltGuide | undefined;
  const build = () => {
    built ??= buildGuide(publish);
    return built;
  };
  return {
    name: 'av-agro-guide',
    resolveId: (id) => (id === NAME || WORDS.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === RESOLVED) return `export const GUIDE = ${JSON.stringify(build())};`;
      const [words, what, of] = WORDS.exec(id.slice(1)) ?? [];
      if (words && of === undefined) return loadersOf(words);
      const language = LANGUAGES.find((each) => each === of);
      if (!language) return undefined;
      const crops = build().crops[language];
      return `export default ${JSON.stringify(what === 'signs' ? signsOfCrops(crops) : spokenOfGuide(crops))};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const source = files.get((request.url ?? '').slice(1));
        if (source === undefined) return next();
        response.setHeader(
          'content-type',
          request.url?.endsWith('svg') ? 'image/svg+xml' : 'application/json',
        );
        response.end(source);
      });
    },
    generateBundle: {
      // After the bundle is whole, so that the list of what to keep names every file.
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.config.consumer === 'server') return;
        const guide = build();
        for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
        for (const language of LANGUAGES) {
          const source = JSON.stringify(keepList(bundle, guide, files, language));
          this.emitFile({ type: 'asset', fileName: `guide-files.${language}.json`, source });
        }
      },
    },
  };
}

/** What loads the words of each language, as a module. */
function loadersOf(words: string): string {
  const loaders = LANGUAGES.map(
    (each) => `${each}: () => import('${words}/${each}').then((loaded) => loaded.default)`,
  );
  return `export default { ${loaders.join(', ')} };`;
}

/** By the crop's word in addresses. */
function signsOfCrops(crops: readonly CropPage[]): SignsOfCrops {
  const signs = crops.map(({ slug, problems }) => [
    slug,
    problems.map(({ id, sees, parts, plate }) => ({ id, sees, parts, ...(plate && { plate: plate.src }) })),
  ]);
  return Object.fromEntries(signs);
}

type AddressOf = (file: string) => string;
type Publish = (name: string, extension: string, source: string) => string;

function buildGuide(publish: Publish): BuiltGuide {
  const { chapters, crops, library } = compileGuide();
  const addressOf = (file: string) => {
    const at = path.join(GUIDE_FOLDER, file);
    if (!existsSync(at)) throw new Error(`content/guide/${file} is listed beside it and not there`);
    const name = file.replace(/^figures\/|\.svg$/g, '').replaceAll(/[./]/g, '-');
    return publish(name, 'svg', readFileSync(at, 'utf8'));
  };
  const place = (language: Language) =>
    chapters[language].map((chapter) => placeFigures(chapter, language, addressOf));
  const plates = byLanguage((language) => placePlates(language, addressOf));
  const placeCrop = (language: Language) =>
    crops[language].map((crop) => ({
      ...placeCropFigures(crop, plates[language], language, addressOf),
      seen: publish(`seen-${crop.slug}-${language}`, 'json', seenFile(crop.problems, language)),
    }));
  return {
    chapters: byLanguage(place),
    crops: byLanguage(placeCrop),
    plates,
    parts: byLanguage((language) => placeParts(language, addressOf)),
    rows: byLanguage((language) => publish(`rows-${language}`, 'json', fieldTable(language))),
    search: byLanguage((language) => publish(`search-${language}`, 'json', searchIndex(library, language))),
  };
}

function placeFigures(chapter: CompiledChapter, language: Language, addressOf: AddressOf): GuideChapter {
  const parts = mapHtml(chapter.parts, (html) => ({
    kind: 'html' as const,
    html: placeIn(html, addressOf),
  }));
  return {
    ...chapter,
    parts,
    figure: chapter.picture,
    picture: pictureOf(chapter.picture, language, addressOf),
  };
}

function placePlates(language: Language, addressOf: AddressOf): Record<string, GuidePicture> {
  const placed = Object.entries(PLATES).map(([key, { alt }]) => [
    key,
    { src: addressOf(plateFile(key)), ...PLATE_SIZE, alt: alt[language] },
  ]);
  return Object.fromEntries(placed);
}

function placeParts(language: Language, addressOf: AddressOf): Record<PlantPart, GuidePicture> {
  const placed = PLANT_PARTS.map((part) => [part, pictureOf(partFigure(part), language, addressOf)]);
  return Object.fromEntries(placed) as Record<PlantPart, GuidePicture>;
}

function placeCropFigures(
  crop: CompiledCrop,
  plates: Record<string, GuidePicture>,
  language: Language,
  addressOf: AddressOf,
): Omit<CropPage, 'seen'> {
  const place = <T extends { html: string }>(each: T) => ({ ...each, html: placeIn(each.html, addressOf) });
  return {
    ...crop,
    lead: placeIn(crop.lead, addressOf),
    problems: crop.problems.map((problem) => ({ ...place(problem), plate: plates[problem.id] })),
    sections: crop.sections.map(place),
    figure: crop.picture,
    picture: pictureOf(crop.picture, language, addressOf),
  };
}

const placeIn = (html: string, addressOf: AddressOf) =>
  html.replace(MARK, (_, file: string) => addressOf(file));

function pictureOf(id: string, language: Language, addressOf: AddressOf): GuidePicture {
  const figure = FIGURES[id];
  // The compiler has refused every other id.
  if (!figure) throw new Error(`no figure "${id}"`);
  const { width, height, alt } = figure;
  return { src: addressOf(figureFile(id, language)), width, height, alt: alt[language] };
}
