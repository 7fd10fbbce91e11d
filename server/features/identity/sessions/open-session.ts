import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { hashToken, newToken } from '../../../platform/sessions.ts';
import type { Caller } from '../actor.ts';
import { FARMER_SESSION_SECONDS, OFFICE_SESSION_SECONDS, secondsAfter } from '../lifetimes.ts';
import { insertSession, revokeSession } from './sessions.store.ts';

const STORED_USER_AGENT_CHARS = 300;

/** What the browser is handed. */
export interface OpenedSession {
  token: string;
  maxAgeSeconds: number;
}

/**
 * Opens a session under a fresh token and ends the one this browser held before, of the same side: a token
 * from before the login is worth nothing after it.
 */
export async function openSession(
  ctx: AppContext,
  tx: Transaction,
  caller: Caller,
  owner: { farmerId: number } | { staffId: number },
): Promise<OpenedSession> {
  const side = 'farmerId' in owner ? 'farmer' : 'office';
  await closeSession(ctx, tx, side, side === 'farmer' ? caller.farmerToken : caller.officeToken);
  const token = newToken();
  const maxAgeSeconds = side === 'farmer' ? FARMER_SESSION_SECONDS : OFFICE_SESSION_SECONDS;
  const now = ctx.now();
  await insertSession(tx, {
    owner,
    tokenHash: hashToken(token),
    ip: caller.ip,
    userAgent: caller.userAgent.slice(0, STORED_USER_AGENT_CHARS),
    now,
    expiresAt: secondsAfter(now, maxAgeSeconds),
  });
  return { token, maxAgeSeconds };
}

/** Ends the session behind a token, if any, and cuts its sockets once that is committed. */
export async function closeSession(
  ctx: AppContext,
  tx: Transaction,
  side: 'farmer' | 'office',
  token: string | undefined,
): Promise<{ staffId: number | null } | undefined> {
  if (token === undefined) return undefined;
  const closed = await revokeSession(tx, hashToken(token), side, ctx.now());
  if (closed === undefined) return undefined;
  tx.afterCommit(() => ctx.realtime.disconnect(`session:${closed.id}`));
  return { staffId: closed.staff_id };
}
