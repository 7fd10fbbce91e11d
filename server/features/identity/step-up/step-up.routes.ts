import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { StepUpAnswer, StepUpVerifyAnswer, StepUpVerifyBody } from '#shared/contract/office-payments.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import { BROWSER_COOKIE, setTokenCookie } from '../../../platform/sessions.ts';
import { BROWSER_COOKIE_SECONDS } from '../lifetimes.ts';
import { callerOf } from '../sessions/identify.ts';
import { officeOf } from '../sessions/request-actors.ts';
import { finishStepUp, startStepUp } from './step-up.ts';

const tags = ['office'];
const failures = { '4xx': Failure, '5xx': Failure };

export function stepUpRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/admin/step-up',
      {
        config: { access: 'login.confirm' },
        schema: {
          tags,
          summary: 'Mail a step-up code',
          response: { 200: StepUpAnswer, ...failures },
        },
      },
      async (request, reply) => {
        const actor = officeOf(request);
        const { browserToken, ttl } = await startStepUp(ctx, callerOf(ctx, request), actor);
        setTokenCookie(reply, BROWSER_COOKIE, browserToken, {
          publicUrl: ctx.config.publicUrl,
          maxAgeSeconds: BROWSER_COOKIE_SECONDS,
        });
        return { ok: true as const, ttl };
      },
    );

    app.post(
      '/admin/step-up/verify',
      {
        config: { access: 'login.confirm' },
        schema: {
          tags,
          summary: 'Verify the step-up code: allows one money operation within five minutes',
          body: StepUpVerifyBody,
          response: { 200: StepUpVerifyAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = officeOf(request);
        const { validUntil } = await finishStepUp(ctx, callerOf(ctx, request), actor, request.body.code);
        return { ok: true as const, valid_until: validUntil.toISOString() };
      },
    );
  };
}
