import { createHash } from 'node:crypto';
import { type DecideAllBody, MOST_TOLD, type WaitingAnswer } from '#shared/contract/content/prices.ts';
import { staffRolesThatCan } from '#shared/domain/capabilities.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors.ts';
import { listActiveWith, type OfficeActor } from '../../identity/index.ts';
import { bodyOf } from '../apply-versions.ts';
import { announceContent } from '../content.announce.ts';
import { articleNumbers, insertVersions, lockRelease, takeRelease } from '../content.store.ts';
import { type DraftRow, deleteAsked, listDrafts, lockAsked, withdrawAsked } from '../drafts.store.ts';
import { namesOf } from '../names.store.ts';
import { inOrder, requireSellable } from '../publish.ts';
import { viewPlanned } from './import-prices.ts';

/** Articles for which somebody asked, and which wait for another word: all of one person's together. */
export async function listWaiting(ctx: AppContext): Promise<WaitingAnswer> {
  const drafts = (await listDrafts(ctx.db)).filter(
    ({ kind, asked_by, publish_at }) => kind === 'product' && asked_by !== null && publish_at === null,
  );
  const people = [...new Set(drafts.map(({ asked_by }) => asked_by))];
  const names = await namesOf(ctx.db, people);
  const content = ctx.content.now();
  const waiting = people.flatMap((id) => {
    const person = names.of(id);
    const theirs = drafts.filter(({ asked_by }) => asked_by === id);
    const articles = theirs
      .slice(0, MOST_TOLD)
      .map((draft) =>
        viewPlanned({ key: draft.key, before: bodyOf(content, draft) ?? null, after: draft.body }, true),
      );
    return person ? [{ asked_by: person, mark: markOf(theirs), count: theirs.length, articles }] : [];
  });
  return { ok: true, waiting };
}

/**
 * The second word for all that somebody asked for, as its reader was shown it: in one release, or nothing. Refused, the drafts
 * stay as drafts.
 * @throws {AppError} CONTENT_CHANGED when it is no longer that; CHANGE_OWN; CONTENT_INVALID
 */
export function decideAll(ctx: AppContext, actor: OfficeActor, decision: DecideAllBody): Promise<void> {
  const { asked_by: asker, mark, agree } = decision;
  return inOrder(ctx, async (tx) => {
    const drafts = await lockAsked(tx, asker);
    if (drafts.length === 0 || markOf(drafts) !== mark) throw new AppError('CONTENT_CHANGED');
    if (agree) await publishAll(ctx, tx, drafts, { asker, actor });
    else await withdrawAsked(tx, asker);
    await recordAudit(tx, {
      ...{ staffId: actor.staffId, sessionId: actor.sessionId, subject: 'content:prices' },
      action: agree ? 'content.agree' : 'content.refuse',
      detail: { published: agree ? drafts.length : 0 },
    });
    announceContent(ctx, tx);
  });
}

async function publishAll(
  ctx: AppContext,
  tx: Transaction,
  drafts: readonly DraftRow[],
  { asker, actor: { staffId } }: { asker: number; actor: OfficeActor },
): Promise<void> {
  const publishers = await listActiveWith(tx, staffRolesThatCan('content.publish'));
  if (asker === staffId || !publishers.includes(staffId)) throw new AppError('CHANGE_OWN');
  await lockRelease(tx);
  const numbers = await articleNumbers(tx);
  const versions = drafts.map((draft) => {
    const { kind, key, body, saved_by } = draft;
    if ((numbers.get(key) ?? 0) !== draft.based_on) throw new AppError('CONTENT_CHANGED');
    requireSellable(ctx, draft);
    const agreed_by = [staffId, asker].find((each) => each !== saved_by) ?? null;
    return { kind, key, body, number: draft.based_on + 1, saved_by, agreed_by };
  });
  const release = await takeRelease(tx);
  const written = await insertVersions(tx, versions, { release, at: ctx.now() });
  if (written !== drafts.length) throw new AppError('CONTENT_CHANGED');
  await deleteAsked(tx, asker);
}

/** Of the drafts and their texts as somebody was shown them. */
const markOf = (drafts: readonly DraftRow[]) =>
  createHash('sha256')
    .update(JSON.stringify(drafts.map(({ key, revision, asked_by }) => [key, revision, asked_by]).toSorted()))
    .digest('hex');
