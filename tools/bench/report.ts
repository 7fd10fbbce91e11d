import { readFile, writeFile } from 'node:fs/promises';
import {
  type Figure,
  type Growth,
  growthOf,
  missesTarget,
  type Reading,
  type Report,
  ratioOf,
  type Target,
  type Timing,
} from './figure.ts';

/** Where the table goes in a page of words that stands beside the JSON file. */
const TABLE = /(<!-- bench -->\n)[\s\S]*?(<!-- \/bench -->)/;

/**
 * Keeps the figures as FILE.json, and the table in FILE.md where that page has a place for it. Parts
 * that were not measured this time stay as the file has them, with their own moment.
 */
export async function keepReport(report: Report, jsonFile: string): Promise<void> {
  const stem = jsonFile.replace(/\.json$/, '');
  const whole = withEarlierParts(report, await readEarlier(jsonFile));
  await writeFile(jsonFile, `${JSON.stringify(whole, null, 2)}\n`);
  const page = await readFile(`${stem}.md`, 'utf8').catch(() => undefined);
  if (page === undefined) return;
  await writeFile(`${stem}.md`, page.replace(TABLE, `$1${table(whole).join('\n')}\n$2`));
}

async function readEarlier(jsonFile: string): Promise<Report | undefined> {
  const text = await readFile(jsonFile, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Report);
}

function withEarlierParts(report: Report, earlier: Report | undefined): Report {
  if (!earlier) return report;
  const measured = new Set(report.parts.map(({ part }) => part));
  const kept = earlier.parts
    .filter(({ part }) => !measured.has(part))
    .map((part) => ({ ...part, at: part.at ?? earlier.at }));
  const parts = [...report.parts, ...kept].sort((a, b) => a.part.localeCompare(b.part));
  return { ...earlier, ...report, parts };
}

/** The table people read. */
export function printReport(report: Report): string {
  const rows = [HEAD, ...report.parts.flatMap(({ figures }) => figures.map(cells))];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  const lines = [headline(report), '', line(HEAD)];
  for (const { part, seconds, figures } of report.parts) {
    lines.push('', `${part} (${seconds} s)`, ...figures.map((figure) => line(cells(figure))));
    lines.push(...notesOf(figures).map((note) => `  ${note}`));
  }
  return lines.join('\n');
}

function table(report: Report): string[] {
  const row = (entries: string[]) => `| ${entries.join(' | ')} |`;
  return [
    headline(report),
    '',
    row(HEAD),
    row(HEAD.map((_, column) => (column === 0 ? '---' : '---:'))),
    ...report.parts.flatMap(({ part, at, figures }) => [
      row([`**${part}**${at === undefined ? '' : `, ${moment(at)}`}`, ...HEAD.slice(1).map(() => '')]),
      ...figures.map((figure) => row(cells(figure))),
    ]),
    '',
    ...report.parts.flatMap(({ figures }) => notesOf(figures).map((note) => `- ${note}`)),
    '',
  ];
}

const HEAD = ['', 'measured', 'floor', 'of the floor', 'target', ''];

function cells(figure: Figure): string[] {
  const verdict = missesTarget(figure) ? 'MISSED' : '';
  if ('p95' in figure) return [figure.name, ...timingCells(figure), verdict];
  if ('points' in figure) return [figure.name, ...growthCells(figure), verdict];
  return [figure.name, ...readingCells(figure), verdict];
}

function timingCells({ p50, p95, unit, floor, target }: Timing): string[] {
  return [
    `p50 ${p50}, p95 ${p95} ${unit}`,
    floor ? `p50 ${floor.p50}, p95 ${floor.p95} ${unit}` : '',
    '',
    target === undefined ? '' : `p95 ≤ ${target} ${unit}`,
  ];
}

function readingCells(reading: Reading): string[] {
  const { value, unit, floor, target } = reading;
  return [
    `${value} ${unit}`,
    floor ? `${floor.value} ${unit}` : '',
    `${ratioOf(reading) ?? ''}`,
    target ? targetText(target, unit) : '',
  ];
}

function growthCells(growth: Growth): string[] {
  const { points, unit, target } = growth;
  const sizes = points.map(({ chats, value }) => `${value} ${unit} at ${count(chats)}`);
  return [
    sizes.join(', '),
    '',
    `last / first ${growthOf(growth)}`,
    target === undefined ? '' : `≤ ${target}`,
  ];
}

function targetText({ of, atLeast, atMost }: Target, unit: string): string {
  const limit = atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`;
  return of === 'value' ? `${limit} ${unit}` : `${limit} of it`;
}

/** What the floors are made of, and whatever else the numbers do not say. */
function notesOf(figures: readonly Figure[]): string[] {
  const notes = figures.flatMap((figure) => {
    if (!('value' in figure)) return [];
    const floor = figure.floor ? [`floor: ${figure.floor.what}`] : [];
    return [...floor, ...(figure.note ? [`${figure.name}: ${figure.note}`] : [])];
  });
  return [...new Set(notes)];
}

function headline({ at, business, machine }: Report): string {
  const size = business ? `${count(business.chats)} chats, ${count(business.messages)} messages; ` : '';
  return `${moment(at)} UTC; ${size}${machine.cpus} x ${machine.model}, Node ${machine.node}`;
}

const count = (value: number) => value.toLocaleString('en-IN');

const moment = (at: string) => at.slice(0, 16).replace('T', ' ');
