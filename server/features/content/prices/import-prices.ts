import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  MOST_TOLD,
  type PlannedArticle,
  type PriceApplyAnswer,
  type PriceCheckAnswer,
} from '#shared/contract/content/prices.ts';
import { staffRolesThatCan } from '#shared/domain/capabilities.ts';
import { cleanLine } from '#shared/domain/text-safety.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Limit } from '../../../platform/database/rate-limit.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors.ts';
import { listActiveWith, type OfficeActor } from '../../identity/index.ts';
import { announceContent } from '../content.announce.ts';
import { articleNumbers, insertVersions, lockRelease, takeRelease } from '../content.store.ts';
import { insertAskedDrafts, listDrafts } from '../drafts.store.ts';
import { catchUp } from '../follow.ts';
import { waitsForSecond, wantsTwoPeople } from '../publish.policy.ts';
import { inOrder } from '../publish.ts';
import { type Planned, type PricePlan, planPrices } from './plan-prices.ts';
import { type PriceFile, readPriceFile } from './read-price-file.ts';

export interface GivenFile {
  bytes: Buffer;
  name: string;
}

/** Opening a workbook takes a second of a processor. */
const FILES: Limit[] = [{ name: 'content.prices', points: 120, seconds: 3_600 }];
const FILE_NAME_CHARS = 200;

/**
 * The dry run: what a price list would change, and what in it is wrong, cell by cell. Nothing is kept.
 * @throws {AppError} what `readPriceFile` says of a file that cannot be read
 */
export async function checkPrices(
  ctx: AppContext,
  actor: OfficeActor,
  given: GivenFile,
): Promise<PriceCheckAnswer> {
  const { file, plan, mark } = await planFile(ctx, actor, given);
  const publishers = await listActiveWith(ctx.db, staffRolesThatCan('content.publish'));
  const articles = plan.articles.map((each) => viewPlanned(each, isWaiting(actor, publishers, each)));
  const isNew = ({ before }: { before: unknown }) => before === null;
  return {
    ok: true,
    mark,
    sheet: file.sheet,
    other_sheets: file.otherSheets,
    ignored: file.ignored,
    count: {
      rows: file.rows.length,
      new: articles.filter(isNew).length,
      changed: articles.filter((each) => !isNew(each)).length,
      unchanged: plan.unchanged,
      faulty: plan.faulty,
      faults: plan.faults.length,
      absent: plan.absent.length,
      waiting: articles.filter(({ waits }) => waits).length,
    },
    articles: articles.slice(0, MOST_TOLD),
    faults: plan.faults.slice(0, MOST_TOLD),
    absent: plan.absent.slice(0, MOST_TOLD).map(({ sku, name }) => ({ key: sku, title: name })),
  };
}

/**
 * Puts a price list in force as its reader was shown it, all of it in one release or nothing. What a second person must want
 * becomes drafts that wait for them.
 * @throws {AppError} CONTENT_CHANGED when it would do something else by now; PRICES_FAULTY
 */
export async function applyPrices(
  ctx: AppContext,
  actor: OfficeActor,
  { mark: seen, leaveOut, ...given }: GivenFile & { mark: string; leaveOut: boolean },
): Promise<PriceApplyAnswer> {
  const { plan, mark, release } = await planFile(ctx, actor, given);
  if (mark !== seen) throw new AppError('CONTENT_CHANGED');
  if (plan.faulty > 0 && !leaveOut) throw new AppError('PRICES_FAULTY');
  if (plan.articles.length === 0) return { ok: true, published: 0, waiting: 0 };
  return inOrder(ctx, async (tx) => {
    if ((await lockRelease(tx)) !== release) throw new AppError('CONTENT_CHANGED');
    const publishers = await listActiveWith(tx, staffRolesThatCan('content.publish'));
    const [now, later] = [false, true].map((waits) =>
      plan.articles.filter((each) => isWaiting(actor, publishers, each) === waits),
    ) as [Planned[], Planned[]];
    await write(ctx, tx, { now, later, staffId: actor.staffId });
    const { staffId, sessionId } = actor;
    await recordAudit(tx, {
      ...{ staffId, sessionId, action: 'content.import', subject: 'content:prices' },
      detail: {
        item: cleanLine(given.name, FILE_NAME_CHARS),
        ...{ published: now.length, waiting: later.length, left_out: plan.faulty },
        ...(publishers.length === 1 && now.some(changesPrice) ? { alone: true } : {}),
      },
    });
    announceContent(ctx, tx);
    return { ok: true as const, published: now.length, waiting: later.length };
  });
}

/** @throws {AppError} CONTENT_CHANGED where a colleague was faster with one of them */
async function write(
  ctx: AppContext,
  tx: Transaction,
  { now, later, staffId }: { now: Planned[]; later: Planned[]; staffId: number },
): Promise<void> {
  const numbers = await articleNumbers(tx);
  const rowOf = ({ key, after: body }: Planned) => ({ kind: 'product' as const, key, body });
  const basedOn = (key: string) => numbers.get(key) ?? 0;
  const at = ctx.now();
  const versions = now.map((each) => ({
    ...rowOf(each),
    number: basedOn(each.key) + 1,
    ...{ saved_by: staffId, agreed_by: null },
  }));
  const drafts = later.map((each) => ({ ...rowOf(each), based_on: basedOn(each.key) }));
  const published =
    versions.length === 0 ? 0 : await insertVersions(tx, versions, { release: await takeRelease(tx), at });
  const asked = await insertAskedDrafts(tx, drafts, { staffId, at });
  if (published + asked !== now.length + later.length) throw new AppError('CONTENT_CHANGED');
}

async function planFile(
  ctx: AppContext,
  { staffId }: OfficeActor,
  { bytes }: GivenFile,
): Promise<{ file: PriceFile; plan: PricePlan; mark: string; release: number }> {
  await ctx.rateLimit.consume(FILES, String(staffId));
  const file = await readPriceFile(bytes, String(staffId));
  await catchUp(ctx);
  const [content, release] = [ctx.content.now(), ctx.content.release()];
  const drafted = new Set((await listDrafts(ctx.db)).map(({ key }) => key));
  const numbers = await articleNumbers(ctx.db);
  const plan = await planPrices(file, { config: ctx.config, content, drafted, numbers, now: ctx.now() });
  const said = JSON.stringify([release, plan.articles.map(({ key }) => key), plan.faulty]);
  return { file, plan, release, mark: createHash('sha256').update(bytes).update(said).digest('hex') };
}

const changesPrice = ({ before, after, version }: Planned) =>
  wantsTwoPeople('product', { number: version, body: before }, after);

/** As for one article that they had written themselves. */
function isWaiting({ staffId }: OfficeActor, publishers: readonly number[], planned: Planned): boolean {
  const isOnes = waitsForSecond({ publishers, actor: staffId, savedBy: staffId, askedBy: null });
  return isOnes && (!publishers.includes(staffId) || changesPrice(planned));
}

/** Of an article that is there only what differs. */
export function viewPlanned(
  { key, before, after }: Omit<Planned, 'version'>,
  waits: boolean,
): PlannedArticle {
  const title = (after.name ?? {}) as Record<string, string>;
  if (before === null) return { key, title, before, after, waits };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const part = (body: Record<string, unknown>) =>
    Object.fromEntries(differing.flatMap((name) => (name in body ? [[name, body[name]]] : [])));
  return { key, title, before: part(before), after: part(after), waits };
}
