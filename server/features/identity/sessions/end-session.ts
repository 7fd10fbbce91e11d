import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Caller } from '../actor.ts';
import { closeSession } from './open-session.ts';
import { listEndedSessions, listStaffSessions, revokeStaffSessions } from './sessions.store.ts';

/** How long a socket may outlive its session where nobody was there to cut it. */
const LOOK_EVERY_MS = 30_000;

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

/**
 * Ends every session of somebody of the office, and cuts their sockets on every node once that is committed.
 * @param but one that goes on
 */
export async function endStaffSessions(
  ctx: AppContext,
  tx: Transaction,
  staffId: number,
  but?: string,
): Promise<void> {
  const ended = await revokeStaffSessions(tx, staffId, ctx.now(), but);
  tx.afterCommit(() => cutSessions(ctx, ended));
}

/**
 * Cuts their sockets and leaves the sessions: the pages come back at once, into the rooms that their roles open now.
 * A socket is asked about its roles when it enters a room, so it must not stay in one.
 */
export async function reseatStaffSockets(ctx: AppContext, tx: Transaction, staffId: number): Promise<void> {
  const open = await listStaffSessions(tx, staffId);
  tx.afterCommit(() => cutSessions(ctx, open));
}

/** Cuts their sockets, on every node. Call it after the commit that ended them. */
export function cutSessions(ctx: AppContext, sessionIds: readonly string[]): void {
  for (const id of sessionIds) ctx.realtime.disconnect(`session:${id}`);
}

/**
 * Cuts this node's sockets whose session has ended. A logout does that by itself; this is for sessions that ran out,
 * and for a word between nodes that got lost.
 */
export async function disconnectExpiredSockets(ctx: AppContext): Promise<void> {
  const open = ctx.realtime.listSessions();
  if (open.length === 0) return;
  for (const id of await listEndedSessions(ctx.db, open, ctx.now())) ctx.realtime.disconnect(`session:${id}`);
}

/** Answers how to stop. */
export function watchExpiredSessions(ctx: AppContext): () => void {
  const timer = setInterval(() => {
    disconnectExpiredSockets(ctx).catch((err: unknown) =>
      ctx.log.error({ err }, 'sessions.disconnect_failed'),
    );
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
