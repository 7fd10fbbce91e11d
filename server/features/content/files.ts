import { checkContent } from '#shared/contract/content/check.ts';
import {
  CONTENT_KINDS,
  type ContentKind,
  contentId,
  type SiteContent,
} from '#shared/contract/content/kinds.ts';
import type { ContentFault } from '#shared/domain/content/fault.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Sql } from '../../platform/database/db.ts';
import { bodyOf } from './apply-versions.ts';
import { findVersion, insertVersion, takeRelease } from './content.store.ts';
import { findCut } from './pictures/pictures.store.ts';
import { itemsOf, markOf } from './take-over.ts';

/** An item as a file: `hours.json`, `product/FERT-UREA.json`. */
export interface ContentFile {
  name: string;
  text: string;
}

/** Everything in force, a file an item, for people to read and to keep under version control. */
export function filesOf(content: SiteContent): ContentFile[] {
  return itemsOf(content).map(({ kind, key, body }) => ({
    name: key === '' ? `${kind}.json` : `${kind}/${key}.json`,
    text: `${JSON.stringify(body, null, 2)}\n`,
  }));
}

const PHOTOS = 'photos';

/** Which cut of a photograph a file holds, by the end of its name. */
const CUT_OF = { '-960.webp': 'large', '-480.webp': 'small' } as const;

/** The photographs that these files name, each as its two cuts; a cut that is not there reads as undefined. */
export function photoFilesOf(
  db: Sql,
  files: readonly ContentFile[],
): { name: string; read: () => Promise<Buffer | undefined> }[] {
  const named = files.flatMap(({ text }) => [...text.matchAll(/"photo:([0-9a-f]{64})"/g)]);
  return [...new Set(named.map(([, hash = '']) => hash))].flatMap((hash) =>
    Object.entries(CUT_OF).map(([ending, cut]) => ({
      name: `${PHOTOS}/${hash}${ending}`,
      read: () => findCut(db, Buffer.from(hash, 'hex'), cut),
    })),
  );
}

/** What somebody wrote by hand is not what it should be, by file. */
export interface FileFault extends ContentFault {
  file: string;
}

interface ReadItem {
  kind: ContentKind;
  key: string;
  body: Record<string, unknown>;
}

/**
 * Reads such files against what is in force. What does not differ is passed over and not judged: a sample stays one.
 * @returns the items that differ, and what is wrong with them, by file and field
 */
export function readFiles(
  files: readonly ContentFile[],
  content: SiteContent,
): { changed: ReadItem[]; faults: FileFault[] } {
  const changed: ReadItem[] = [];
  const faults: FileFault[] = [];
  for (const { name, text } of files) {
    const [, kind = '', key = ''] = /^([a-z]+)(?:\/([A-Za-z0-9-]+))?\.json$/.exec(name) ?? [];
    const body = parsed(text);
    if (!isKind(kind) || CONTENT_KINDS[kind].keyed !== (key !== '') || !body) {
      faults.push({ file: name, path: '', code: isKind(kind) ? 'type' : 'unknown' });
      continue;
    }
    if (markOf(bodyOf(content, { kind, key }) ?? null) === markOf(body)) continue;
    const wrong = checkContent(kind, body);
    if (kind === 'product' && body.sku !== key) wrong.push({ path: 'sku', code: 'sku' });
    faults.push(...wrong.map((fault) => ({ file: name, ...fault })));
    changed.push({ kind, key, body });
  }
  return { changed, faults };
}

/**
 * Publishes them, all or none. What is in force and has no file stays.
 * @returns their names
 */
export async function publishItems(
  ctx: Pick<AppContext, 'inTransaction' | 'now'>,
  changed: readonly ReadItem[],
): Promise<string[]> {
  if (changed.length === 0) return [];
  return ctx.inTransaction(async (tx) => {
    for (const { kind, key, body } of changed) {
      const release = await takeRelease(tx);
      const number = ((await findVersion(tx, { kind, key }))?.number ?? 0) + 1;
      const by = { saved_by: null, agreed_by: null, at: ctx.now() };
      await insertVersion(tx, { kind, key, body, number, release, ...by });
    }
    const names = changed.map(({ kind, key }) => contentId(kind, key));
    await recordAudit(tx, {
      staffId: null,
      action: 'content.take_over',
      subject: 'content:files',
      detail: { items: names.slice(0, 200) },
    });
    return names;
  });
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? (body as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

const isKind = (name: string): name is ContentKind => name in CONTENT_KINDS;
