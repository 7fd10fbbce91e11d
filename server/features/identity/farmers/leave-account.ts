import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { secondsBefore, UNDO_DELETION_SECONDS } from '../lifetimes.ts';
import { revokeFarmerSessions } from '../sessions/sessions.store.ts';
import { markLeaving, releaseMobiles } from './farmers.store.ts';
import { withdrawNotices } from './notices.store.ts';

/**
 * A farmer leaves: from the commit on they are logged out everywhere, what they agreed to is withdrawn, and no lookup of a
 * farmer finds them. Their data are still there; what shows and purges them is other features' part.
 */
export async function leaveAccount(ctx: AppContext, tx: Transaction, farmerId: number): Promise<void> {
  const now = ctx.now();
  if (!(await markLeaving(tx, farmerId, now))) return;
  await withdrawNotices(tx, farmerId, now);
  const ended = await revokeFarmerSessions(tx, farmerId, now);
  await announceAccount(ctx, tx, farmerId);
  tx.afterCommit(() => {
    for (const id of ended) ctx.realtime.disconnect(`session:${id}`);
  });
}

/** Every browser of the office asks for the farmer's row again: it shows them, or no longer. */
export async function announceAccount(ctx: AppContext, tx: Transaction, farmerId: number): Promise<void> {
  const chatId = await ctx.queries.findChatIdOf(tx, farmerId);
  if (chatId === null) return;
  tx.afterCommit(() => {
    ctx.realtime.publish(['office'], 'office:changed', { what: 'customer', chat_id: chatId });
  });
}

/** Numbers whose farmers can no longer come back belong to whoever holds them now. */
export async function releaseLeftMobiles(ctx: AppContext): Promise<number> {
  return releaseMobiles(ctx.db, secondsBefore(ctx.now(), UNDO_DELETION_SECONDS));
}
