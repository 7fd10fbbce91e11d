import type { PictureConsent, PictureConsentBody } from '#shared/contract/clinic/picture-book.ts';
import { PICTURE_CONSENT_VERSION } from '#shared/domain/clinic/picture-book.ts';
import type { AppContext } from '../../context.ts';
import type { Limit } from '../../platform/database/rate-limit.ts';
import { AppError } from '../../platform/errors.ts';
import { findChatByFarmer } from '../chat/index.ts';
import type { FarmerActor } from '../identity/index.ts';
import { findAsked, findConsent, insertConsent, lockConsent } from './consent.store.ts';
import { announceBook } from './note-act.ts';
import { deletePicturesOf } from './personal.store.ts';
import { countShownOf } from './shown.store.ts';

/** Each answer that differs from the last is kept for good. */
const ANSWERS: Limit[] = [{ name: 'picture-book.answer.1h', points: 20, seconds: 3_600 }];

export async function showConsent(ctx: AppContext, { farmerId }: FarmerActor): Promise<PictureConsent> {
  const [consent, shown] = await Promise.all([findConsent(ctx.db, farmerId), countShownOf(ctx.db, farmerId)]);
  return { given: consent?.given ?? null, at: consent?.at ?? null, shown };
}

/**
 * A farmer's yes or no. With a no every picture of theirs goes, with its bytes, in the same transaction. The same answer
 * again changes nothing.
 * @throws {AppError} CONSENT_CHANGED for the answer to another question than is asked now, RATE_LIMITED
 */
export async function answerConsent(
  ctx: AppContext,
  actor: FarmerActor,
  body: PictureConsentBody,
): Promise<PictureConsent> {
  // A refusal counts for any version of the question; consent only for the one asked now.
  if (body.given && body.version !== PICTURE_CONSENT_VERSION) throw new AppError('CONSENT_CHANGED');
  const { farmerId } = actor;
  await ctx.rateLimit.consume(ANSWERS, String(farmerId));
  await ctx.inTransaction(async (tx) => {
    await lockConsent(tx, farmerId);
    const last = await findConsent(tx, farmerId);
    if (last?.given === body.given) return;
    const chat = await findChatByFarmer(tx, farmerId);
    const asked = chat && (await findAsked(tx, chat.id));
    // Never before the question, nor before the answer that it changes: the clock may have been set back.
    const known = [last?.at, asked].flatMap((at) => (at ? Date.parse(at) : []));
    await insertConsent(tx, farmerId, { ...body, now: new Date(Math.max(ctx.now().getTime(), ...known)) });
    if (!body.given) await deletePicturesOf(tx, farmerId);
    if (chat) tx.afterCommit(() => announceBook(ctx, chat.id));
  });
  return showConsent(ctx, actor);
}
