import { DAY_MS } from '#shared/domain/time/india-day.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import type { FarmerActor } from '../identity/index.ts';
import { announceAlerts } from './alerts.announce.ts';
import { isWanted, putOptOut, removeOptOut, setToo } from './personal.store.ts';

const WEEK_MS = 7 * DAY_MS;

/** Whether they want alerts. */
export const showWish = (ctx: AppContext, { farmerId }: FarmerActor): Promise<boolean> =>
  isWanted(ctx.db, farmerId);

/** From now on; what is on its way to them stops with it. */
export async function setWish(ctx: AppContext, { farmerId }: FarmerActor, wanted: boolean): Promise<void> {
  const now = ctx.now();
  await ctx.inTransaction(async (tx) => {
    if (wanted) await removeOptOut(tx, farmerId);
    else await putOptOut(tx, farmerId, { now, week: new Date(now.getTime() - WEEK_MS) });
    tx.afterCommit(() => announceAlerts(ctx));
  });
}

/** They see it too: counted once. @throws {AppError} NOT_FOUND for an alert that was not sent to them */
export async function sayToo(ctx: AppContext, { farmerId }: FarmerActor, alertId: number): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    if (!(await setToo(tx, { alertId, farmerId }, ctx.now()))) throw new AppError('NOT_FOUND');
    tx.afterCommit(() => announceAlerts(ctx));
  });
}
