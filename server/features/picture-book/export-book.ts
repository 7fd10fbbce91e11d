import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type strings from '#content/strings/en/pictureconsent.json';
import { toCsv } from '#shared/domain/csv.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import { readStrings } from '../../platform/strings.ts';
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
  return zipOf(ctx, rows);
}

function zipOf(ctx: AppContext, rows: readonly ShownRow[]): Readable {
  const lines = rows.map(lineOf);
  const zip = new ZipFile();
  const mtime = ctx.now();
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name, { mtime });
  add('README.txt', readmeOf(rows.length, mtime));
  add('manifest.jsonl', lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  add('manifest.csv', toCsv(tableOf(lines)));
  for (const { id, address } of rows) {
    zip.addReadStreamLazy(fileOf(id), { compress: false, mtime }, (done) => {
      readPublicBytes(ctx.db, address, 'page').then(
        (bytes) => done(null, Readable.from(bytes ? [bytes] : [])),
        (error: unknown) => done(error, Readable.from([])),
      );
    });
  }
  zip.end();
  const archive = Readable.from(zip.outputStream);
  zip.once('error', (error: Error) => archive.destroy(error));
  return archive;
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
