import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ContentBody, SiteContent } from '#shared/contract/content/kinds.ts';
import type { PriceFault } from '#shared/contract/content/prices.ts';
import { NEW_ARTICLE } from '#shared/contract/content/products.ts';
import type { ContentFault } from '#shared/domain/content/fault.ts';
import { PRICE_COLUMNS, type PriceColumn } from '#shared/domain/content/price-columns.ts';
import type { AppContext } from '../../../context.ts';
import { columnLetters } from '../../../platform/spreadsheet/sheet.ts';
import { soundFaults } from '../edit-draft.ts';
import { licenceFaults } from '../publish.policy.ts';
import { readCell } from './read-cell.ts';
import type { PriceFile, PriceRow } from './read-price-file.ts';

type Body = Record<string, unknown>;

/** An article as a file wants it; `before` is null where it is new. */
export interface Planned {
  key: string;
  before: Body | null;
  after: Body;
  /** In force; above 0 beside nothing of before: it was taken away, and the file brings it back. */
  version: number;
}

/** What a file would do to the price list. */
export interface PricePlan {
  articles: Planned[];
  unchanged: number;
  faulty: number;
  faults: PriceFault[];
  /** In the shop and not in the file. */
  absent: ContentBody<'product'>[];
}

interface Present extends Pick<AppContext, 'config'> {
  content: SiteContent;
  /** Articles somebody has a draft of. */
  drafted: ReadonlySet<string>;
  /** The version in force of each article that was ever published. */
  numbers: ReadonlyMap<string, number>;
  now: Date;
}

/** Rows between two turns of everybody else. */
const AT_ONCE = 100;
const SHOWN_CHARS = 60;
const MOST_LINES_TOLD = 10;

/**
 * Judges every row, and keeps nothing. A row that changes nothing is not judged: a sample stays one. A column or cell that is
 * empty leaves its field as it is.
 */
export async function planPrices(file: PriceFile, present: Present): Promise<PricePlan> {
  const products = new Map(present.content.products.map((product) => [product.sku, product]));
  const linesOf = linesBySku(file.rows);
  const doubled = doubledLines(linesOf);
  const plan: PricePlan = { articles: [], unchanged: 0, faulty: 0, faults: [], absent: [] };
  for (const [index, row] of file.rows.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await yieldToOthers();
    const key = skuOf(row);
    const before = products.get(key) ?? null;
    const { after, faults } = readRow(row, before);
    const rows = doubled.get(key);
    if (rows !== undefined) {
      faults.push({ path: 'sku', code: 'doubled', values: { rows } });
    } else if (faults.length === 0) {
      if (isDeepStrictEqual(before, after)) {
        plan.unchanged += 1;
        continue;
      }
      faults.push(...judge(key, after, present));
    }
    if (faults.length === 0)
      plan.articles.push({ key, before, after, version: present.numbers.get(key) ?? 0 });
    else {
      plan.faulty += 1;
      plan.faults.push(...faults.map((fault) => place(fault, row, file)));
    }
  }
  const named = new Set(linesOf.keys());
  plan.absent = present.content.products.filter(({ sku }) => !named.has(sku));
  return plan;
}

function linesBySku(rows: readonly PriceRow[]): Map<string, number[]> {
  const lines = new Map<string, number[]>();
  for (const row of rows) {
    const key = skuOf(row);
    const known = lines.get(key);
    if (known) known.push(row.line);
    else lines.set(key, [row.line]);
  }
  return lines;
}

/** The rows of each number that stands in several, written once for all of them. */
function doubledLines(linesOf: ReadonlyMap<string, number[]>): Map<string, string> {
  const doubled = [...linesOf].filter(([key, lines]) => key !== '' && lines.length > 1);
  return new Map(doubled.map(([key, lines]) => [key, told(lines)]));
}

/** A file may hold one number ten thousand times, and each of its rows tells of them. */
function told(lines: readonly number[]): string {
  const first = lines.slice(0, MOST_LINES_TOLD).join(', ');
  return lines.length > MOST_LINES_TOLD ? `${first} …` : first;
}

function skuOf({ cells: { sku } }: PriceRow): string {
  const read = sku && readCell('sku', sku);
  return read && 'value' in read ? String(read.value) : '';
}

function readRow({ cells }: PriceRow, before: object | null): { after: Body; faults: ContentFault[] } {
  const after: Body = structuredClone(before ?? NEW_ARTICLE) as Body;
  const faults: ContentFault[] = [];
  for (const [column, cell] of Object.entries(cells) as [PriceColumn, NonNullable<typeof cells.sku>][]) {
    const read = readCell(column, cell);
    if ('fault' in read) faults.push({ path: column, code: read.fault });
    else put(after, column.split('.'), read.value);
  }
  return { after, faults };
}

function put(body: Body, [name = '', ...inner]: string[], value: unknown): void {
  if (inner.length === 0) body[name] = value;
  else {
    body[name] ??= {};
    put(body[name] as Body, inner, value);
  }
}

function judge(key: string, after: Body, { config, content, drafted, now }: Present): ContentFault[] {
  const faults = soundFaults({ config }, { kind: 'product', key, body: after });
  if (drafted.has(key)) faults.push({ path: 'sku', code: 'drafted' });
  if (faults.length > 0) return faults;
  return licenceFaults(after as ContentBody<'product'>, content.licences, now);
}

/** A fault at its cell. Of what is missing altogether there is none: the column, or the row's cell in it. */
function place({ path, code, values }: ContentFault, row: PriceRow, { columns }: PriceFile): PriceFault {
  const column = columnFor(path);
  const placed = column && columns[column];
  return {
    path: column ?? path,
    code: code === 'missing' && !placed ? 'no-column' : code,
    ...(values ? { values } : {}),
    line: row.line,
    column: placed ? columnLetters(placed.index) : null,
    header: placed?.header ?? '',
    value: column ? [...(row.cells[column]?.text ?? '')].slice(0, SHOWN_CHARS).join('') : '',
  };
}

/** `maker` is told at `maker.en`: a file has no column for both. */
function columnFor(path: string): PriceColumn | undefined {
  const columns = Object.keys(PRICE_COLUMNS) as PriceColumn[];
  return columns.find((column) => column === path) ?? columns.find((column) => column.startsWith(`${path}.`));
}
