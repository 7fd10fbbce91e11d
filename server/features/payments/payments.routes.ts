import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import {
  CheckoutScriptAnswer,
  CreatePaymentAnswer,
  CreatePaymentBody,
  IframeTokenAnswer,
  PaymentStatusAnswer,
  PidParams,
  PidQuery,
} from '#shared/contract/payments.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { farmerOf, requireActor } from '../identity/index.ts';
import { createPayment } from './attempt/create-payment.ts';
import { officePaymentsRoutes } from './office/office-payments.routes.ts';
import { viewPayment } from './payments.view.ts';
import { readPayment, readTokenUrl } from './read-payment.ts';
import { directCheckoutRoutes } from './shop/direct-checkout.routes.ts';
import { startCheckout, viewerOf } from './viewer.ts';
import { webhookRoutes } from './webhooks/webhook.routes.ts';

const tags = ['payments'];

/** Framed by our own checkout page, and on its way to the provider, which asks where the payer comes from. */
const FRAMED = {
  'cache-control': 'no-store',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
};

export function paymentsRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(webhookRoutes(ctx));
    await app.register(officePaymentsRoutes(ctx));
    await app.register(directCheckoutRoutes(ctx));
    app.post(
      '/payment/create',
      {
        config: { access: 'payment.pay' },
        schema: {
          tags,
          summary: 'Starts (or resumes) the payment of one of the farmer’s open quotations',
          body: CreatePaymentBody,
          response: { 200: CreatePaymentAnswer, '4xx': Failure, '5xx': Failure },
        },
      },
      async (request, reply) => {
        const actor = farmerOf(request);
        return startCheckout(ctx, request, reply, {
          scope: `farmer:${actor.farmerId}:payment.create`,
          begin: () => createPayment(ctx, actor, request.body),
        });
      },
    );

    app.get(
      '/payment/status/:pid',
      {
        config: { access: 'everybody' },
        schema: {
          tags,
          summary: 'Payment status, for its payer, their browser and the office',
          params: PidParams,
          response: { 200: PaymentStatusAnswer, '4xx': Failure },
        },
      },
      async (request) => {
        const { pid } = request.params;
        const payment = await readPayment(ctx, await viewerOf(ctx, request, pid), pid);
        return { ok: true as const, payment: viewPayment(payment) };
      },
    );

    app.get(
      '/payment/checkout-script',
      {
        config: { access: 'everybody' },
        schema: {
          tags,
          summary: 'The address of the provider’s browser script; the same for everybody',
          response: { 200: CheckoutScriptAnswer },
        },
      },
      async () => ({ ok: true as const, scriptUrl: ctx.config.payment.checkoutScriptUrl }),
    );

    app.get(
      '/payment/iframe-token',
      {
        config: { access: 'everybody' },
        schema: {
          tags,
          summary: 'The provider’s page for the payer: as JSON when asked for, else by redirection',
          querystring: PidQuery,
          response: { 200: IframeTokenAnswer, 302: Type.Null(), '4xx': Failure },
        },
      },
      async (request, reply) => {
        const payer = () => requireActor(request, 'payment.pay');
        const tokenUrl = await readTokenUrl(ctx, payer, request.query.pid);
        reply.headers(FRAMED);
        if (request.headers.accept?.includes('application/json')) return { ok: true as const, tokenUrl };
        return reply.redirect(tokenUrl, 302);
      },
    );
  };
}
