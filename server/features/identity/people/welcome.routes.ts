import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { InvitationAnswer, JoinBody, ReadInvitationBody } from '#shared/contract/people.ts';
import { closed, Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import { callerOf } from '../sessions/identify.ts';
import { join, readInvitation } from './join.ts';

const tags = ['people'];
const failures = { '4xx': Failure, '5xx': Failure };
const JoinAnswer = Type.Object({ ok: Type.Literal(true), email: Type.String() }, closed);

/** For somebody who holds a link and nothing else yet. The token travels in the body: addresses are written into logs. */
export function welcomeRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/admin/welcome/read',
      {
        config: { access: 'everybody' },
        schema: {
          tags,
          summary: 'What a link of an invitation is for',
          body: ReadInvitationBody,
          response: { 200: InvitationAnswer, ...failures },
        },
      },
      (request) => readInvitation(ctx, callerOf(ctx, request), request.body.token),
    );

    app.post(
      '/admin/welcome',
      {
        config: { access: 'everybody' },
        schema: {
          tags,
          summary: 'Use the link: own name and password; then the ordinary login',
          body: JoinBody,
          response: { 200: JoinAnswer, ...failures },
        },
      },
      async (request) => {
        const { email } = await join(ctx, callerOf(ctx, request), request.body);
        return { ok: true as const, email };
      },
    );
  };
}
