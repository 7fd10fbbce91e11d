import { PLAN_TABLE } from '#content/agronomy/plan-table.ts';
import type { Hold, HoldBody, LiftHoldBody } from '#shared/contract/office/holds.ts';
import { byLanguage } from '#shared/domain/by-language.ts';
import { staffRolesThatCan } from '#shared/domain/capabilities.ts';
import { cleanLine } from '#shared/domain/text-safety.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Sql } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors.ts';
import { listActiveWith, type OfficeActor } from '../identity/index.ts';
import { nameIn } from './choices.ts';
import { type HoldRow, insertHold, listHolds, lockHold, setLifted } from './holds.store.ts';

const REASON_MAX = 500;

/** What is held now, the newest first, with whether the reader may lift it. */
export async function showHolds(ctx: AppContext, actor: OfficeActor): Promise<Hold[]> {
  const rows = await listHolds(ctx.db);
  const writers = await planWriters(ctx.db);
  return rows.map((row) => viewHold(row, actor, writers));
}

/**
 * Stops a product, or one row of its label, for every plan from this moment on. What is held already stays as it was held.
 * @throws {AppError} INVALID_INPUT
 */
export async function placeHold(ctx: AppContext, actor: OfficeActor, body: HoldBody): Promise<Hold[]> {
  const { product, claim } = body;
  const reason = readReason(body.reason);
  const isRow = PLAN_TABLE.claims.some((each) => each.id === claim && each.product === product);
  if (!Object.hasOwn(PLAN_TABLE.products, product) || (claim !== null && !isRow))
    throw new AppError('INVALID_INPUT', { fields: { product: 'is not in the label table' } });
  await ctx.inTransaction(async (tx) => {
    const held = await insertHold(tx, { product, claim, reason, by: actor.staffId, now: ctx.now() });
    if (!held) return;
    const detail = { product, claim, reason };
    await recordAudit(tx, { ...actor, action: 'plan.hold', subject: `hold:${held.id}`, detail });
  });
  return showHolds(ctx, actor);
}

/**
 * Takes a hold back. It wants a second person; where nobody else writes plans, the one there is does it and the log says so.
 * @throws {AppError} NOT_FOUND, INVALID_INPUT, HOLD_WANTS_SECOND
 */
export async function liftHold(
  ctx: AppContext,
  actor: OfficeActor,
  id: number,
  body: LiftHoldBody,
): Promise<Hold[]> {
  const reason = readReason(body.reason);
  await ctx.inTransaction(async (tx) => {
    const row = await lockHold(tx, id);
    if (!row) throw new AppError('NOT_FOUND');
    if (row.lifted_at !== null) return;
    const { may_lift: mayLift, is_alone: isAlone } = viewHold(row, actor, await planWriters(tx));
    if (!mayLift) throw new AppError('HOLD_WANTS_SECOND');
    await setLifted(tx, id, { by: actor.staffId, reason, now: ctx.now() });
    const { product, claim } = row;
    const detail = { product, claim, reason, alone: isAlone };
    await recordAudit(tx, { ...actor, action: 'plan.hold_lift', subject: `hold:${id}`, detail });
  });
  return showHolds(ctx, actor);
}

const planWriters = (db: Sql): Promise<number[]> => listActiveWith(db, staffRolesThatCan('plan.write'));

function viewHold(row: HoldRow, { staffId }: OfficeActor, writers: readonly number[]): Hold {
  const { id, product, claim, reason, by, held_by: holder, held_at } = row;
  const known = PLAN_TABLE.products[product];
  const crop = PLAN_TABLE.claims.find((each) => each.id === claim)?.crop;
  const isAlone = writers.every((each) => each === holder);
  return {
    ...{ id, product, claim, reason, by, held_at },
    name: byLanguage((language) => (known ? nameIn(known, language) : product)),
    crop: (crop && PLAN_TABLE.crops[crop]?.name) || null,
    may_lift: writers.includes(staffId) && (staffId !== holder || isAlone),
    is_alone: isAlone,
  };
}

function readReason(text: string): string {
  const reason = cleanLine(text, REASON_MAX);
  if (reason === '') throw new AppError('INVALID_INPUT', { fields: { reason: 'is empty' } });
  return reason;
}
