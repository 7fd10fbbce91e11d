import type { Case, CaseFacts, ChangeCaseBody, NewCaseBody } from '#shared/contract/office/cases.ts';
import { EMPTY_INTAKE } from '#shared/domain/intake/empty-intake.ts';
import { MOST_SPRAYED_LETTERS } from '#shared/domain/plan/case.ts';
import { cleanLine } from '#shared/domain/text-safety.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { type ChatRow, findChat, lockChat } from '../chat/index.ts';
import { type OfficeActor, tooLate } from '../identity/index.ts';
import * as store from './cases.store.ts';

const {
  crop: _crop,
  words: _words,
  photos: _photos,
  voices: _voices,
  field_id: _field,
  ...facts
} = EMPTY_INTAKE;

/** Of a case of which nobody has said anything but its crop. */
export const NOTHING_KNOWN: Omit<CaseFacts, 'crop'> = {
  ...facts,
  zone: '',
  near_water: false,
  sprayer: null,
};

/**
 * A case made of messages of a chat; those that were of another case leave it, which is how a case is split. The same
 * `client_id` again gives the same case.
 * @throws {AppError} NOT_FOUND, INVALID_INPUT, CASE_MESSAGES
 */
export async function makeCase(
  ctx: AppContext,
  actor: OfficeActor,
  chatId: number,
  body: NewCaseBody,
): Promise<Case> {
  const facts = readFacts({ ...NOTHING_KNOWN, ...body.facts });
  if (!(await findChat(ctx.db, chatId))) throw new AppError('NOT_FOUND');
  return ctx.inTransaction(async (tx) => {
    const chat = await lockChat(tx, chatId);
    const made = await store.findCaseBySend(tx, ctx.queries, { chatId, clientId: body.client_id });
    if (made) return made;
    const { staffId } = actor;
    const id = await store.insertCase(tx, {
      chatId,
      facts,
      clientId: body.client_id,
      staffId,
      deadline: null,
      now: ctx.now(),
    });
    if (id === undefined) throw new Error('a case was not made behind the lock of its chat');
    await gather(tx, { id, chatId }, body.message_ids);
    await record(tx, actor, chat, { action: 'case.make', id, facts });
    return announced(ctx, tx, id);
  });
}

/**
 * What is named is changed, over the version that was seen.
 * @throws {AppError} NOT_FOUND, INVALID_INPUT, CASE_CHANGED, CASE_MESSAGES
 */
export async function changeCase(
  ctx: AppContext,
  actor: OfficeActor,
  id: number,
  body: ChangeCaseBody,
): Promise<Case> {
  const found = await store.findCase(ctx.db, ctx.queries, id);
  if (!found) throw new AppError('NOT_FOUND');
  const facts = body.facts && readFacts(body.facts);
  return ctx.inTransaction(async (tx) => {
    const chat = await lockChat(tx, found.chat_id);
    const before = await store.lockCase(tx, ctx.queries, id);
    if (!before) throw new AppError('NOT_FOUND');
    if (body.doctor_id && !(await store.isStaff(tx, body.doctor_id)))
      throw new AppError('INVALID_INPUT', { fields: { doctor_id: 'is nobody who works here' } });
    const change = {
      facts: facts ?? before.facts,
      state: body.state ?? before.state,
      doctorId: body.doctor_id === undefined ? (before.doctor?.id ?? null) : body.doctor_id,
      // To the millisecond, in which the list's pages go on.
      deadline: body.deadline
        ? new Date(body.deadline).toISOString()
        : body.deadline === null
          ? null
          : before.deadline,
    };
    if (!(await store.updateCase(tx, { id, version: body.version }, change, ctx.now())))
      throw await tooLate(tx, actor, 'CASE_CHANGED', {
        actions: ['case.edit', 'case.merge'],
        chatId: chat.id,
        detail: { case_id: id },
      });
    if (body.message_ids) await gather(tx, { id, chatId: chat.id }, body.message_ids);
    await record(tx, actor, chat, { action: 'case.edit', id, facts: change.facts, before: before.facts });
    return announced(ctx, tx, id);
  });
}

/** Words without what no screen shows; days that the calendar has. */
function readFacts(facts: CaseFacts): CaseFacts {
  const crop = cleanLine(facts.crop, 60);
  if (crop === '') throw new AppError('INVALID_INPUT', { fields: { crop: 'is missing' } });
  return {
    ...facts,
    crop,
    variety: cleanLine(facts.variety, 80),
    signs: facts.signs.map((sign) => cleanLine(sign, 80)).filter((sign) => sign !== ''),
    sprayed: cleanLine(facts.sprayed, MOST_SPRAYED_LETTERS),
    taluk: cleanLine(facts.taluk, 60),
    zone: cleanLine(facts.zone, 60),
  };
}

async function gather(
  tx: Transaction,
  place: { id: number; chatId: number },
  messageIds: readonly number[],
): Promise<void> {
  const wanted = new Set(messageIds).size;
  if ((await store.setCaseMessages(tx, place, messageIds)) !== wanted) throw new AppError('CASE_MESSAGES');
}

/** The words of a case are the farmer's: they stand beside the log's line and leave with them. */
function record(
  tx: Transaction,
  actor: OfficeActor,
  chat: ChatRow,
  {
    action,
    id,
    facts,
    before,
  }: { action: 'case.make' | 'case.edit'; id: number; facts: CaseFacts; before?: CaseFacts },
): Promise<void> {
  return recordAudit(tx, {
    ...actor,
    action,
    subject: `farmer:${chat.farmer_id}`,
    chatId: chat.id,
    detail: { case_id: id },
    personal: { ...(before ? { before } : {}), after: facts },
  });
}

async function announced(ctx: AppContext, tx: Transaction, id: number): Promise<Case> {
  const row = await store.lockCase(tx, ctx.queries, id);
  if (!row) throw new Error(`case ${id} is not there after it was written`);
  tx.afterCommit(() => announceCases(ctx, row.chat_id));
  return row;
}

/** Every browser of the office asks for the cases of this chat again. */
export function announceCases(ctx: AppContext, chatId: number): void {
  ctx.realtime.publish(['office'], 'office:changed', { what: 'cases', chat_id: chatId });
}
