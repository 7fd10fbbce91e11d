import { createHash } from 'node:crypto';
import type plantext from '#content/strings/en/plantext.json';
import type { SendPlanBody, SentPlanAnswer } from '#shared/contract/office/plans.ts';
import { missingPoints } from '#shared/domain/plan/completeness.ts';
import { type Finding, unreasoned } from '#shared/domain/plan/judge-plan.ts';
import { planText } from '#shared/domain/plan/plan-text.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import type { AcceptedFile } from '../../platform/files/index.ts';
import { readStrings } from '../../platform/strings.ts';
import { announceCases, type CaseRow, setAdvised } from '../cases/index.ts';
import { appendMessage, findReplay, lockChat } from '../chat/index.ts';
import { findFarmer, type OfficeActor } from '../identity/index.ts';
import { packPrice } from './articles.ts';
import { holdCase, planChanged, requireCase, viewPlan } from './drafts.ts';
import { judge, viewFinding } from './judge.ts';
import { makeCard } from './plan-card.ts';
import { refuseOtherVoice, settleVoice, takeVoice } from './plan-voice.ts';
import * as store from './plans.store.ts';

const WORDS = readStrings<typeof plantext>('plantext');

/**
 * Sends the draft as its writer saw it. All of it is one transaction: the gates judge at this moment, the plan is kept as it
 * was then, its message stands in the chat. Nobody passes a stop. The same `client_id` again gives the same plan; of two
 * doctors the second is told of the first.
 *
 * @throws {AppError} NOT_FOUND, PLAN_CHANGED, PLAN_STOPPED and PLAN_REASONS (with the findings as `fields`), CLIENT_ID_REUSED,
 *   ANSWERED_MEANWHILE; with what was recorded for it UPLOAD_NOT_FOUND, UPLOAD_INCOMPLETE, INVALID_INPUT
 */
export async function sendPlan(
  ctx: AppContext,
  actor: OfficeActor,
  caseId: number,
  body: SendPlanBody,
): Promise<SentPlanAnswer> {
  const of = await requireCase(ctx, caseId);
  const voice = await takeVoice(ctx, actor, body);
  try {
    return await ctx.inTransaction((tx) => storePlan(ctx, tx, actor, of, { body, voice }));
  } catch (error) {
    await voice?.discard();
    throw error;
  }
}

async function storePlan(
  ctx: AppContext,
  tx: Transaction,
  actor: OfficeActor,
  found: CaseRow,
  { body, voice }: { body: SendPlanBody; voice: AcceptedFile | null },
): Promise<SentPlanAnswer> {
  const send = {
    chatId: found.chat_id,
    senderRole: 'admin',
    senderId: actor.staffId,
    clientId: body.client_id,
    contentHash: createHash('sha256')
      .update(JSON.stringify(['plan', found.id, body.version]))
      .digest(),
  } as const;
  const { farmer_id: farmerId } = await lockChat(tx, found.chat_id);
  const before = await findReplay(tx, send);
  if (before) {
    await refuseOtherVoice(ctx, actor, body);
    tx.afterCommit(() => voice?.discard());
    return sentAs(tx, before.message.id, before.chat.head_seq);
  }
  const of = await holdCase(ctx, tx, found);
  const draft = await store.findDraft(tx, of.id);
  if (draft?.version !== body.version) throw await planChanged(tx, actor, of);
  const { warnings, card, holds } = await passGates(ctx, tx, of, draft);
  const farmer = await findFarmer(tx, farmerId);
  if (!farmer) throw new AppError('NOT_FOUND');
  const { message } = await appendMessage(ctx, tx, {
    ...send,
    seenSeq: body.seen_seq,
    kind: 'plan',
    text: planText(card, { words: WORDS[farmer.language], language: farmer.language, doses: false }),
    meta: { plan: card },
    replyTo: null,
    file: voice,
    refuseBlocked: true,
  });
  await settleVoice(ctx, tx, body, voice);
  const { plan } = draft;
  const place = { chatId: of.chat_id, messageId: message.id, createdBy: actor.staffId, now: ctx.now() };
  const prices = card.lines.map(({ pack }) => packPrice(ctx.content.now(), pack?.sku));
  const { crop, sprayer } = of.facts;
  const missing = missingPoints(card, { sprayer, today: card.sent_on });
  await store.insertPlan(tx, { card, plan, warnings, prices, holds, missing, crop, ...place });
  await store.deleteDraft(tx, of.id, draft.version);
  await setAdvised(tx, of.id, ctx.now());
  await recordAudit(tx, {
    ...actor,
    action: 'plan.send',
    subject: `plan:${card.id}`,
    chatId: of.chat_id,
    detail: {
      case_id: of.id,
      message_id: message.id,
      lines: card.lines.map(({ claim }) => claim),
      warnings: warnings.map(({ id }) => id),
    },
  });
  tx.afterCommit(() => announceCases(ctx, of.chat_id));
  return sentAs(tx, message.id, message.seq);
}

/** The card and the reasons, if nothing stops it. */
async function passGates(ctx: AppContext, tx: Transaction, of: CaseRow, { plan, reasons }: store.DraftRow) {
  const { stops, warnings, resolved } = await judge(ctx, tx, of, plan);
  if (stops.length > 0) throw new AppError('PLAN_STOPPED', { fields: fieldsOf(stops) });
  const open = unreasoned(warnings, reasons);
  if (open.length > 0) throw new AppError('PLAN_REASONS', { fields: fieldsOf(open) });
  const id = await store.reservePlanId(tx);
  const replaces = await store.listCurrentPlanIds(tx, of.id);
  const card = makeCard(resolved, { id, caseId: of.id, content: ctx.content.now(), replaces });
  if (!card) throw new Error(`a plan of case ${of.id} passed its gates without a row of the label`);
  return {
    card,
    holds: resolved.table.holds,
    warnings: warnings.map((each) => ({ ...viewFinding(each), reason: reasons[each.id] ?? '' })),
  };
}

const fieldsOf = (findings: readonly Finding[]): Record<string, string> =>
  Object.fromEntries(
    findings.map(({ id, code, facts }) => [id, [code, JSON.stringify(facts ?? {})].join(' ')]),
  );

async function sentAs(tx: Transaction, messageId: number, headSeq: number): Promise<SentPlanAnswer> {
  const row = await store.findPlanOfMessage(tx, messageId);
  // The id belongs to a send of another kind.
  if (!row) throw new AppError('CLIENT_ID_REUSED');
  return { ok: true, plan: viewPlan(row), head_seq: headSeq };
}
