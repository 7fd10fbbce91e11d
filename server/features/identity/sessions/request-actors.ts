import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Capability, can, sidesThatCan } from '#shared/domain/capabilities.ts';
import { speakerOf } from '#shared/speaker.ts';
import { SPEAKER_HEADER } from '#shared/speaker-header.ts';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import { vouchFor } from '../../../platform/http/connections/guard.ts';
import { SMALL_BODY_BYTES } from '../../../platform/http/request-body.ts';
import { once } from '../../../platform/once.ts';
import type { Actor, FarmerActor, OfficeActor } from '../actor.ts';
import { callerOf, findFarmerActor, findOfficeActor } from './identify.ts';

/**
 * Who a request speaks for, by the one session cookie and by the other. Each is looked up when first asked for and
 * then remembered for the request: a session that ends during a long upload counts for it to its end.
 */
export interface RequestActors {
  farmer(): Promise<FarmerActor | undefined>;
  office(): Promise<OfficeActor | undefined>;
}

/** What a route asks of its caller. */
export type Access = Capability | 'everybody';

declare module 'fastify' {
  interface FastifyRequest {
    readonly actors: RequestActors;
    /** Who was let in by the capability of the route; there is none where everybody is. */
    readonly actor: Actor;
  }
  interface FastifyContextConfig {
    /** What a caller must be able to do to reach the handler. Every route of the API says it, or the app does not start. */
    access?: Access;
  }
}

const letIn = new WeakMap<FastifyRequest, Actor>();

/** Gives every request its `actors`; a request that never asks costs no look-up. */
export function installActors(app: FastifyInstance, ctx: AppContext): void {
  const known = new WeakMap<FastifyRequest, RequestActors>();
  app.decorateRequest('actors', {
    getter() {
      const actors = known.get(this) ?? actorsOf(ctx, this);
      known.set(this, actors);
      return actors;
    },
  });
  app.decorateRequest('actor', {
    getter() {
      const actor = letIn.get(this);
      if (!actor) throw new Error(`${this.routeOptions.url} asks who asks, and is open to everybody`);
      return actor;
    },
  });
}

/** Keeps the routes registered in `app` from here on to those who can do what the route's `access` says. */
export function guardRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.access === undefined)
      throw new Error(`${method} ${url} does not say who may call it (config.access)`);
  });
  // A large body is held in memory before the handler runs: it is read only from those who may send it.
  app.addHook('onRequest', async (request) => {
    if ((request.routeOptions.bodyLimit ?? 0) > SMALL_BODY_BYTES) await letInIfAble(request);
  });
  app.addHook('preHandler', letInIfAble);
}

async function letInIfAble(request: FastifyRequest): Promise<void> {
  const { access } = request.routeOptions.config;
  if (access === undefined || access === 'everybody') return;
  letIn.set(request, await requireActor(request, access, claimOf(request)));
}

/** The side a request says it speaks for, by the fields the specification has for it (decision 4). */
function claimOf({ query, body }: FastifyRequest): Actor['side'] | undefined {
  const { role } = (query ?? {}) as { role?: unknown };
  const said = (body ?? {}) as { role?: unknown; sender_role?: unknown };
  const isSide = (claim: unknown) => claim === 'farmer' || claim === 'admin';
  return [role, said.role, said.sender_role].find(isSide);
}

function actorsOf(ctx: AppContext, request: FastifyRequest): RequestActors {
  const { farmerToken, officeToken } = callerOf(ctx, request);
  return {
    farmer: once(() => findFarmerActor(ctx, farmerToken)),
    office: once(() => findOfficeActor(ctx, officeToken)),
  };
}

/**
 * Whoever may do this, on any side. A browser may hold both sessions: where both may, the request's claim chooses
 * between them, and a claim alone proves nothing. Without a claim the farmer speaks.
 * @throws {AppError} UNAUTHENTICATED, also for a page that was opened for somebody else; FORBIDDEN for a session that may not do it
 */
export async function requireActor(
  request: FastifyRequest,
  capability: Capability,
  claimed?: Actor['side'],
): Promise<Actor> {
  const able = sidesThatCan(capability);
  const asked = able.filter((side) => side === claimed);
  for (const side of asked.length > 0 ? asked : able) {
    const actor = await sessionOf(request, side);
    if (actor && can(actor, capability)) {
      refuseOtherSpeaker(request, actor);
      // A proven session answers for its connection.
      vouchFor(request.raw.socket, `session:${actor.sessionId}`);
      return actor;
    }
  }
  const anybody = (await sessionOf(request, 'farmer')) ?? (await sessionOf(request, 'admin'));
  throw new AppError(anybody === undefined ? 'UNAUTHENTICATED' : 'FORBIDDEN');
}

/**
 * A page that was opened for somebody else than the session that its request comes with: another tab of this browser has
 * logged somebody in. @throws {AppError} UNAUTHENTICATED
 */
function refuseOtherSpeaker({ headers }: FastifyRequest, actor: Actor): void {
  const said = headers[SPEAKER_HEADER];
  const { side } = actor;
  // A page of the other side says nothing about this session.
  if (typeof said !== 'string' || !said.startsWith(`${side}:`)) return;
  if (said !== speakerOf(side, side === 'farmer' ? actor.mobile : actor.email))
    throw new AppError('UNAUTHENTICATED');
}

function sessionOf(request: FastifyRequest, side: Actor['side']): Promise<Actor | undefined> {
  return side === 'farmer' ? request.actors.farmer() : request.actors.office();
}

/** The actor of a route that is a farmer's alone. */
export function farmerOf({ actor }: FastifyRequest): FarmerActor {
  if (actor.side !== 'farmer') throw new Error('this route is open to others than farmers');
  return actor;
}

/** The actor of a route that is the office's alone. */
export function officeOf({ actor }: FastifyRequest): OfficeActor {
  if (actor.side !== 'admin') throw new Error('this route is open to others than the office');
  return actor;
}
