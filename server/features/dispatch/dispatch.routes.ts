import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { SendMessageAnswer } from '#shared/contract/chat/send.ts';
import { SendLrBody } from '#shared/contract/dispatch.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { officeOf } from '../identity/index.ts';
import { sendLr } from './send-lr.ts';

export function dispatchRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/chat/lr',
      {
        config: { access: 'dispatch.send' },
        schema: {
          tags: ['dispatch'],
          summary: 'The office sends a lorry receipt and marks the chat SENT',
          body: SendLrBody,
          response: { 200: SendMessageAnswer, '4xx': Failure },
        },
      },
      async (request) => sendLr(ctx, officeOf(request), request.body),
    );
  };
}
