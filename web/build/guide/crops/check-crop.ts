import { CROP_SLUGS, type CropSlug } from '#shared/domain/guide/crop-pages.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#shared/domain/languages.ts';
import type { Block, HeadingBlock } from '../blocks.ts';
import { checkChapter } from '../check-chapter.ts';
import { checkPair } from '../check-pair.ts';
import type { Library, Source } from '../library.ts';

/** What every crop's page tells after its problems, in this order. */
export const CROP_SECTIONS = ['calendar', 'feeding', 'water', 'weeds', 'harvest', 'safety'] as const;

/** Characters of a title that a search engine shows whole, the shop's name not counted. */
const LONGEST_TITLE = 70;

/** A section of a crop's page: its heading, and what stands under it. */
export interface CropPart {
  heading: HeadingBlock;
  blocks: Block[];
}

/** The blocks before the first heading, and the sections. */
export function cropParts(blocks: readonly Block[]): { lead: Block[]; parts: CropPart[] } {
  const lead: Block[] = [];
  const parts: CropPart[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) parts.push({ heading: block, blocks: [] });
    else (parts.at(-1)?.blocks ?? lead).push(block);
  }
  return { lead, parts };
}

export const isProblem = (slug: string, { heading }: CropPart): boolean => heading.id.startsWith(`${slug}-`);

/** @param whole every crop has its page in every language */
export function checkCrops({ crops, faults }: Library, whole: boolean): void {
  const find = (slug: CropSlug, language: string) =>
    crops.find((source) => source.slug === slug && source.language === language);
  for (const slug of CROP_SLUGS) {
    const original = find(slug, DEFAULT_LANGUAGE);
    for (const language of LANGUAGES) {
      const source = find(slug, language);
      if (source) checkCrop(source);
      else if (whole) {
        const file = `content/guide/${language}/crops/${slug}.md`;
        faults.push({ file, line: 1, text: 'this page of a crop is missing' });
      }
      if (original && source && source !== original) checkPair(original, source);
    }
  }
}

function checkCrop(source: Source): void {
  const { slug, head, blocks, complain } = source;
  checkChapter(source, false);
  if (head.pageTitle.length > LONGEST_TITLE)
    complain(1, `the pageTitle has ${head.pageTitle.length} characters, more than ${LONGEST_TITLE}`);
  const { lead, parts } = cropParts(blocks);
  if (lead.some(({ kind }) => kind === 'sees')) complain(1, '::sees stands under the heading of a problem');
  for (const part of parts) checkPart(source, part);
  const others = parts.filter((part) => !isProblem(slug, part)).map(({ heading }) => heading.id);
  if (others.join(' ') !== CROP_SECTIONS.join(' '))
    complain(
      1,
      `after its problems a crop has ${CROP_SECTIONS.join(', ')}; here stand ${others.join(', ') || 'none'}`,
    );
}

/** A problem says what is seen, what looks like it, and what comes before any spray. */
function checkPart({ slug, complain }: Source, part: CropPart): void {
  const { heading, blocks } = part;
  const [first, ...rest] = blocks;
  const isOfProblem = isProblem(slug, part);
  if (isOfProblem !== (first?.kind === 'sees') || rest.some(({ kind }) => kind === 'sees'))
    complain(heading.line, `::sees is the first line of a problem ({#${slug}-…}), and of nothing else`);
  for (const box of isOfProblem ? (['alike', 'first'] as const) : []) {
    if (blocks.filter((block) => block.kind === 'box' && block.box === box).length !== 1)
      complain(heading.line, `the problem "${heading.id}" needs one box :::${box}`);
  }
}
