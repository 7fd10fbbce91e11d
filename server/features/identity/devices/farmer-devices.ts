import type { FarmerDevice } from '#shared/contract/identity/devices.ts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors.ts';
import { networkOf } from '../../../platform/http/caller-network.ts';
import { cutSessions } from '../sessions/end-session.ts';
import { deviceWords } from './device-words.ts';
import { hasSession, listOpenSessions, revokeSessions } from './devices.store.ts';

/** A farmer's open logins, for somebody of the office who talks with them. */
export async function listFarmerDevices(ctx: AppContext, farmerId: number): Promise<FarmerDevice[]> {
  const sessions = await listOpenSessions(ctx.db, { farmerId }, ctx.now());
  return sessions.map((session) => ({
    id: session.id,
    ...deviceWords(session.user_agent),
    since: session.created_at,
    last_seen_at: session.last_seen_at,
    network: session.ip === null ? null : networkOf(session.ip).neighbourhood,
  }));
}

/**
 * Logs a farmer out of one device or everywhere, and answers of how many. Who did it and why is the caller's to record.
 * @throws {AppError} NOT_FOUND for a login that is nobody's or another's
 */
export async function endFarmerDevices(
  ctx: AppContext,
  tx: Transaction,
  farmerId: number,
  which: { only: string } | 'all',
): Promise<number> {
  const owner = { farmerId };
  const ended = await revokeSessions(tx, owner, which === 'all' ? { except: null } : which, ctx.now());
  if (which !== 'all' && ended.length === 0 && !(await hasSession(tx, owner, which.only))) {
    throw new AppError('NOT_FOUND');
  }
  tx.afterCommit(() => cutSessions(ctx, ended));
  return ended.length;
}
