import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import {
  BROWSER_COOKIE,
  FARMER_COOKIE,
  hashToken,
  newToken,
  OFFICE_COOKIE,
  setTokenCookie,
  type TokenCookie,
  tokenFrom,
} from '../../../platform/sessions.ts';
import type { Actor, Caller, FarmerActor, OfficeActor } from '../actor.ts';
import {
  BROWSER_COOKIE_SECONDS,
  FARMER_SESSION_SECONDS,
  secondsAfter,
  secondsBefore,
  TOUCH_EVERY_SECONDS,
} from '../lifetimes.ts';
import { deviceTokenFrom } from './known-device.ts';
import { findFarmerSession, findOfficeSession, touchSession } from './sessions.store.ts';

/** Where a request comes from and what its browser holds; nothing of it is proven yet. */
export function callerOf(ctx: AppContext, request: FastifyRequest): Caller {
  const { cookie } = request.headers;
  const { publicUrl } = ctx.config;
  return {
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    browserToken: tokenFrom(cookie, BROWSER_COOKIE, publicUrl),
    farmerToken: tokenFrom(cookie, FARMER_COOKIE, publicUrl),
    officeToken: tokenFrom(cookie, OFFICE_COOKIE, publicUrl),
    deviceToken: deviceTokenFrom(cookie, publicUrl),
  };
}

/** The farmer behind a session token, and a note that they were here: the session then lasts another half year. */
export async function findFarmerActor(
  ctx: AppContext,
  token: string | undefined,
): Promise<FarmerActor | undefined> {
  if (token === undefined) return undefined;
  const now = ctx.now();
  const session = await findFarmerSession(ctx.db, hashToken(token), now);
  if (session === undefined) return undefined;
  if (isStale(session, now)) {
    await touchSession(ctx.db, session.id, now, secondsAfter(now, FARMER_SESSION_SECONDS));
  }
  const { mobile, name, blocked, language } = session;
  return {
    roles: ['farmer'],
    side: 'farmer',
    farmerId: session.farmer_id,
    mobile,
    name,
    blocked,
    language,
    sessionId: session.id,
  };
}

export async function findOfficeActor(
  ctx: AppContext,
  token: string | undefined,
): Promise<OfficeActor | undefined> {
  if (token === undefined) return undefined;
  const now = ctx.now();
  const session = await findOfficeSession(ctx.db, hashToken(token), now);
  if (session === undefined) return undefined;
  if (isStale(session, now)) await touchSession(ctx.db, session.id, now);
  return {
    roles: session.roles,
    side: 'admin',
    staffId: session.staff_id,
    email: session.email,
    name: session.name,
    sessionId: session.id,
    expiresAt: session.expires_at,
  };
}

function isStale(session: { last_seen_at: string }, now: Date): boolean {
  return new Date(session.last_seen_at) < secondsBefore(now, TOUCH_EVERY_SECONDS);
}

/**
 * For the socket handshake, which is no Fastify request.
 * @param as the side the client wants to listen as; anything but `farmer`, `admin` or `office` is nobody.
 */
export async function actorFromCookieHeader(
  ctx: AppContext,
  cookieHeader: string | undefined,
  as: unknown,
): Promise<Actor | undefined> {
  const tokenOf = (name: TokenCookie) => tokenFrom(cookieHeader, name, ctx.config.publicUrl);
  if (as === 'farmer') return findFarmerActor(ctx, tokenOf(FARMER_COOKIE));
  if (as === 'admin' || as === 'office') return findOfficeActor(ctx, tokenOf(OFFICE_COOKIE));
  return undefined;
}

/** The cookie that ties a question to its browser; set where there was none. */
export function browserTokenOf(ctx: AppContext, request: FastifyRequest, reply: FastifyReply): string {
  const browserToken = callerOf(ctx, request).browserToken ?? newToken();
  setTokenCookie(reply, BROWSER_COOKIE, browserToken, {
    publicUrl: ctx.config.publicUrl,
    maxAgeSeconds: BROWSER_COOKIE_SECONDS,
  });
  return browserToken;
}
