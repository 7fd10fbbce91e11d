import type { OutcomesAnswer, OutcomesQuery } from '#shared/contract/office/outcomes.ts';
import { reachesAll } from '#shared/domain/capabilities.ts';
import { dayInIndia } from '#shared/domain/licence-end.ts';
import { isDay } from '#shared/domain/plan/plan-days.ts';
import { indiaDay, isoDay, startOfIndiaDay } from '#shared/domain/time/india-day.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import type { OfficeActor } from '../identity/index.ts';
import * as store from './outcomes.store.ts';

const DAYS = 90;

/**
 * What came of the plans that were asked about on these days, the last 90 where none are named. All of it is one view of the
 * tables.
 * @throws {AppError} INVALID_INPUT
 */
export async function readOutcomes(
  ctx: AppContext,
  actor: OfficeActor,
  query: OutcomesQuery,
): Promise<OutcomesAnswer> {
  const to = query.to ?? dayInIndia(ctx.now());
  if (!isDay(to)) throw new AppError('INVALID_INPUT', { fields: { to: 'is no day' } });
  const last = dayNumber(to);
  const from = query.from ?? isoDay(last - DAYS + 1);
  if (!isDay(from) || from > to)
    throw new AppError('INVALID_INPUT', { fields: { from: 'is no day before' } });
  const isAll = reachesAll(actor, 'numbers.read');
  const scope: store.OutcomesScope = {
    from: startOfIndiaDay(dayNumber(from)),
    to: startOfIndiaDay(last + 1),
    staffId: isAll ? null : actor.staffId,
  };
  return ctx.inTransaction(async (tx) => {
    const [all, byProblem, byCrop, byLine, byTaluk, promises, site] = await Promise.all([
      store.countAll(tx, scope),
      store.countByProblem(tx, scope),
      store.countByCrop(tx, scope),
      store.countByLine(tx, scope),
      store.countByTaluk(tx, scope),
      isAll ? store.countPromises(tx, scope) : null,
      store.countFarmers(tx),
    ]);
    return {
      ok: true,
      from,
      to,
      whose: isAll ? 'all' : 'own',
      all,
      by_problem: byProblem,
      by_crop: byCrop,
      by_line: byLine,
      by_taluk: byTaluk,
      promises,
      site,
    };
  });
}

const dayNumber = (day: string) => indiaDay(new Date(`${day}T12:00:00+05:30`));
