import type { Alert, ChangeAlertBody, NewAlertBody } from '#shared/contract/office/alerts.ts';
import { talukOf } from '#shared/domain/places/taluks.ts';
import { DAY_MS } from '#shared/domain/time/india-day.ts';
import type { AppContext } from '../../context.ts';
import type { Sql } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { OfficeActor } from '../identity/index.ts';
import { ALERT_PROBLEMS, cardOf, cropWordsOf } from './alert-card.ts';
import { announceAlerts } from './alerts.announce.ts';
import * as store from './alerts.store.ts';
import { type Audience, countAudience } from './recipients.store.ts';

/** A crop that was grown a year ago is perhaps grown again; one from longer ago nobody knows of. */
const GROWN_MS = 400 * DAY_MS;

/** Drafts first, then the newest. */
export async function showAlerts(ctx: AppContext): Promise<Alert[]> {
  const rows = await store.listAlerts(ctx.db);
  return Promise.all(rows.map((row) => viewAlert(ctx, ctx.db, row)));
}

/** @throws {AppError} NOT_FOUND */
export async function showAlert(ctx: AppContext, id: number): Promise<Alert> {
  return viewAlert(ctx, ctx.db, await requireAlert(ctx.db, id));
}

/** The one draft of a problem: begun, or as a colleague has begun it. @throws {AppError} INVALID_INPUT */
export async function beginDraft(ctx: AppContext, actor: OfficeActor, body: NewAlertBody): Promise<Alert> {
  requireProblem(body.problem);
  const written = { ...body, taluks: requireTaluks(body.taluks), by: actor.staffId, now: ctx.now() };
  return ctx.inTransaction(async (tx) => {
    const id = await store.insertDraft(tx, written);
    tx.afterCommit(() => announceAlerts(ctx));
    return viewAlert(ctx, tx, await requireAlert(tx, id));
  });
}

/**
 * Keeps what is written, whatever it says: it is judged when it is sent.
 * @throws {AppError} INVALID_INPUT; NOT_FOUND; ALERT_CHANGED when a colleague was faster
 */
export async function keepDraft(
  ctx: AppContext,
  actor: OfficeActor,
  id: number,
  { version, taluks, words }: ChangeAlertBody,
): Promise<Alert> {
  const written = { taluks: requireTaluks(taluks), words, by: actor.staffId, now: ctx.now() };
  return ctx.inTransaction(async (tx) => {
    const isKept = await store.updateDraft(tx, { id, version }, written);
    const alert = await requireAlert(tx, id);
    if (!isKept) throw new AppError('ALERT_CHANGED');
    tx.afterCommit(() => announceAlerts(ctx));
    return viewAlert(ctx, tx, alert);
  });
}

/** Drops the draft that was seen; once it is gone, again too. @throws {AppError} ALERT_CHANGED */
export async function dropDraft(ctx: AppContext, id: number, version: number): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    if (!(await store.lockAlert(tx, id))) return;
    if (!(await store.deleteDraft(tx, id, version))) throw new AppError('ALERT_CHANGED');
    tx.afterCommit(() => announceAlerts(ctx));
  });
}

/** Whom an alert is for. */
export const audienceOf = (
  ctx: AppContext,
  { problem, taluks }: { problem: string; taluks: readonly string[] },
): Audience => ({
  taluks,
  crops: cropWordsOf(problem),
  since: new Date(ctx.now().getTime() - GROWN_MS),
});

/** A draft says whom it would go to now, a sent one whom it went to. */
export async function viewAlert(ctx: AppContext, db: Sql, row: store.AlertRow): Promise<Alert> {
  const farmers = row.state === 'draft' ? await countAudience(db, audienceOf(ctx, row)) : row.farmers;
  return { ...row, farmers, card: cardOf(row) };
}

async function requireAlert(db: Sql, id: number): Promise<store.AlertRow> {
  const row = await store.findAlert(db, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

export function requireProblem(problem: string): void {
  if (!ALERT_PROBLEMS.includes(problem))
    throw new AppError('INVALID_INPUT', { fields: { problem: 'is not in the label table' } });
}

/** Each once. */
export function requireTaluks(taluks: readonly string[]): string[] {
  if (taluks.some((id) => !talukOf(id)))
    throw new AppError('INVALID_INPUT', { fields: { taluks: 'is not in the list of taluks' } });
  return [...new Set(taluks)];
}
