import { PLAN_TABLE } from '#content/agronomy/plan-table.ts';
import type { JudgePlanAnswer, PlanBody, PlanFinding } from '#shared/contract/office/plans.ts';
import { bookNames } from '#shared/domain/agronomy/product-names.ts';
import { dayInIndia } from '#shared/domain/licence-end.ts';
import { type Finding, type Judgement, judgePlan } from '#shared/domain/plan/judge-plan.ts';
import type { Plan } from '#shared/domain/plan/plan.ts';
import type { AppContext } from '../../context.ts';
import type { Sql } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors.ts';
import { type CaseRow, findCase } from '../cases/index.ts';
import { soldArticle } from './articles.ts';
import { type HoldRow, listHolds } from './holds.store.ts';
import { harvestWaits, pastSprays } from './past-sprays.ts';
import { makeCard } from './plan-card.ts';

/** Every name that a product has in the lists, folded to its sound: a fifth of a second, once a process. */
export function readNames(): void {
  bookNames(PLAN_TABLE.forbidden);
}

/** What every gate says of a plan for this case at this moment. @param db the transaction that is to send it, or any */
export async function judge(ctx: AppContext, db: Sql, of: CaseRow, body: PlanBody): Promise<Judgement> {
  const now = ctx.now();
  const today = dayInIndia(now);
  const { facts } = of;
  const content = ctx.content.now();
  const holds = await listHolds(db);
  return judgePlan({
    plan: planOf(body),
    field: {
      crop: facts.crop,
      stage: facts.stage,
      acres: facts.acres,
      tankLitres: facts.tank_litres,
      harvestOn: facts.harvest_on,
      nearWater: facts.near_water,
      sprayer: facts.sprayer,
    },
    past: await pastSprays(db, of, now),
    waits: await harvestWaits(db, of, now),
    today,
    table: { ...PLAN_TABLE, holds: holds.map(viewHeld) },
    articleOf: (sku) => soldArticle(content, sku, today),
  });
}

const viewHeld = ({ product, claim, reason, by, held_at: at }: HoldRow) => ({
  ...{ product, claim, reason, by },
  on: dayInIndia(new Date(at)),
});

/** The same for a screen, while a plan is written; nothing is stored. @throws {AppError} NOT_FOUND */
export async function tryPlan(ctx: AppContext, caseId: number, body: PlanBody): Promise<JudgePlanAnswer> {
  const of = await findCase(ctx.db, ctx.queries, caseId);
  if (!of) throw new AppError('NOT_FOUND');
  const { stops, warnings, resolved } = await judge(ctx, ctx.db, of, body);
  // Nobody has sent it yet: it bears a number that no plan of a case does.
  const card = makeCard(resolved, { id: 1, caseId, content: ctx.content.now(), replaces: [] });
  return { ok: true, stops: stops.map(viewFinding), warnings: warnings.map(viewFinding), card };
}

export const viewFinding = ({ id, gate, code, severity, line, facts = {} }: Finding): PlanFinding => ({
  id,
  gate,
  code,
  severity,
  line,
  facts: { ...facts },
});

function planOf({ lines, ...plan }: PlanBody): Plan {
  return { ...plan, lines: lines.map(({ spray_on: sprayOn, ...line }) => ({ ...line, sprayOn })) };
}
