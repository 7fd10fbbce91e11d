import type { FarmerDevice } from '#shared/contract/identity/devices.ts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { cutSessions } from '../sessions/end-session.ts';
import { deviceWords } from './device-words.ts';
import { listOpenSessions, revokeSessions } from './devices.store.ts';

/** A farmer's open logins, for somebody of the office who talks with them. */
export async function listFarmerDevices(ctx: AppContext, farmerId: number): Promise<FarmerDevice[]> {
  const sessions = await listOpenSessions(ctx.db, { farmerId }, ctx.now());
  return sessions.map((session) => ({
    id: session.id,
    ...deviceWords(session.user_agent),
    since: session.created_at,
    last_seen_at: session.last_seen_at,
  }));
}

/** Logs a farmer out everywhere, and answers of how many devices. Who did it and why is the caller's to record. */
export async function endFarmerDevices(ctx: AppContext, tx: Transaction, farmerId: number): Promise<number> {
  const ended = await revokeSessions(tx, { farmerId }, { except: null }, ctx.now());
  tx.afterCommit(() => cutSessions(ctx, ended));
  return ended.length;
}
