import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Caller } from '../actor.ts';
import { closeSession } from './open-session.ts';

/** Ends this browser's farmer session and cuts its sockets. Doing it twice does no harm. */
export async function logOutFarmer(ctx: AppContext, caller: Caller): Promise<void> {
  await ctx.inTransaction((tx) => closeSession(ctx, tx, 'farmer', caller.farmerToken));
}

/** The same for the office; leaves an audit row when there was a session to end. */
export async function logOutOffice(ctx: AppContext, caller: Caller): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const closed = await closeSession(ctx, tx, 'office', caller.officeToken);
    if (closed === undefined) return;
    await recordAudit(tx, {
      staffId: closed.staffId,
      action: 'office.logout',
      subject: `staff:${closed.staffId}`,
      ip: caller.ip,
    });
  });
}
