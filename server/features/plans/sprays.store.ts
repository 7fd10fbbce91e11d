import { type Static, Type } from 'typebox';
import { nullable } from '#shared/contract/wire.ts';
import type { PastSpray } from '#shared/domain/plan/plan.ts';
import { type Sql, type Statement, sql } from '../../platform/database/db.ts';
import { fromReplacing } from './plans.store.ts';

/** What was sprayed by plans, as far as it is known. */

/** The case that is judged, the names under which its crop is stored, and the moment. */
export interface SpraysOf {
  chatId: number;
  caseId: number;
  crops: readonly string[];
  now: Date;
  /** Of `now`, in India. */
  today: string;
}

/** A plan that another one replaces so soon is a slip that was put right: nothing is fetched, mixed and sprayed by then. */
const CORRECTED_MINUTES = 30;

/**
 * Lines (`l`) of plans (`p`) of the chat, for the crop as it was called when they were sent or as their case has it now: those
 * that the farmer told of, and those whose day came before another plan took their place, or on the day when it did. The
 * plan that is judged takes it now.
 */
const sprayedLines = ({ chatId, caseId, crops, now, today }: SpraysOf): Statement => sql`
  from plan_lines l join plans p on p.id = l.plan_id join cases k on k.id = p.case_id
    cross join lateral (
      select coalesce((select min(n.created_at) ${fromReplacing(sql`p`)}),
                      case when p.case_id = ${caseId} then ${now}::timestamptz end) as at) replaced
  where p.chat_id = ${chatId} and (p.crop = any(${[...crops]}::text[]) or k.facts ->> 'crop' = any(${[...crops]}::text[]))
    and coalesce(l.done_on, l.spray_on) <= ${today}::date
    and (l.done_on is not null or replaced.at is null
         or (l.spray_on <= (replaced.at at time zone 'Asia/Kolkata')::date
             and not (replaced.at >= p.created_at
                      and replaced.at < p.created_at + make_interval(mins => ${CORRECTED_MINUTES}))))`;

const SprayRow = Type.Object({
  on: Type.String(),
  groups: Type.Array(Type.String()),
  done: Type.Boolean({ description: 'the farmer told of it' }),
});

export function listPlannedSprays(db: Sql, of: SpraysOf): Promise<(PastSpray & { done: boolean })[]> {
  return db.many(
    SprayRow,
    sql`select coalesce(l.done_on, l.spray_on)::text as "on", l.groups, l.done_on is not null as done ${sprayedLines(of)}`,
  );
}

const WaitRow = Type.Object({
  on: Type.String(),
  from: nullable(Type.String({ description: 'null: the label prints no days' })),
});

/** From when the crop may be harvested after each. Who sprayed sooner than planned still waits for the day that was sent. */
export function listHarvestWaits(db: Sql, of: SpraysOf): Promise<Static<typeof WaitRow>[]> {
  const day = sql`greatest(l.done_on, l.spray_on)`;
  return db.many(
    WaitRow,
    sql`select ${day}::text as "on",
          (${day} + (p.card -> 'lines' -> l.line::int ->> 'waiting_days')::int)::text as "from" ${sprayedLines(of)}`,
  );
}

/** Lines of a plan of this chat that were sprayed; the day that was told first stays. @returns how many were not yet */
export function setLinesDone(
  tx: Sql,
  { planId, chatId }: { planId: number; chatId: number },
  { lines, on }: { lines: readonly number[]; on: string },
): Promise<number> {
  return tx.run(
    sql`update plan_lines l set done_on = ${on}::date from plans p
        where p.id = l.plan_id and p.id = ${planId} and p.chat_id = ${chatId}
          and l.line = any(${[...lines]}::smallint[]) and l.done_on is null`,
  );
}
