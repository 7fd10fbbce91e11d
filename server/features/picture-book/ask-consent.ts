import type strings from '#content/strings/en/pictureconsent.json';
import { PICTURE_CONSENT_VERSION } from '#shared/domain/clinic/picture-book.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import { readStrings } from '../../platform/strings.ts';
import { appendAutomatic, findChat, lockChat } from '../chat/index.ts';
import { findFarmer, type OfficeActor } from '../identity/index.ts';
import { standingOf } from './book.policy.ts';
import { findAsked, findConsent, insertAsk, lockConsent } from './consent.store.ts';
import { announceBook } from './note-act.ts';

const WORDS = readStrings<typeof strings>('pictureconsent');

/**
 * Puts the question into the chat, in the farmer's language. It is no answer: whoever waits for one goes on waiting.
 * @throws {AppError} NOT_FOUND; CONSENT_ASKED where they agreed, were asked a little while ago, or said no; BLOCKED
 */
export async function askConsent(ctx: AppContext, actor: OfficeActor, chatId: number): Promise<void> {
  const chat = await findChat(ctx.db, chatId);
  if (!chat) throw new AppError('NOT_FOUND');
  await ctx.inTransaction(async (tx) => {
    await lockConsent(tx, chat.farmer_id);
    await lockChat(tx, chatId);
    const farmer = await findFarmer(tx, chat.farmer_id);
    if (!farmer) throw new AppError('NOT_FOUND');
    if (farmer.blocked) throw new AppError('BLOCKED', { message: 'User is blocked' });
    const answer = await findConsent(tx, farmer.id);
    const { mayAsk } = standingOf(answer, await findAsked(tx, chatId), ctx.now());
    if (!mayAsk) throw new AppError('CONSENT_ASKED');
    const { message } = await appendAutomatic(ctx, tx, {
      chatId,
      kind: 'consent',
      text: WORDS[farmer.language].question,
      meta: { consent_version: PICTURE_CONSENT_VERSION },
    });
    await insertAsk(tx, { messageId: message.id, staffId: actor.staffId, now: ctx.now() });
    await recordAudit(tx, { ...actor, action: 'book.ask', subject: `farmer:${farmer.id}`, chatId });
    tx.afterCommit(() => announceBook(ctx, chatId));
  });
}
