import type { CaseFacts } from '#shared/contract/office/cases.ts';
import { CROP_NOT_SAID, MOST_CASE_MESSAGES } from '#shared/domain/plan/case.ts';
import type { AppContext } from '../../context.ts';
import type { FarmerSend } from '../../hooks.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { keepLine } from '../chat/index.ts';
import { insertCase } from './cases.store.ts';
import { announceCases, NOTHING_KNOWN } from './change-case.ts';
import * as store from './intakes.store.ts';

/**
 * A case of what the farmer told, in the transaction that stores it; a file of a farmer's joins the case of the intake that
 * names it, whichever of them comes first. The chat is locked.
 */
export async function takeSend(ctx: AppContext, tx: Transaction, send: FarmerSend): Promise<void> {
  const changed = await (send.intake ? makeCaseOf(ctx, tx, send, send.intake) : joinCase(tx, send));
  if (changed) tx.afterCommit(() => announceCases(ctx, send.chatId));
}

async function makeCaseOf(
  ctx: AppContext,
  tx: Transaction,
  { chatId, farmerId, messageId, clientId }: FarmerSend,
  intake: NonNullable<FarmerSend['intake']>,
): Promise<boolean> {
  const id = await insertCase(tx, {
    chatId,
    facts: factsOf(intake),
    clientId,
    staffId: null,
    deadline: await ctx.queries.answerDueOf(tx, chatId),
    now: ctx.now(),
  });
  if (id === undefined) throw new AppError('CLIENT_ID_REUSED');
  const named = [...intake.photos, ...intake.voices].map(({ client_id }) => client_id);
  await store.awaitMessages(tx, { chatId, cardId: messageId }, named);
  await store.addMessages(tx, id, [messageId, ...(await store.takeArrived(tx, { chatId, farmerId }, named))]);
  return true;
}

/** False: nothing names it, or its case is full or gone. */
async function joinCase(tx: Transaction, { chatId, messageId, clientId }: FarmerSend): Promise<boolean> {
  const taken = await store.takeAwaited(tx, { chatId, clientId });
  if (!taken) return false;
  // What was told stays the chat's line in the list, not the last of its photos.
  await keepLine(tx, { chatId, instead: messageId, of: taken.card_id });
  const id = taken.case_id;
  if (id === null || (await store.countMessages(tx, id)) >= MOST_CASE_MESSAGES) return false;
  await store.addMessages(tx, id, [messageId]);
  return true;
}

function factsOf(intake: NonNullable<FarmerSend['intake']>): CaseFacts {
  const { words: _, photos: _photos, voices: _voices, field_id: _field, crop, ...facts } = intake;
  return { ...NOTHING_KNOWN, ...facts, crop: crop ?? CROP_NOT_SAID };
}
