import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Failure, Ok } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import { proveWebhook, receiveWebhook } from './receive-webhook.ts';

/** The one path a machine posts to, so the one path without an XSRF token. */
export const PROVIDER_WEBHOOK_PATH = '/api/payment/phonepe/webhook';

const WEBHOOK_BYTES = 64 * 1024;

/** What the provider calls, rather than a browser. */
export function webhookRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    // The body as it came: it is kept, and known again, by its bytes. Unreadable ones are answered like others.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.post(
      '/payment/phonepe/webhook',
      {
        config: { access: 'everybody' },
        bodyLimit: WEBHOOK_BYTES,
        // Before the body is read: a stranger costs nothing but a comparison.
        onRequest: ({ ip, headers }) => proveWebhook(ctx, { ip, authorization: headers.authorization }),
        schema: {
          tags: ['payments'],
          summary: 'Webhook of the payment provider (PhonePe)',
          response: { 200: Ok, '4xx': Failure },
        },
      },
      async (request) => {
        await receiveWebhook(ctx, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
        return { ok: true as const };
      },
    );
  };
}
