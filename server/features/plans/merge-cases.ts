import type { Case, CaseFacts, MergeCasesBody } from '#shared/contract/office/cases.ts';
import { CROP_NOT_SAID, MOST_SPRAYED_LETTERS } from '#shared/domain/plan/case.ts';
import { graphemes } from '#shared/domain/text-safety.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import {
  announceCases,
  deleteCase,
  lockCase,
  moveCaseMessages,
  setFacts,
  takeStanding,
} from '../cases/index.ts';
import { lockChat } from '../chat/index.ts';
import { type OfficeActor, tooLate } from '../identity/index.ts';
import { requireCase } from './drafts.ts';
import { moveDraft, movePlans } from './plans.store.ts';

/**
 * Two cases of a chat that are one: messages, plans and the draft of `from` come to the other, what that one does not know
 * yet, and what is still to be done about it. Both must be the versions that were seen.
 * @throws {AppError} NOT_FOUND, CASE_CHANGED, CASES_DRAFTS
 */
export async function mergeCases(
  ctx: AppContext,
  actor: OfficeActor,
  id: number,
  body: MergeCasesBody,
): Promise<Case> {
  const [seenInto, seenFrom] = [await requireCase(ctx, id), await requireCase(ctx, body.from_id)];
  if (id === body.from_id || seenInto.chat_id !== seenFrom.chat_id) throw new AppError('NOT_FOUND');
  const chatId = seenInto.chat_id;
  return ctx.inTransaction(async (tx) => {
    const chat = await lockChat(tx, chatId);
    const [into, from] = [await lockCase(tx, ctx.queries, id), await lockCase(tx, ctx.queries, body.from_id)];
    if (into?.version !== body.version || from?.version !== body.from_version)
      throw await tooLate(tx, actor, 'CASE_CHANGED', {
        actions: ['case.merge'],
        chatId,
        detail: { case_id: id },
      });
    if (into.has_draft && from.has_draft) throw new AppError('CASES_DRAFTS');
    await moveCaseMessages(tx, from.id, id);
    await moveDraft(tx, from.id, id);
    await movePlans(tx, from.id, id);
    await setFacts(
      tx,
      id,
      { ...into.facts, ...onlyNews(into.facts, from.facts), ...safer(into.facts, from.facts) },
      ctx.now(),
    );
    await takeStanding(tx, from.id, id);
    await deleteCase(tx, from.id);
    await recordAudit(tx, {
      ...actor,
      action: 'case.merge',
      subject: `farmer:${chat.farmer_id}`,
      chatId,
      detail: { case_id: id, from: from.id },
      personal: { before: { into: into.facts, from: from.facts } },
    });
    const merged = await lockCase(tx, ctx.queries, id);
    if (!merged) throw new Error(`case ${id} is not there after it took over another`);
    tx.afterCommit(() => announceCases(ctx, chatId));
    return merged;
  });
}

type OfHarm = 'near_water' | 'sprayer' | 'harvest_on' | 'sprayed' | 'sprayed_on';

/** Of two words the more careful one, where a gate asks: a harm that either of them tells of is there. */
function safer(into: CaseFacts, from: CaseFacts): Pick<CaseFacts, OfHarm> {
  const both = [into, from];
  const days = (of: 'harvest_on' | 'sprayed_on') => both.flatMap((facts) => facts[of] ?? []).sort();
  const sprayers = both.flatMap(({ sprayer }) => sprayer ?? []);
  return {
    near_water: into.near_water || from.near_water,
    sprayer: sprayers.find((each) => each !== 'adult') ?? sprayers[0] ?? null,
    harvest_on: days('harvest_on')[0] ?? null,
    sprayed: bothTold(into.sprayed, from.sprayed),
    sprayed_on: days('sprayed_on').at(-1) ?? null,
  };
}

const BETWEEN = '; ';

/** What was sprayed by the one and by the other; where there is no room for all of it, some of each. */
function bothTold(into: string, from: string): string {
  if (into.includes(from)) return into;
  if (from.includes(into)) return from;
  const room = MOST_SPRAYED_LETTERS - BETWEEN.length;
  const first = cut(into, Math.max(Math.floor(room / 2), room - from.length));
  return `${first}${BETWEEN}${cut(from, room - first.length)}`;
}

/** No letter is cut in two. */
function cut(text: string, most: number): string {
  let kept = '';
  for (const each of graphemes(text)) {
    if (kept.length + each.length > most) break;
    kept += each;
  }
  return kept;
}

/** What one says that the other leaves open. */
function onlyNews(into: object, from: object): object {
  const isOpen = (value: unknown) =>
    value === null || value === '' || value === CROP_NOT_SAID || (Array.isArray(value) && value.length === 0);
  const known = Object.entries(into).filter(([, value]) => !isOpen(value));
  return { ...from, ...Object.fromEntries(known) };
}
