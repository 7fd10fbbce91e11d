import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import {
  BROWSER_COOKIE,
  cookiesOfHeader,
  FARMER_COOKIE,
  hashToken,
  OFFICE_COOKIE,
  tokenFrom,
} from '../../platform/sessions.ts';
import type { Actor, Caller, FarmerActor, OfficeActor } from './actor.ts';
import { FARMER_SESSION_SECONDS, secondsAfter, secondsBefore, TOUCH_EVERY_SECONDS } from './lifetimes.ts';
import { findFarmerSession, findOfficeSession, touchSession } from './sessions.store.ts';

/** Where a request comes from and what its browser holds; nothing of it is proven yet. */
export function callerOf(request: FastifyRequest): Caller {
  return {
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    browserToken: tokenFrom(request.cookies, BROWSER_COOKIE),
    farmerToken: tokenFrom(request.cookies, FARMER_COOKIE),
    officeToken: tokenFrom(request.cookies, OFFICE_COOKIE),
  };
}

/** The farmer behind a session token, and a note that he was here: his session then lasts another half year. */
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
    role: 'farmer',
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
    role: 'admin',
    staffId: session.staff_id,
    email: session.email,
    sessionId: session.id,
    expiresAt: session.expires_at,
  };
}

function isStale(session: { last_seen_at: string }, now: Date): boolean {
  return new Date(session.last_seen_at) < secondsBefore(now, TOUCH_EVERY_SECONDS);
}

/** @throws {AppError} UNAUTHENTICATED; FORBIDDEN when the office asks for what is a farmer's. */
export async function requireFarmer(ctx: AppContext, request: FastifyRequest): Promise<FarmerActor> {
  const caller = callerOf(request);
  const farmer = await findFarmerActor(ctx, caller.farmerToken);
  if (farmer !== undefined) return farmer;
  throw await refusal(findOfficeActor(ctx, caller.officeToken));
}

/** @throws {AppError} UNAUTHENTICATED; FORBIDDEN when a farmer asks for what is the office's. */
export async function requireOffice(ctx: AppContext, request: FastifyRequest): Promise<OfficeActor> {
  const caller = callerOf(request);
  const office = await findOfficeActor(ctx, caller.officeToken);
  if (office !== undefined) return office;
  throw await refusal(findFarmerActor(ctx, caller.farmerToken));
}

/**
 * Either side. A browser may hold both sessions: the request's claim then chooses between them, and a claim
 * alone proves nothing. Without a claim the farmer speaks.
 * @throws {AppError} UNAUTHENTICATED, or FORBIDDEN when only the other side's session is there.
 */
export async function requireActor(
  ctx: AppContext,
  request: FastifyRequest,
  claimedRole?: Actor['role'],
): Promise<Actor> {
  if (claimedRole === 'farmer') return requireFarmer(ctx, request);
  if (claimedRole === 'admin') return requireOffice(ctx, request);
  const caller = callerOf(request);
  const actor =
    (await findFarmerActor(ctx, caller.farmerToken)) ?? (await findOfficeActor(ctx, caller.officeToken));
  if (actor === undefined) throw new AppError('UNAUTHENTICATED');
  return actor;
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
  const cookies = cookiesOfHeader(cookieHeader);
  if (as === 'farmer') return findFarmerActor(ctx, tokenFrom(cookies, FARMER_COOKIE));
  if (as === 'admin' || as === 'office') return findOfficeActor(ctx, tokenFrom(cookies, OFFICE_COOKIE));
  return undefined;
}

async function refusal(otherSide: Promise<Actor | undefined>): Promise<AppError> {
  return new AppError((await otherSide) === undefined ? 'UNAUTHENTICATED' : 'FORBIDDEN');
}
