import type { FastifyReply } from 'fastify';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import {
  BROWSER_COOKIE,
  DEVICE_COOKIE,
  hashToken,
  newToken,
  type SessionCookie,
  setTokenCookie,
} from '../../../platform/sessions.ts';
import type { Caller } from '../actor.ts';
import { moveChallenges, type Recipient, voidOlderChallenges } from '../codes/otp.store.ts';
import { BROWSER_COOKIE_SECONDS, DEVICE_COOKIE_SECONDS } from '../lifetimes.ts';
import { deviceAfterLogin } from './known-device.ts';
import { type OpenedSession, openSession } from './open-session.ts';

/** Everything the browser is handed at the end of a login. */
export interface FinishedLogin {
  session: OpenedSession;
  browserToken: string;
  deviceToken: string;
}

/** Opens the session. The token the login hung on is changed: whoever may have planted or read it holds nothing. */
export async function finishLogin(
  ctx: AppContext,
  tx: Transaction,
  caller: Caller,
  to: Recipient,
  owner: { farmerId: number } | { staffId: number },
): Promise<FinishedLogin> {
  const browserToken = newToken();
  if (caller.browserToken !== undefined) {
    const browserHash = hashToken(caller.browserToken);
    await voidOlderChallenges(tx, { ...to, browserHash }, 0, ctx.now());
    await moveChallenges(tx, browserHash, hashToken(browserToken), ctx.now());
  }
  const session = await openSession(ctx, tx, caller, owner);
  return { session, browserToken, deviceToken: deviceAfterLogin(ctx, caller, to) };
}

export function handOver(
  reply: FastifyReply,
  name: SessionCookie,
  login: FinishedLogin,
  publicUrl: string,
): void {
  const { session, browserToken, deviceToken } = login;
  setTokenCookie(reply, name, session.token, { publicUrl, maxAgeSeconds: session.maxAgeSeconds });
  setTokenCookie(reply, BROWSER_COOKIE, browserToken, { publicUrl, maxAgeSeconds: BROWSER_COOKIE_SECONDS });
  setTokenCookie(reply, DEVICE_COOKIE, deviceToken, { publicUrl, maxAgeSeconds: DEVICE_COOKIE_SECONDS });
}
