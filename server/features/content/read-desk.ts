import { Value } from 'typebox/value';
import { checkContent } from '#shared/contract/content/check.ts';
import {
  type ContentDraft,
  type ContentItemAnswer,
  type ContentItemName,
  ContentLine,
  type ContentListAnswer,
  type VersionsAnswer,
} from '#shared/contract/content/desk.ts';
import { contentId, type SiteContent } from '#shared/contract/content/kinds.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { sampleFaults } from '../../sample-content.ts';
import { bodyOf, namesIn, withItems } from './apply-versions.ts';
import { findVersion, listHeadsInForce, listVersions, type VersionRow } from './content.store.ts';
import { type DraftRow, findDraft, listDrafts } from './drafts.store.ts';
import { requireItem } from './edit-draft.ts';
import { catchUp } from './follow.ts';
import { type Names, namesOf } from './names.store.ts';

/** Of a page of the history. */
const VERSIONS_AT_ONCE = 20;

/**
 * Everything there is to edit, with how each item stands: by what is committed, which a desk is told of before every node
 * has it in force.
 */
export async function readDesk(ctx: AppContext): Promise<ContentListAnswer> {
  await catchUp(ctx);
  const [versions, drafts] = await Promise.all([listHeadsInForce(ctx.db), listDrafts(ctx.db)]);
  const names = await namesOf(ctx.db, [
    ...versions.map(({ saved_by }) => saved_by),
    ...drafts.flatMap(({ saved_by, asked_by }) => [saved_by, asked_by]),
  ]);
  const content = ctx.content.now();
  const byId = <T extends ContentItemName>(rows: readonly T[]) =>
    new Map(rows.map((row) => [contentId(row.kind, row.key), row]));
  const [versionOf, draftOf] = [byId(versions), byId(drafts)];
  const items = new Map<string, ContentItemName>();
  for (const name of [...namesIn(content), ...drafts]) {
    items.set(contentId(name.kind, name.key), { kind: name.kind, key: name.key });
  }
  const lines = [...items].map(([id, name]): ContentLine => {
    const version = versionOf.get(id);
    const draft = draftOf.get(id);
    const body = bodyOf(content, name);
    return {
      ...name,
      ...articleIn(name, body ?? draft?.body),
      version: version?.number ?? 0,
      sample: content.samples.has(id),
      published_at: version?.published_at ?? null,
      published_by: names.of(version?.saved_by ?? null),
      draft: draft ? draftHead(draft, names) : null,
    };
  });
  return { ok: true, lines, release: ctx.content.release() };
}

type Told = 'title' | 'price' | 'stock' | 'category';

/** What a line tells of an article. A draft may hold anything, words in place of a price: what cannot be told is left out. */
function articleIn(name: ContentItemName, body: object | undefined): Pick<ContentLine, Told> {
  const said: Partial<Record<string, unknown>> = name.kind === 'product' ? { ...body } : {};
  const told = <K extends Told>(field: K, value: unknown) =>
    (Value.Check(ContentLine.properties[field], value) ? value : null) as ContentLine[K];
  return {
    title: told('title', said.name),
    price: told('price', said.price),
    stock: told('stock', said.stock),
    category: told('category', said.category),
  };
}

/** @throws {AppError} NOT_FOUND */
export async function readItem(ctx: AppContext, name: ContentItemName): Promise<ContentItemAnswer['item']> {
  requireItem(ctx, name);
  const [version, draft] = await Promise.all([findVersion(ctx.db, name), findDraft(ctx.db, name)]);
  const content = ctx.content.now();
  const published = version ? version.body : (bodyOf(content, name) ?? null);
  if (!version && !published && !draft && name.kind !== 'product') throw new AppError('NOT_FOUND');
  const names = await namesOf(ctx.db, [draft?.saved_by, draft?.asked_by]);
  return {
    ...{ kind: name.kind, key: name.key },
    version: version?.number ?? 0,
    published,
    sample: content.samples.has(contentId(name.kind, name.key)),
    sample_fields:
      ctx.config.samples === 'closed'
        ? sampleFaults(name.kind, draft?.body ?? published ?? {}).map(({ path }) => path)
        : [],
    draft: draft
      ? { body: draft.body, ...draftHead(draft, names), faults: checkContent(draft.kind, draft.body) }
      : null,
  };
}

/** What would be in force if this draft were published; what is, where there is none. */
export async function contentWithDraft(ctx: AppContext, name: ContentItemName): Promise<SiteContent> {
  requireItem(ctx, name);
  const draft = await findDraft(ctx.db, name);
  return draft ? withItems(ctx.content.now(), [draft]) : ctx.content.now();
}

/** The newest first. */
export async function readVersions(
  ctx: AppContext,
  { before, ...name }: ContentItemName & { before?: number | undefined },
): Promise<VersionsAnswer> {
  requireItem(ctx, name);
  const rows = await listVersions(ctx.db, name, { before, limit: VERSIONS_AT_ONCE + 1 });
  const shown = rows.slice(0, VERSIONS_AT_ONCE);
  const names = await namesOf(
    ctx.db,
    shown.flatMap(({ saved_by, agreed_by }) => [saved_by, agreed_by]),
  );
  return {
    ok: true,
    versions: shown.map((row) => viewVersion(row, names)),
    more: rows.length > VERSIONS_AT_ONCE,
  };
}

const viewVersion = ({ number, body, saved_by, agreed_by, published_at }: VersionRow, names: Names) => ({
  ...{ number, body, published_at },
  saved_by: names.of(saved_by),
  agreed_by: names.of(agreed_by),
});

function draftHead(draft: DraftRow, names: Names): Omit<ContentDraft, 'body' | 'faults'> {
  const { revision, based_on, saved_at, publish_at } = draft;
  return {
    ...{ revision, based_on, saved_at, publish_at },
    saved_by: names.of(draft.saved_by),
    asked_by: names.of(draft.asked_by),
  };
}
