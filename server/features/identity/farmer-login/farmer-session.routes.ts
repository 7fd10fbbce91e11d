import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Check } from 'typebox/value';
import {
  ExistsAnswer,
  FarmerLoginAnswer,
  Language,
  LoginBody,
  MeAnswer,
  MobileParams,
} from '#shared/contract/identity.ts';
import { Failure, Ok } from '#shared/contract/wire.ts';
import { can } from '#shared/domain/capabilities.ts';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import { clearTokenCookie, FARMER_COOKIE, setTokenCookie } from '../../../platform/sessions.ts';
import type { FarmerActor } from '../actor.ts';
import { type Farmer, findFarmerByMobile } from '../farmers/farmers.store.ts';
import { existsView, loginView, meView } from '../identity.view.ts';
import { FARMER_SESSION_SECONDS } from '../lifetimes.ts';
import { logOutFarmer } from '../sessions/end-session.ts';
import { callerOf } from '../sessions/identify.ts';
import type { RequestActors } from '../sessions/request-actors.ts';
import { requireMobile } from './login-input.ts';
import { readMe } from './read-me.ts';

const tags = ['identity'];
const failures = { '4xx': Failure, '5xx': Failure };

/** Who this browser is, and the way out. */
export function farmerSessionRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  const { publicUrl } = ctx.config;
  return async (app) => {
    app.get(
      '/auth/me',
      {
        config: { access: 'everybody' },
        schema: {
          tags,
          summary: 'The farmer this browser is logged in as',
          response: { 200: MeAnswer, ...failures },
        },
      },
      async (request, reply) => {
        const actor = await request.actors.farmer();
        if (actor === undefined) return meView(undefined);
        const chosen = request.cookies.site_lang;
        const me = await readMe(ctx, actor, Check(Language, chosen) ? chosen : undefined);
        const { farmerToken } = callerOf(ctx, request);
        // The session slides in the database; the cookie that names it must not run out before it.
        if (me && farmerToken) {
          setTokenCookie(reply, FARMER_COOKIE, farmerToken, {
            publicUrl,
            maxAgeSeconds: FARMER_SESSION_SECONDS,
          });
        }
        return meView(me);
      },
    );

    app.get(
      '/auth/exists/:mobile',
      {
        config: { access: 'everybody' },
        schema: {
          tags,
          summary: 'Look up an account by number; strangers always get null',
          params: MobileParams,
          response: { 200: ExistsAnswer, ...failures },
        },
      },
      async (request) => existsView(await lookUpMobile(ctx, request.actors, request.params)),
    );

    app.post(
      '/auth/login',
      {
        config: { access: 'everybody' },
        schema: {
          tags,
          summary: 'Confirm that this browser is logged in as a number; opens no session',
          body: LoginBody,
          response: { 200: FarmerLoginAnswer, ...failures },
        },
      },
      async (request) => {
        const { farmerId, mobile, name, blocked } = await confirmLogin(request.actors, request.body);
        return loginView({ id: farmerId, mobile, name, blocked });
      },
    );

    app.post(
      '/auth/logout',
      {
        config: { access: 'everybody' },
        schema: {
          tags,
          summary: 'End the farmer session of this browser',
          response: { 200: Ok, ...failures },
        },
      },
      async (request, reply) => {
        await logOutFarmer(ctx, callerOf(ctx, request));
        clearTokenCookie(reply, FARMER_COOKIE, { publicUrl });
        return { ok: true as const };
      },
    );
  };
}

/** The account behind a number, for those who may know. A stranger's question never reaches the table. */
async function lookUpMobile(
  ctx: AppContext,
  actors: RequestActors,
  input: { mobile: string },
): Promise<Farmer | undefined> {
  const mobile = requireMobile(input.mobile);
  const allowed =
    can(await actors.farmer(), 'account.lookup', { mobile }) ||
    can(await actors.office(), 'account.lookup', { mobile });
  return allowed ? findFarmerByMobile(ctx.db, mobile) : undefined;
}

/**
 * Says whether this browser is logged in as the number it names. It opens nothing: a number is not a proof.
 * @throws {AppError} LOGIN_NOT_PROVEN.
 */
async function confirmLogin(actors: RequestActors, input: LoginBody): Promise<FarmerActor> {
  const mobile = requireMobile(input.mobile);
  const farmer = await actors.farmer();
  if (farmer?.mobile !== mobile) throw new AppError('LOGIN_NOT_PROVEN');
  return farmer;
}
