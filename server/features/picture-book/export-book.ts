import type { Readable } from 'node:stream';
import type strings from '#content/strings/en/pictureconsent.json';
import { toCsv } from '#shared/domain/csv.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import { readStrings } from '../../platform/strings.ts';
import { zipOf } from '../../platform/zip.ts';
import type { OfficeActor } from '../identity/index.ts';
import { readPublicBytes } from './book.store.ts';
import { listForExport, type ShownRow } from './shown.store.ts';

const PAGE = 500;
const QUESTION = readStrings<typeof strings>('pictureconsent').en.question;

/** A line of the manifest. Neither name nor number, no chat and no day leads to the farmer. */
const lineOf = (row: ShownRow) => ({
  file: fileOf(row.id),
  crop: row.crop,
  problem: row.problem,
  stage: row.stage,
  part: row.part,
  taluk: row.taluk || null,
  month: row.month,
  before: row.before ? fileOf(row.before.id) : null,
  days_after_before: row.before?.days ?? null,
  consent_version: row.consent_version,
  width: row.width,
  height: row.height,
});
type Line = ReturnType<typeof lineOf>;

const fileOf = (id: number): string => `pictures/${String(id).padStart(6, '0')}.webp`;

/**
 * All public pictures with what the doctors said of them, to teach people and, one day, a model. A picture is read when its
 * turn comes; one that a farmer withdrew meanwhile is left out, though its line stands.
 */
export async function exportBook(ctx: AppContext, { staffId, sessionId }: OfficeActor): Promise<Readable> {
  const rows: ShownRow[] = [];
  for (;;) {
    const page = await listForExport(ctx.db, rows.at(-1)?.id ?? 0, PAGE);
    rows.push(...page);
    if (page.length < PAGE) break;
  }
  await ctx.inTransaction((tx) =>
    recordAudit(tx, {
      staffId,
      sessionId,
      action: 'book.export',
      subject: 'picture-book:all',
      detail: { count: rows.length },
    }),
  );
  return archiveOf(ctx, rows);
}

function archiveOf(ctx: AppContext, rows: readonly ShownRow[]): Readable {
  const lines = rows.map(lineOf);
  const made = ctx.now();
  const text = (name: string, words: string) => ({ name, compress: true, open: async () => words });
  return zipOf(
    [
      text('README.txt', readmeOf(rows.length, made)),
      text('manifest.jsonl', lines.map((line) => `${JSON.stringify(line)}\n`).join('')),
      text('manifest.csv', toCsv(tableOf(lines))),
      ...rows.map(({ id, address }) => ({
        name: fileOf(id),
        open: () => readPublicBytes(ctx.db, address, 'page'),
      })),
    ],
    made,
  );
}

const HEAD: readonly (keyof Line)[] = [
  'file',
  'crop',
  'problem',
  'stage',
  'part',
  'taluk',
  'month',
  'before',
  'days_after_before',
  'consent_version',
  'width',
  'height',
];

const tableOf = (lines: readonly Line[]): string[][] => [
  [...HEAD],
  ...lines.map((line) => HEAD.map((key) => String(line[key] ?? ''))),
];

const readmeOf = (
  count: number,
  at: Date,
): string => `Picture book of the clinic, ${at.toISOString().slice(0, 7)}: ${count} pictures

Each farmer agreed to this question (its version stands with each line as consent_version):
"${QUESTION}"
Use: to help farmers, to teach people, to teach a program. Not to find out whose field it is, and not to be passed on for
anything else. A farmer may take the answer back: whoever keeps this collection asks for a new one before each new use, and
throws this one away.

manifest.jsonl and manifest.csv say the same: file, crop, problem, stage, part of the plant, taluk, month, the picture that
shows the same plant or field before (with the days between), version of the question, size in pixels.
A file of no bytes was withdrawn while this collection was made.
`;
