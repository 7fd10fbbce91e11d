import { GUIDE_CROPS } from '#content/agronomy/crops.ts';
import type { DrawnWords } from '#content/guide/drawn-words.ts';
import type { GuideHeading, GuidePart, RowsOfCrop } from '#shared/domain/guide/guide-content.ts';
import type { Language } from '#shared/domain/languages.ts';
import { type Block, type BoxKind, type HeadingBlock, textOf, type Words } from './blocks.ts';
import { renderTable } from './render-table.ts';
import { escapeHtml, renderWords } from './render-words.ts';

/** What the drawing of one file needs to know about its surroundings. */
export interface RenderContext {
  words: DrawnWords;
  language: Language;
  /** The standard safety block in this language. */
  safety: readonly Block[];
  /** An `<img>` of the figure; its address is only known to the bundler. */
  figure: (id: string) => string;
  /** A plate with its caption. */
  plate: (id: string) => string;
  /** Questions of the FAQ are drawn as cards of their own. */
  isFaq: boolean;
}

/** A chapter's body: what stands before the first section is open, each section folds behind its heading. */
export function renderParts(blocks: readonly Block[], context: RenderContext): GuidePart[] {
  const isSection = (block: Block) => block.kind === 'heading' && block.level === 2;
  const first = blocks.findIndex(isSection);
  const lead = first < 0 ? blocks : blocks.slice(0, first);
  const crops = cropsOf(blocks, context.language);
  const parts: GuidePart[] = renderPieces(lead, context);
  if (crops.length > 1) parts.push({ kind: 'crops', crops });
  blocks.forEach((block, at) => {
    if (block.kind !== 'heading' || block.level !== 2) return;
    const end = blocks.findIndex((each, index) => index > at && isSection(each));
    const inside = blocks.slice(at + 1, end < 0 ? undefined : end);
    parts.push({
      kind: 'section',
      id: block.id,
      head: `${renderWords(block.words)} ${badgeOf(block, context)}`.trim(),
      link: anchorLink(block.id, textOf(block.words), context.words),
      parts: renderPieces(inside, context),
    });
  });
  return parts;
}

type Piece = Exclude<GuidePart, { kind: 'section' }>;

/** Finished HTML, cut where something interactive stands. */
function renderPieces(blocks: readonly Block[], context: RenderContext): Piece[] {
  const pieces: Piece[] = [];
  let html = '';
  const flush = () => {
    if (html !== '') pieces.push({ kind: 'html', html });
    html = '';
  };
  for (const block of blocks) {
    if (block.kind === 'tool' || block.kind === 'video') {
      flush();
      pieces.push(
        block.kind === 'tool'
          ? { kind: 'tool', tool: block.tool }
          : { kind: 'video', video: block.id, title: textOf(block.title) },
      );
    } else html += renderBlock(block, context);
  }
  flush();
  return pieces;
}

/** The crops that the tables drawn from the one table speak of, in the chapter's order, with the anchor of their first row. */
function cropsOf(blocks: readonly Block[], language: Language): RowsOfCrop[] {
  const found = new Map<string, RowsOfCrop>();
  for (const block of blocks) {
    for (const { mark } of block.kind === 'table' && block.isList ? block.rows : []) {
      const name = mark && GUIDE_CROPS[mark.crop]?.name[language];
      if (name && !found.has(mark.crop)) found.set(mark.crop, { crop: mark.crop, name, row: mark.id });
    }
  }
  return [...found.values()];
}

/** What the contents list shows: sections, and their parts; in the FAQ its groups and questions. */
export function contentsOf(blocks: readonly Block[]): GuideHeading[] {
  return blocks.flatMap((block) =>
    block.kind === 'heading' ? [{ id: block.id, title: textOf(block.words), level: block.level }] : [],
  );
}

function renderBlock(block: Block, context: RenderContext): string {
  switch (block.kind) {
    case 'heading':
      return renderHeading(block, context);
    case 'paragraph':
      return `<p>${renderWords(block.words)}</p>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => `<li>${renderItem(item, context)}</li>`).join('')}</${tag}>`;
    }
    case 'box':
      return renderBox(block.box, block.title, block.blocks, context);
    case 'table':
      return renderTable(block, context);
    case 'figure':
      return `<figure>${context.figure(block.id)}<figcaption>${renderWords(block.caption)}</figcaption></figure>`;
    case 'plate':
      return context.plate(block.id);
    case 'safety':
      return `<aside data-box="safety">${renderAll(context.safety, { ...context, isFaq: false })}</aside>`;
    default:
      return '';
  }
}

export const renderAll = (blocks: readonly Block[], context: RenderContext) =>
  blocks.map((block) => renderBlock(block, context)).join('');

/** A list item of one paragraph is drawn without the paragraph's distance. */
function renderItem(item: readonly Block[], context: RenderContext): string {
  const [first, ...rest] = item;
  if (first?.kind !== 'paragraph') return renderAll(item, context);
  return renderWords(first.words) + renderAll(rest, context);
}

/** Its link never stands alone on a line: it holds on to the last word, or to the badge. */
function renderHeading(block: HeadingBlock, context: RenderContext): string {
  const question = context.isFaq && block.level === 3 ? ' data-question' : '';
  const link = anchorLink(block.id, textOf(block.words), context.words);
  const badge = badgeOf(block, context);
  const end = badge === '' ? `&nbsp;${link}` : ` <span data-together>${badge} ${link}</span>`;
  return `<h${block.level} id="${block.id}"${question}>${renderWords(block.words)}${end}</h${block.level}>`;
}

const badgeOf = ({ banned }: HeadingBlock, { words }: RenderContext) =>
  banned ? `<span data-badge>${escapeHtml(words.notAllowed)}</span>` : '';

const anchorLink = (id: string, of: string, words: DrawnWords) =>
  `<a data-anchor href="#${id}" aria-label="${escapeHtml(`${words.linkToSection}: ${of}`)}"></a>`;

function renderBox(box: BoxKind, title: Words, blocks: readonly Block[], context: RenderContext): string {
  const heading = title.length > 0 ? renderWords(title) : escapeHtml(context.words.box[box]);
  const tag = box === 'note' || box === 'recipe' ? 'div' : 'aside';
  return `<${tag} data-box="${box}"><p data-box-title>${heading}</p>${renderAll(blocks, context)}</${tag}>`;
}
