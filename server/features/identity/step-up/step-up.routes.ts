import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { UsedPasskeyBody } from '#shared/contract/identity/factors.ts';
import { StepUpAnswer, StepUpVerifyAnswer, StepUpVerifyBody } from '#shared/contract/office-payments.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import { browserTokenOf, callerOf } from '../sessions/identify.ts';

import { officeOf } from '../sessions/request-actors.ts';
import { finishStepUp, finishStepUpByPasskey, startStepUp } from './step-up.ts';

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
          summary: 'Mail a step-up code, or ask for a factor of the person’s own',
          response: { 200: StepUpAnswer, ...failures },
        },
      },
      async (request, reply) => {
        const actor = officeOf(request);
        const browserToken = browserTokenOf(ctx, request, reply);
        const asked = await startStepUp(ctx, callerOf(ctx, request), actor, browserToken);
        return { ok: true as const, ...asked };
      },
    );

    app.post(
      '/admin/step-up/verify',
      {
        config: { access: 'login.confirm' },
        schema: {
          tags,
          summary: 'Verify the step-up code: allows one act within five minutes',
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

    app.post(
      '/admin/step-up/passkey',
      {
        config: { access: 'login.confirm' },
        schema: {
          tags,
          summary: 'A passkey instead of the code',
          body: UsedPasskeyBody,
          response: { 200: StepUpVerifyAnswer, ...failures },
        },
      },
      async (request) => {
        const caller = callerOf(ctx, request);
        const { response } = request.body;
        const { validUntil } = await finishStepUpByPasskey(ctx, caller, officeOf(request), response);
        return { ok: true as const, valid_until: validUntil.toISOString() };
      },
    );
  };
}
