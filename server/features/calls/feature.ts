import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { SendMessageAnswer } from '#shared/contract/chat/send.ts';
import { LogCallBody } from '#shared/contract/desk.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { officeOf } from '../identity/index.ts';
import { logCall } from './log-call.ts';

/** Calls: what was said on the phone, as entries of the thread. */
export const feature: Feature = {
  name: 'calls',
  uses: ['chat', 'identity'],
  tables: [],
  reads: {},
  routes: { api: callsRoutes },
};

function callsRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/chat/call',
      {
        config: { access: 'inbox.manage' },
        schema: {
          tags: ['office'],
          summary: 'Log a phone call in the thread, with what was said',
          body: LogCallBody,
          response: { 200: SendMessageAnswer, '4xx': Failure, '5xx': Failure },
        },
      },
      async (request) => logCall(ctx, officeOf(request), request.body),
    );
  };
}
