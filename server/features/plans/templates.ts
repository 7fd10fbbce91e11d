import type {
  ChangePlanTemplateBody,
  PlanTemplate,
  PlanTemplateBody,
} from '#shared/contract/office/plans.ts';
import { dayInIndia } from '#shared/domain/licence-end.ts';
import { PLAN_TEMPLATES_MAX } from '#shared/domain/plan/case.ts';
import { shiftDays } from '#shared/domain/plan/plan-days.ts';
import { cleanLine } from '#shared/domain/text-safety.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { type OfficeActor, tooLate } from '../identity/index.ts';
import * as store from './templates.store.ts';

/** Templates are plans in the office's own words: the gates judge what is made of them, on the day it is sent. */
export async function listTemplates(ctx: AppContext): Promise<PlanTemplate[]> {
  return (await store.listTemplates(ctx.db)).map((row) => viewTemplate(ctx, row));
}

/** @throws {AppError} INVALID_INPUT, PLAN_TEMPLATE_TAKEN, PLAN_TEMPLATES_FULL */
export async function addTemplate(
  ctx: AppContext,
  actor: OfficeActor,
  body: PlanTemplateBody,
): Promise<PlanTemplate> {
  const words = readWords(body);
  return ctx.inTransaction(async (tx) => {
    const { total, taken } = await store.lockTemplates(tx, words, null);
    if (taken) throw new AppError('PLAN_TEMPLATE_TAKEN');
    if (total >= PLAN_TEMPLATES_MAX) throw new AppError('PLAN_TEMPLATES_FULL');
    const row = await store.insertTemplate(tx, words, { by: actor.staffId, now: ctx.now() });
    await record(ctx, tx, actor, 'plan.template_add', row.id, { after: words });
    return viewTemplate(ctx, row);
  });
}

/** @throws {AppError} INVALID_INPUT, NOT_FOUND, PLAN_TEMPLATE_TAKEN, PLAN_TEMPLATE_CHANGED */
export async function changeTemplate(
  ctx: AppContext,
  actor: OfficeActor,
  id: number,
  body: ChangePlanTemplateBody,
): Promise<PlanTemplate> {
  const words = readWords(body);
  return ctx.inTransaction(async (tx) => {
    const { taken } = await store.lockTemplates(tx, words, id);
    const before = await store.findTemplate(tx, id);
    if (!before) throw new AppError('NOT_FOUND');
    if (taken) throw new AppError('PLAN_TEMPLATE_TAKEN');
    const written = { by: actor.staffId, now: ctx.now() };
    const row = await store.updateTemplate(tx, { id, version: body.version }, words, written);
    if (!row) throw await changed(tx, actor, id);
    await record(ctx, tx, actor, 'plan.template_edit', id, { before: wordsOf(before), after: words });
    return viewTemplate(ctx, row);
  });
}

/** Repeating it changes nothing more. @throws {AppError} PLAN_TEMPLATE_CHANGED */
export async function deleteTemplate(
  ctx: AppContext,
  actor: OfficeActor,
  id: number,
  version: number,
): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const before = await store.findTemplate(tx, id);
    if (!before) return;
    if (!(await store.deleteTemplate(tx, id, version))) throw await changed(tx, actor, id);
    await record(ctx, tx, actor, 'plan.template_delete', id, { before: wordsOf(before) });
  });
}

function readWords({ name, crop, plan }: PlanTemplateBody): store.TemplateWords {
  const words = { name: cleanLine(name, 80), crop: cleanLine(crop, 60), plan };
  if (words.name === '' || words.crop === '')
    throw new AppError('INVALID_INPUT', { fields: { [words.name === '' ? 'name' : 'crop']: 'is missing' } });
  return words;
}

const wordsOf = ({ name, crop, plan }: store.TemplateRow): store.TemplateWords => ({ name, crop, plan });

/** Its days as far ahead of today as they were of the day on which it was written. */
function viewTemplate(ctx: AppContext, row: store.TemplateRow): PlanTemplate {
  return { ...row, plan: shiftDays(row.plan, dayInIndia(new Date(row.updated_at)), dayInIndia(ctx.now())) };
}

const changed = (tx: Transaction, actor: OfficeActor, id: number): Promise<AppError> =>
  tooLate(tx, actor, 'PLAN_TEMPLATE_CHANGED', {
    actions: ['plan.template_edit', 'plan.template_delete'],
    chatId: null,
    subject: `plan_template:${id}`,
  });

async function record(
  ctx: AppContext,
  tx: Transaction,
  actor: OfficeActor,
  action: 'plan.template_add' | 'plan.template_edit' | 'plan.template_delete',
  id: number,
  detail: Record<string, unknown>,
): Promise<void> {
  await recordAudit(tx, { ...actor, action, subject: `plan_template:${id}`, detail });
  tx.afterCommit(() => ctx.realtime.publish(['office'], 'office:changed', { what: 'plan_templates' }));
}
