import type { PhrasingContent } from 'mdast';
import { GUIDE_CROPS } from '#content/agronomy/crops.ts';
import { TABLE_WORDS } from '#content/agronomy/words.ts';
import type { DrawnWords } from '#content/guide/drawn-words.ts';
import type { LabelClaim } from '#shared/domain/agronomy/label-claims.ts';
import type { GuideHeading, GuidePart } from '#shared/domain/guide/guide-content.ts';
import { keepTogether } from '#shared/domain/keep-together.ts';
import type { Language } from '#shared/domain/languages.ts';
import { type Block, type BoxKind, type TableBlock, textOf, type Words } from './blocks.ts';
import { fieldDose } from './claims/dose-per-acre.ts';
import { beesOf } from './claims/say-claim.ts';

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

/** A chapter's body as finished HTML, cut where something interactive stands. */
export function renderParts(blocks: readonly Block[], context: RenderContext): GuidePart[] {
  const parts: GuidePart[] = [];
  let html = '';
  let section = '';
  const close = () => {
    if (section !== '') html += `<section>${section}</section>`;
    section = '';
  };
  const flush = () => {
    close();
    if (html !== '') parts.push({ kind: 'html', html });
    html = '';
  };
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) close();
    if (block.kind === 'tool' || block.kind === 'video') {
      flush();
      parts.push(
        block.kind === 'tool'
          ? { kind: 'tool', tool: block.tool }
          : { kind: 'video', video: block.id, title: textOf(block.title) },
      );
    } else section += renderBlock(block, context);
  }
  flush();
  return parts;
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
function renderHeading(block: Extract<Block, { kind: 'heading' }>, { words, isFaq }: RenderContext): string {
  const tag = `h${block.level}`;
  const question = isFaq && block.level === 3 ? ' data-question' : '';
  const link = anchorLink(block.id, textOf(block.words), words);
  const badge = block.banned ? `<span data-badge>${escapeHtml(words.notAllowed)}</span>` : '';
  const end = badge === '' ? `&nbsp;${link}` : ` <span data-together>${badge} ${link}</span>`;
  return `<${tag} id="${block.id}"${question}>${renderWords(block.words)}${end}</${tag}>`;
}

const anchorLink = (id: string, of: string, words: DrawnWords) =>
  `<a data-anchor href="#${id}" aria-label="${escapeHtml(`${words.linkToSection}: ${of}`)}"></a>`;

function renderBox(box: BoxKind, title: Words, blocks: readonly Block[], context: RenderContext): string {
  const heading = title.length > 0 ? renderWords(title) : escapeHtml(context.words.box[box]);
  const tag = box === 'note' || box === 'recipe' ? 'div' : 'aside';
  return `<${tag} data-box="${box}"><p data-box-title>${heading}</p>${renderAll(blocks, context)}</${tag}>`;
}

/** On a phone every row is a card: the first cell its title, the others lines with the column's name. */
function renderTable({ id, title, head, rows }: TableBlock, context: RenderContext): string {
  const labels = head.map((cell) => escapeHtml(textOf(cell)));
  const headRow = head.map((cell) => `<th scope="col">${renderWords(cell)}</th>`).join('');
  const { columns } = TABLE_WORDS[context.language];
  const dose = rows.some(({ claim }) => claim) ? head.findIndex((cell) => textOf(cell) === columns.dose) : -1;
  const body = rows.map(({ cells, claim }) => {
    const [first = [], ...rest] = cells;
    const others = rest.map((cell, index) => {
      const added = claim ? addedTo(claim, index + 1, dose, context) : '';
      const inside = renderWords(cell) + added;
      return `<td data-label="${labels[index + 1] ?? ''}">${added ? `<span>${inside}</span>` : inside}</td>`;
    });
    return `<tr><th scope="row">${renderWords(first)}</th>${others.join('')}</tr>`;
  });
  const note = dose < 0 ? '' : `<p data-small>${escapeHtml(context.words.pumpNote)}</p>`;
  return (
    `<div data-table id="${id}"><table data-columns="${head.length}"><caption>${renderWords(title)}</caption>` +
    `<thead><tr>${headRow}</tr></thead><tbody>${body.join('')}</tbody></table>${note}</div>`
  );
}

/** What a row of the label table says beyond its cells: the bees after the product, the dose as the farmer measures it. */
function addedTo(
  claim: LabelClaim,
  column: number,
  dose: number,
  { words, language }: RenderContext,
): string {
  if (dose < 0) return '';
  if (column === 1) {
    const bees = beesOf(claim);
    return bees ? `<br><small data-bees>${escapeHtml(words.bees[bees])}</small>` : '';
  }
  if (column !== dose) return '';
  const ownWater = GUIDE_CROPS[claim.crop]?.ownWater === true;
  const said = claim.doses.flatMap((each) => {
    const field = fieldDose(each, ownWater, TABLE_WORDS[language]);
    if (!field) return [];
    const sentence = field.pump === null ? words.perAcre : words.perAcreAndPump;
    return [sentence.replace('{{acre}}', field.acre).replace('{{pump}}', field.pump ?? '')];
  });
  return said.map((each) => `<br><small>${escapeHtml(each)}</small>`).join('');
}

export function renderWords(words: Words): string {
  return words.map(renderWord).join('');
}

function renderWord(word: PhrasingContent): string {
  switch (word.type) {
    case 'text':
      return escapeHtml(keepTogether(word.value));
    case 'break':
      return '<br>';
    case 'strong':
      return `<strong>${renderWords(word.children)}</strong>`;
    case 'emphasis':
      return `<em>${renderWords(word.children)}</em>`;
    case 'link':
      return renderLink(word.url, renderWords(word.children));
    default:
      return '';
  }
}

/** Terms lead to the list of words at the foot of the chapter, chapters to their own page. */
function renderLink(url: string, inside: string): string {
  if (url.startsWith('term:')) return `<a data-term href="#term-${escapeHtml(url.slice(5))}">${inside}</a>`;
  const href = /^(#|tel:|\/)/.test(url) ? url : `/guide/chapter/${url}`;
  return `<a href="${escapeHtml(href)}">${inside}</a>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');
}
