import type { Case, CaseFacts, MergeCasesBody } from '#shared/contract/office/cases.ts';
import { daysBetween } from '#shared/domain/agronomy/harvest-date.ts';
import { dayInIndia } from '#shared/domain/licence-end.ts';
import { CROP_NOT_SAID, MOST_SPRAYED_LETTERS } from '#shared/domain/plan/case.ts';
import { graphemes } from '#shared/domain/text-safety.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import {
  announceCases,
  type CaseRow,
  deleteCase,
  lockCase,
  moveCaseMessages,
  type Standing,
  setFacts,
  setStanding,
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
      { ...into.facts, ...onlyNews(into.facts, from.facts), ...safer(into, from) },
      ctx.now(),
    );
    await setStanding(tx, { from: from.id, into: id }, standingOf(into, from));
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

/** Where the farmer has told something, and waits for the office. */
const WAITS: readonly CaseRow['state'][] = ['new', 'answered'];

/** What is to be done about either is to be done: who waits longest says where the case stands, and since when. */
function standingOf(into: CaseRow, from: CaseRow): Standing {
  const open = [into, from].filter(({ state }) => state !== 'closed');
  const waiting = open.filter(({ state, worse }) => worse || WAITS.includes(state));
  const [first = into] = waiting.length > 0 ? waiting.toSorted((a, b) => since(a) - since(b)) : open;
  const isNew = open.every(({ state }) => state === 'new');
  return {
    // A new one that joins what is under way is what the farmer has told of it.
    state: first.state === 'new' && !isNew ? 'answered' : first.state,
    since: first.since,
    worse: open.some(({ worse }) => worse),
    deadline: open.flatMap(({ deadline }) => deadline ?? []).sort()[0] ?? null,
  };
}

const since = (of: CaseRow) => Date.parse(of.since);

type OfHarm = 'near_water' | 'sprayer' | 'stage' | 'harvest_on' | 'sprayed' | 'sprayed_on';

/** Of two words the more careful one, where a gate asks: a harm that either of them tells of is there. */
function safer(into: CaseRow, from: CaseRow): Pick<CaseFacts, OfHarm> {
  const both = [into.facts, from.facts];
  const sprayers = both.flatMap(({ sprayer }) => sprayer ?? []);
  const stages = both.flatMap(({ stage }) => stage ?? []);
  return {
    near_water: both.some((facts) => facts.near_water),
    sprayer: sprayers.find((each) => each !== 'adult') ?? sprayers[0] ?? null,
    stage: stages.find((each) => each === 'flowering') ?? stages[0] ?? null,
    harvest_on: earlierHarvest(into, from),
    sprayed: bothTold(into.facts.sprayed, from.facts.sprayed),
    sprayed_on:
      both
        .flatMap((facts) => facts.sprayed_on ?? [])
        .sort()
        .at(-1) ?? null,
  };
}

const SEASON_DAYS = 180;

/** The earlier of those that are still meant: one that was over when the other was told of is of an earlier picking. */
function earlierHarvest(into: CaseRow, from: CaseRow): string | null {
  const days = [into, from].flatMap(({ facts }) => facts.harvest_on ?? []).sort();
  const meant = [...meantIn(into, from), ...meantIn(from, into)].sort();
  return meant[0] ?? (days.length > 1 ? (days.at(-1) ?? null) : null);
}

/** Where the other names no day, what is harvested for months goes on being harvested; a season later it is over. */
function meantIn({ facts: { harvest_on: day } }: CaseRow, other: CaseRow): string[] {
  if (day === null) return [];
  const told = dayInIndia(new Date(other.created_at));
  const isOver = other.facts.harvest_on === null ? daysBetween(day, told) > SEASON_DAYS : day < told;
  return isOver ? [] : [day];
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
