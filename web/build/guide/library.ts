import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { byLanguage } from '#shared/domain/by-language.ts';
import { CROP_SLUGS, type CropSlug } from '#shared/domain/guide/crop-pages.ts';
import { GUIDE_SLUGS, type GuideSlug } from '#shared/domain/guide/guide-chapters.ts';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';
import type { Block } from './blocks.ts';
import { withLabel } from './crops/with-label.ts';
import type { Complain, Fault } from './fault.ts';
import { type Frontmatter, readFrontmatter, splitFrontmatter } from './frontmatter.ts';
import { readBlocks } from './read-blocks.ts';

/** One file of the guide, read but not yet checked against the others. */
export interface Source<Slug extends string = string> {
  slug: Slug;
  language: Language;
  /** Relative to the root of the repository, for faults. */
  file: string;
  head: Frontmatter;
  blocks: Block[];
  complain: Complain;
}

/** Everything under content/guide, as written. */
export interface Library {
  sources: Source<GuideSlug>[];
  crops: Source<CropSlug>[];
  /** The one safety block that `::safety` stands for, by language. */
  safety: Record<Language, Block[]>;
  faults: Fault[];
}

/** Reads the whole guide below `folder`; chapters that are not there yet are simply absent. */
export function readLibrary(folder: string): Library {
  const faults: Fault[] = [];
  const complainOf =
    (file: string): Complain =>
    (line, text) =>
      faults.push({ file, line, text });
  const readAll = <Slug extends string>(slugs: readonly Slug[], below = '', expand: Expand = asWritten) =>
    LANGUAGES.flatMap((language) =>
      slugs.flatMap((slug): Source<Slug>[] => {
        const name = `${language}/${below}${slug}.md`;
        const text = readIfThere(path.join(folder, name));
        if (text === undefined) return [];
        const file = `content/guide/${name}`;
        const complain = complainOf(file);
        const { head, body } = splitFrontmatter(text);
        return [
          {
            slug,
            language,
            file,
            head: readFrontmatter(head, complain, below !== ''),
            blocks: expand(readBlocks(body, complain, language), language),
            complain,
          },
        ];
      }),
    );
  const safetyOf = (language: Language) =>
    readBlocks(
      readIfThere(path.join(folder, language, 'safety.md')) ?? '',
      complainOf(`content/guide/${language}/safety.md`),
      language,
    );
  return {
    sources: readAll(GUIDE_SLUGS),
    crops: readAll(CROP_SLUGS, 'crops/', withLabel),
    safety: byLanguage(safetyOf),
    faults,
  };
}

type Expand = (blocks: Block[], language: Language) => Block[];
const asWritten: Expand = (blocks) => blocks;

const readIfThere = (file: string) =>
  existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : undefined;
