import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  LoginStartAnswer,
  LoginStartBody,
  OfficeMeAnswer,
  OfficeVerifyBody,
} from '#shared/contract/accounts.ts';
import { Failure, Ok } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { BROWSER_COOKIE, clearTokenCookie, OFFICE_COOKIE, setTokenCookie } from '../../platform/sessions.ts';
import { officeMeView } from './accounts.view.ts';
import { finishOfficeLogin } from './finish-office-login.ts';
import { callerOf, findOfficeActor } from './identify.ts';
import { BROWSER_COOKIE_SECONDS } from './lifetimes.ts';
import { logOutOffice } from './log-out.ts';
import { startOfficeLogin } from './start-office-login.ts';

const tags = ['office'];
const failures = { '4xx': Failure, '5xx': Failure };

export function officeLoginRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  const { publicUrl } = ctx.config;
  return async (app) => {
    app.get(
      '/admin/me',
      {
        schema: {
          tags,
          summary: 'Whether this browser is the office',
          response: { 200: OfficeMeAnswer, ...failures },
        },
      },
      async (request) => officeMeView(await findOfficeActor(ctx, callerOf(request).officeToken)),
    );

    app.post(
      '/admin/login-start',
      {
        schema: {
          tags,
          summary: 'E-mail and password; sends a code by e-mail',
          body: LoginStartBody,
          response: { 200: LoginStartAnswer, ...failures },
        },
      },
      async (request, reply) => {
        const { browserToken, ttl } = await startOfficeLogin(ctx, callerOf(request), request.body);
        setTokenCookie(reply, BROWSER_COOKIE, browserToken, {
          publicUrl,
          maxAgeSeconds: BROWSER_COOKIE_SECONDS,
        });
        return { ok: true as const, ttl };
      },
    );

    app.post(
      '/admin/verify-otp',
      {
        schema: {
          tags,
          summary: 'The e-mailed code; opens an office session of ten days',
          body: OfficeVerifyBody,
          response: { 200: Ok, ...failures },
        },
      },
      async (request, reply) => {
        const session = await finishOfficeLogin(ctx, callerOf(request), request.body);
        setTokenCookie(reply, OFFICE_COOKIE, session.token, {
          publicUrl,
          maxAgeSeconds: session.maxAgeSeconds,
        });
        return { ok: true as const };
      },
    );

    app.post(
      '/admin/logout',
      {
        schema: {
          tags,
          summary: 'End the office session of this browser',
          response: { 200: Ok, ...failures },
        },
      },
      async (request, reply) => {
        await logOutOffice(ctx, callerOf(request));
        clearTokenCookie(reply, OFFICE_COOKIE, { publicUrl });
        return { ok: true as const };
      },
    );
  };
}
