import { Readable } from 'node:stream';
import type { AppContext } from '../../context.ts';
import type { ExportPart } from '../../hooks.ts';
import type { Limit } from '../../platform/database/rate-limit.ts';
import { zipOf } from '../../platform/zip.ts';
import { exportMessages } from '../chat/index.ts';
import type { FarmerActor } from '../identity/index.ts';
import { type FileItem, listFiles, listItems } from './privacy.store.ts';
import { showMyData } from './show-my-data.ts';

/** An export reads everything a farmer ever sent: a few a day are plenty. */
const EXPORTS: Limit[] = [
  { name: 'privacy.export.1h', points: 3, seconds: 3_600 },
  { name: 'privacy.export.1d', points: 6, seconds: 86_400 },
];
const PAGE = 500;
/** In the order of the file. */
const PARTS: readonly ExportPart[] = [
  'entered',
  'notices',
  'logins',
  'quotations',
  'payments',
  'receipts',
  'dispatches',
  'cases',
  'fields',
  'plans',
  'outcomes',
  'picture_consents',
  'pictures',
  'alerts',
];

/**
 * All we hold of the farmer as one ZIP: `data.json`, and their files beside it as they are stored. Written while it is
 * sent: memory holds a page of messages and one file's stretch, however much there is.
 * @returns the archive; destroying it lets go of the file being read
 * @throws {AppError} RATE_LIMITED
 */
export async function exportMyData(ctx: AppContext, actor: FarmerActor): Promise<Readable> {
  await ctx.rateLimit.consume(EXPORTS, String(actor.farmerId));
  const files = await listFiles(ctx.db, actor.farmerId);
  const names = new Map(files.map((file, index) => [file.id, nameOf(file, index)]));
  return zipOf(
    [
      { name: 'data.json', compress: true, open: async () => Readable.from(writeData(ctx, actor, names)) },
      // Photos, voices and PDFs are compressed already.
      ...files.map((file) => ({
        name: names.get(file.id) ?? file.id,
        mtime: new Date(file.created_at),
        open: () => ctx.files.open(file.storage_key),
      })),
    ],
    ctx.now(),
  );
}

/** Numbered, so that two of one name both come along; the name is what the sender called it. */
function nameOf({ original_name }: FileItem, index: number): string {
  const name = original_name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '');
  return `files/${String(index + 1).padStart(4, '0')} ${name}`;
}

async function* writeData(
  ctx: AppContext,
  actor: FarmerActor,
  names: ReadonlyMap<string, string>,
): AsyncGenerator<string> {
  const account = await showMyData(ctx, actor);
  yield `{\n"made_at": ${JSON.stringify(ctx.now())},\n"account": ${JSON.stringify(account)}`;
  for (const part of PARTS) {
    const selected = ctx.hooks.onExport[part]?.(actor.farmerId);
    yield `,\n${JSON.stringify(part)}: ${JSON.stringify(selected ? await listItems(ctx.db, selected) : [])}`;
  }
  yield ',\n"messages": [';
  let after = 0;
  let between = '\n';
  for (;;) {
    const page = await exportMessages(ctx.db, actor.farmerId, { after, limit: PAGE });
    for (const { seq, item } of page) {
      const { file_id: fileId, ...message } = item;
      const file = typeof fileId === 'string' ? names.get(fileId) : undefined;
      yield between + JSON.stringify(file ? { ...message, file } : message);
      between = ',\n';
      after = seq;
    }
    if (page.length < PAGE) break;
  }
  yield '\n]\n}\n';
}
