import { PLAN_TABLE } from '#content/agronomy/plan-table.ts';
import { daysBetween } from '#shared/domain/agronomy/harvest-date.ts';
import { dayInIndia } from '#shared/domain/licence-end.ts';
import type { HarvestWait, PastSpray } from '#shared/domain/plan/plan.ts';
import { isDay, toldDay } from '#shared/domain/plan/plan-days.ts';
import { tableCropOf } from '#shared/domain/plan/plan-table.ts';
import { groupsNamedIn } from '#shared/domain/plan/plan-words.ts';
import type { AppContext } from '../../context.ts';
import type { Hooks } from '../../hooks.ts';
import type { Sql } from '../../platform/database/db.ts';
import type { CaseRow } from '../cases/index.ts';
import { listSprays } from '../chat/index.ts';
import { listHarvestWaits, listPlannedSprays, type SpraysOf, setLinesDone } from './sprays.store.ts';

/** The farmer's own cards; older ones are of another season. */
const CARDS = 10;

/**
 * The sprays of this crop that are known: of plans whose day has come, of the farmer's own cards, and of the case. What a
 * farmer tells without a day, or of one that has not come, counts from the day on which they told it; what they tell of a
 * plan's line counts once.
 */
export async function pastSprays(db: Sql, of: CaseRow, now: Date): Promise<PastSpray[]> {
  const { chat_id: chatId, facts, created_at: toldAt } = of;
  const planned = await listPlannedSprays(db, spraysOf(of, now));
  const cards = (await listSprays(db, chatId, CARDS)).map(({ spray, created_at: at }) => {
    const day = dayInIndia(new Date(at));
    const groups = groupsNamedIn([spray.chemical, spray.dosage].join(' '), PLAN_TABLE);
    return { on: toldDay(spray.date, day) ?? day, groups };
  });
  const groups = groupsNamedIn(facts.sprayed, PLAN_TABLE);
  const { sprayed_on: day } = facts;
  const toldOn = dayInIndia(new Date(toldAt));
  const isPast = day !== null && isDay(day) && day <= dayInIndia(now);
  const on = isPast ? day : day !== null || groups.length > 0 ? toldOn : null;
  const told = [...cards, ...(on === null ? [] : [{ on, groups }])];
  return [...planned, ...told.filter((each) => !isDone(each, planned))];
}

/** Whether lines of plans that were done on that day have all the groups of what was told. */
function isDone({ on, groups }: PastSpray, planned: readonly (PastSpray & { done: boolean })[]): boolean {
  const ofDay = planned.filter((line) => line.done && line.on === on);
  return ofDay.length > 0 && groups.every((group) => ofDay.some((line) => line.groups.includes(group)));
}

/** A season: what prints no days is asked about no longer. */
const UNPRINTED_DAYS = 180;

/** What was sprayed by plans for this crop, and still holds its harvest back. */
export async function harvestWaits(db: Sql, of: CaseRow, now: Date): Promise<HarvestWait[]> {
  const waits = await listHarvestWaits(db, spraysOf(of, now));
  const today = dayInIndia(now);
  return waits.filter(({ on, from }) =>
    from === null ? daysBetween(on, today) < UNPRINTED_DAYS : from > today,
  );
}

function spraysOf({ id: caseId, chat_id: chatId, facts: { crop } }: CaseRow, now: Date): SpraysOf {
  const key = tableCropOf(crop, PLAN_TABLE);
  const stored = key === null ? undefined : PLAN_TABLE.crops[key]?.stored;
  const crops = [...new Set([crop, key ?? crop, stored ?? crop])];
  return { chatId, caseId, crops, now, today: dayInIndia(now) };
}

/** The farmer sprayed lines of a plan of theirs: what comes of it is counted by line. A day that has not come is none. */
export const noteSprayed: Hooks<AppContext>['onPlanReported'] = async (
  ctx,
  tx,
  { planId, chatId, sprayed },
) => {
  if (!sprayed) return;
  const on = toldDay(sprayed.on, dayInIndia(ctx.now()));
  if (on) await setLinesDone(tx, { planId, chatId }, { lines: sprayed.lines, on });
};
