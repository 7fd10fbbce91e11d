import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LoginRequestParams, LoginRequestsAnswer, TellCodeAnswer } from '#shared/contract/login-requests.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import { officeOf } from '../sessions/request-actors.ts';
import { readLoginRequests, tellCode } from './tell-code.ts';

const tags = ['office'];
const failures = { '4xx': Failure, '5xx': Failure };

export function loginRequestsRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/login-requests',
      {
        config: { access: 'login.assist' },
        schema: {
          tags,
          summary: 'Farmers who wait at the login to be told their code (SMS_PROVIDER=none)',
          response: { 200: LoginRequestsAnswer, ...failures },
        },
      },
      async () => ({ ok: true as const, requests: await readLoginRequests(ctx) }),
    );

    app.post(
      '/admin/login-requests/:id/code',
      {
        config: { access: 'login.assist' },
        schema: {
          tags,
          summary: 'Create the login code of one request, to be read to the farmer; shown once, audited',
          params: LoginRequestParams,
          response: { 200: TellCodeAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = officeOf(request);
        const { code, validUntil } = await tellCode(ctx, actor, request.ip, request.params.id);
        return { ok: true as const, code, valid_until: validUntil.toISOString() };
      },
    );
  };
}
