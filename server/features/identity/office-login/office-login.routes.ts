import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  LoginStartAnswer,
  LoginStartBody,
  OfficeMeAnswer,
  OfficeVerifyBody,
} from '#shared/contract/identity.ts';
import { Failure, Ok } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import {
  BROWSER_COOKIE,
  clearTokenCookie,
  OFFICE_COOKIE,
  setTokenCookie,
} from '../../../platform/sessions.ts';
import { officeMeView } from '../identity.view.ts';
import { BROWSER_COOKIE_SECONDS } from '../lifetimes.ts';
import { logOutOffice } from '../sessions/end-session.ts';
import { handOver } from '../sessions/finish-login.ts';
import { callerOf } from '../sessions/identify.ts';
import { finishOfficeLogin } from './finish-office-login.ts';
import { startOfficeLogin } from './start-office-login.ts';

const tags = ['office'];
const failures = { '4xx': Failure, '5xx': Failure };

export function officeLoginRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  const { publicUrl } = ctx.config;
  return async (app) => {
    app.get(
      '/admin/me',
      {
        config: { access: 'everybody' },
        schema: {
          tags,
          summary: 'Whether this browser is the office',
          response: { 200: OfficeMeAnswer, ...failures },
        },
      },
      async (request) => officeMeView(await request.actors.office()),
    );

    app.post(
      '/admin/login-start',
      {
        config: { access: 'everybody' },
        schema: {
          tags,
          summary: 'E-mail and password; sends a code by e-mail, or asks for a factor of the person’s own',
          body: LoginStartBody,
          response: { 200: LoginStartAnswer, ...failures },
        },
      },
      async (request, reply) => {
        const { browserToken, ...asked } = await startOfficeLogin(ctx, callerOf(ctx, request), request.body);
        setTokenCookie(reply, BROWSER_COOKIE, browserToken, {
          publicUrl,
          maxAgeSeconds: BROWSER_COOKIE_SECONDS,
        });
        return { ok: true as const, ...asked };
      },
    );

    app.post(
      '/admin/verify-otp',
      {
        config: { access: 'everybody' },
        schema: {
          tags,
          summary: 'The e-mailed code, or one of the person’s own; opens an office session of ten days',
          body: OfficeVerifyBody,
          response: { 200: Ok, ...failures },
        },
      },
      async (request, reply) => {
        const login = await finishOfficeLogin(ctx, callerOf(ctx, request), request.body);
        handOver(reply, OFFICE_COOKIE, login, publicUrl);
        return { ok: true as const };
      },
    );

    app.post(
      '/admin/logout',
      {
        config: { access: 'everybody' },
        schema: {
          tags,
          summary: 'End the office session of this browser',
          response: { 200: Ok, ...failures },
        },
      },
      async (request, reply) => {
        await logOutOffice(ctx, callerOf(ctx, request));
        clearTokenCookie(reply, OFFICE_COOKIE, { publicUrl });
        return { ok: true as const };
      },
    );
  };
}
