import { Type } from 'typebox';
import type { AnswerTimes } from '#shared/domain/time/answer-promise.ts';
import { isoDay } from '#shared/domain/time/india-day.ts';
import { type Sql, sql } from '../../platform/database/db.ts';

const TimesRow = Type.Object({
  count: Type.Integer(),
  median_s: Type.Integer(),
  most_s: Type.Integer(),
});

/**
 * How long first answers took, in working hours.
 * @param firstDay the first that counts, as `indiaDay` counts them
 */
export async function readAnswerTimes(db: Sql, firstDay: number): Promise<AnswerTimes> {
  const row = await db.one(
    TimesRow,
    sql`select count(*) as count,
          coalesce(percentile_disc(0.5) within group (order by worked_s), 0) as median_s,
          coalesce(percentile_disc(0.8) within group (order by worked_s), 0) as most_s
        from waits where answered_on >= ${isoDay(firstDay)}::date`,
  );
  return { count: row.count, medianS: row.median_s, mostS: row.most_s };
}
