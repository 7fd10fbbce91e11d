import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Check } from 'typebox/value';
import {
  ExistsAnswer,
  FarmerLoginAnswer,
  Language,
  LoginBody,
  MeAnswer,
  MobileParams,
} from '#shared/contract/accounts.ts';
import { Failure, Ok } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import { clearTokenCookie, FARMER_COOKIE, setTokenCookie } from '../../../platform/sessions.ts';
import { existsView, loginView, meView } from '../identity.view.ts';
import { FARMER_SESSION_SECONDS } from '../lifetimes.ts';
import { callerOf } from '../sessions/identify.ts';
import { logOutFarmer } from '../sessions/log-out.ts';
import { confirmLogin } from './confirm-login.ts';
import { lookUpMobile } from './look-up-mobile.ts';
import { readMe } from './read-me.ts';

const tags = ['accounts'];
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
          summary: 'The account behind a number; answers nothing to strangers',
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
          summary: 'Confirm that this browser is logged in as a number; opens nothing by itself',
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
