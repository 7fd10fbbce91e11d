import { GUIDE_CROPS } from '#content/agronomy/crops.ts';
import { TABLE_WORDS } from '#content/agronomy/words.ts';
import type { DrawnWords } from '#content/guide/drawn-words.ts';
import { fieldPath } from '#shared/domain/agronomy/field-rows.ts';
import type { LabelClaim } from '#shared/domain/agronomy/label-claims.ts';
import { keepTogether } from '#shared/domain/keep-together.ts';
import type { Language } from '#shared/domain/languages.ts';
import { type TableBlock, textOf } from './blocks.ts';
import { fieldDose } from './claims/dose-per-acre.ts';
import { isOfCrop } from './claims/field-table.ts';
import { beesOf, sayProduct } from './claims/say-claim.ts';
import { escapeHtml, renderWords } from './render-words.ts';

interface TableContext {
  words: DrawnWords;
  language: Language;
}

/** On a phone every row is a card: the first cell its title, the others lines with the column's name. */
export function renderTable(table: TableBlock, context: TableContext): string {
  const { id, title, head, rows, isList } = table;
  const labels = head.map((cell) => escapeHtml(textOf(cell)));
  const headRow = head.map((cell) => `<th scope="col">${renderWords(cell)}</th>`).join('');
  const places = placesIn(table, context.language);
  const body = rows.map(({ cells, claim, mark }) => {
    const drawn = cells.map((cell, column) => {
      const added = claim ? addedTo(claim, column, places, context) : '';
      const inside = renderWords(cell) + added;
      if (column === 0) return `<th scope="row">${inside}</th>`;
      return `<td data-label="${labels[column] ?? ''}">${added ? `<span>${inside}</span>` : inside}</td>`;
    });
    const marks = mark && isList ? ` id="${mark.id}" data-crop="${mark.crop}"` : '';
    return `<tr${marks}>${drawn.join('')}</tr>`;
  });
  const note = places.isPerPump ? `<p data-small>${escapeHtml(context.words.pumpNote)}</p>` : '';
  const grid = `<thead><tr>${headRow}</tr></thead><tbody>${body.join('')}</tbody></table>${note}`;
  const columns = `data-columns="${head.length}"`;
  if (!isList)
    return `<div data-table id="${id}"><table ${columns}><caption>${renderWords(title)}</caption>${grid}</div>`;
  const count = escapeHtml(context.words.rows.replace('{{count}}', `${rows.length}`));
  return (
    `<div data-table id="${id}"><details><summary><span id="${id}-title">${renderWords(title)}</span> ` +
    `<small>${count}</small></summary><table ${columns} aria-labelledby="${id}-title">${grid}</details></div>`
  );
}

/** Where in a table of labels the product and the dose stand; -1: nowhere. */
interface Places {
  product: number;
  dose: number;
  /** Where the way to the tool stands. */
  field: number;
  isPerPump: boolean;
}

function placesIn({ head, rows }: TableBlock, language: Language): Places {
  const { columns } = TABLE_WORDS[language];
  const isOfLabels = rows.some(({ claim }) => claim);
  const at = (...names: string[]) =>
    isOfLabels ? head.findIndex((cell) => names.includes(textOf(cell))) : -1;
  const perHectare = at(columns.dose);
  return {
    product: at(columns.product, columns.helper),
    dose: perHectare,
    field: at(columns.dose, columns.active),
    isPerPump: perHectare >= 0,
  };
}

/** What a row of the label table says beyond its cells: the bees, the dose as the farmer measures it, the way to the tool. */
function addedTo(claim: LabelClaim, column: number, places: Places, context: TableContext): string {
  const { words } = context;
  const bees = column === places.product ? beesOf(claim) : null;
  return [
    bees ? `<br><small data-bees>${escapeHtml(words.bees[bees])}</small>` : '',
    column === places.dose ? ownMeasure(claim, context) : '',
    column === places.field && isOfCrop(claim) ? myField(claim, context) : '',
  ].join('');
}

/** The label's dose as the farmer measures it, under the label's own. */
function ownMeasure(claim: LabelClaim, { words, language }: TableContext): string {
  const ownWater = GUIDE_CROPS[claim.crop]?.ownWater === true;
  const said = claim.doses.flatMap((each) => {
    const field = fieldDose(each, ownWater, TABLE_WORDS[language]);
    if (!field) return [];
    const sentence = field.pump === null ? words.perAcre : words.perAcreAndPump;
    return [sentence.replace('{{acre}}', field.acre).replace('{{pump}}', field.pump ?? '')];
  });
  return said.map((each) => `<br><small>${escapeHtml(keepTogether(each))}</small>`).join('');
}

function myField(claim: LabelClaim, { words, language }: TableContext): string {
  const label = escapeHtml(`${words.myField}: ${sayProduct(claim, language)}`);
  return `<br><a data-field href="${fieldPath(claim.id)}" aria-label="${label}">${escapeHtml(words.myField)}</a>`;
}
