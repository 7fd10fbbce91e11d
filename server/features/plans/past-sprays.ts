import { PLAN_TABLE } from '#content/agronomy/plan-table.ts';
import { daysBetween } from '#shared/domain/agronomy/harvest-date.ts';
import { dayInIndia } from '#shared/domain/licence-end.ts';
import { groupsNamedIn } from '#shared/domain/plan/named-groups.ts';
import type { HarvestWait, PastSpray } from '#shared/domain/plan/plan.ts';
import { isDay } from '#shared/domain/plan/plan-days.ts';
import type { Sql } from '../../platform/database/db.ts';
import type { CaseRow } from '../cases/index.ts';
import { listSprays } from '../chat/index.ts';
import { listPlannedSprays, listWaits } from './plans.store.ts';

/** The farmer's own cards; older ones are of another season. */
const CARDS = 10;

/**
 * The sprays of this crop that are known: of plans whose day has come, of the farmer's own cards, and of the case. What a
 * farmer tells without a day counts from the day on which they told it.
 */
export async function pastSprays(
  db: Sql,
  { chat_id: chatId, facts }: CaseRow,
  today: string,
): Promise<PastSpray[]> {
  const planned = await listPlannedSprays(db, { chatId, crop: facts.crop, today });
  const cards = (await listSprays(db, chatId, CARDS)).map(({ spray, created_at }) => ({
    on: spray.date !== null && isDay(spray.date) ? spray.date : dayInIndia(new Date(created_at)),
    groups: groupsNamedIn([spray.chemical, spray.dosage].join(' '), PLAN_TABLE),
  }));
  const told =
    facts.sprayed_on !== null && isDay(facts.sprayed_on)
      ? [{ on: facts.sprayed_on, groups: groupsNamedIn(facts.sprayed, PLAN_TABLE) }]
      : [];
  return [...planned, ...cards, ...told];
}

/** A season: what prints no days is asked about no longer. */
const UNPRINTED_DAYS = 180;

/** What was sprayed by plans for this crop, and still holds its harvest back. */
export async function harvestWaits(
  db: Sql,
  { chat_id: chatId, facts }: CaseRow,
  today: string,
): Promise<HarvestWait[]> {
  const waits = await listWaits(db, { chatId, crop: facts.crop, today });
  return waits.filter(({ on, from }) =>
    from === null ? daysBetween(on, today) < UNPRINTED_DAYS : from > today,
  );
}
