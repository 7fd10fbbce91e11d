import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PasskeyOptionsAnswer, UsedPasskeyBody } from '#shared/contract/identity/factors.ts';
import { Failure, Ok } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import { OFFICE_COOKIE } from '../../../platform/sessions.ts';
import { handOver } from '../sessions/finish-login.ts';
import { browserTokenOf, callerOf } from '../sessions/identify.ts';

import { finishPasskeyLogin, startPasskeyLogin } from './own-factor-login.ts';

const tags = ['office'];
const failures = { '4xx': Failure, '5xx': Failure };

/** The login by passkey: by itself, or after the password. */
export function passkeyLoginRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/admin/passkey/start',
      {
        config: { access: 'everybody' },
        schema: {
          tags,
          summary: 'What a browser needs to log in with a passkey alone',
          response: { 200: PasskeyOptionsAnswer, ...failures },
        },
      },
      async (request, reply) => {
        const browserToken = browserTokenOf(ctx, request, reply);
        const options = await startPasskeyLogin(ctx, callerOf(ctx, request), browserToken);
        return { ok: true as const, options };
      },
    );

    app.post(
      '/admin/passkey/finish',
      {
        config: { access: 'everybody' },
        schema: {
          tags,
          summary: 'The passkey that was used; opens an office session of ten days',
          body: UsedPasskeyBody,
          response: { 200: Ok, ...failures },
        },
      },
      async (request, reply) => {
        const login = await finishPasskeyLogin(ctx, callerOf(ctx, request), request.body.response);
        handOver(reply, OFFICE_COOKIE, login, ctx.config.publicUrl);
        return { ok: true as const };
      },
    );
  };
}
