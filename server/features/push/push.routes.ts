import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PushKeyAnswer, SubscribeBody, UnsubscribeAnswer, UnsubscribeBody } from '#shared/contract/push.ts';
import { Failure, Ok } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { subscribe, unsubscribe } from './subscribe.ts';

const tags = ['push'];
const failures = { '4xx': Failure, '5xx': Failure };

export function pushRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/push/key',
      {
        config: { access: 'everybody' },
        schema: {
          tags,
          summary: 'The public key a browser subscribes with',
          response: { 200: PushKeyAnswer, ...failures },
        },
      },
      async () => ({ ok: true as const, key: ctx.push.publicKey }),
    );

    app.post(
      '/push/subscribe',
      {
        config: { access: 'push.receive' },
        schema: {
          tags,
          summary: 'Subscribe this browser to push notifications',
          body: SubscribeBody,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        const actor = request.actor;
        await subscribe(ctx, actor, request.body);
        return { ok: true as const };
      },
    );

    app.post(
      '/push/unsubscribe',
      {
        config: { access: 'push.receive' },
        schema: {
          tags,
          summary: 'Unsubscribe this browser from push notifications',
          body: UnsubscribeBody,
          response: { 200: UnsubscribeAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = request.actor;
        return { ok: true as const, in_use: await unsubscribe(ctx, actor, request.body) };
      },
    );
  };
}
