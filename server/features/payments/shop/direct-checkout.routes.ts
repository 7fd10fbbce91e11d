import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  DemoPayBody,
  DemoQuoteAnswer,
  DemoTokenParams,
  OrderItemBody,
  PayToAnswer,
  PayToQuery,
} from '#shared/contract/payment-pages.ts';
import { CreatePaymentAnswer } from '#shared/contract/payments.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import { farmerOf, requireActor } from '../../identity/index.ts';
import { viewDemoQuote } from '../payments.view.ts';
import { startCheckout } from '../viewer.ts';
import { payDemoQuote, readDemoQuote } from './demo-quote.ts';
import { orderCatalogueItem } from './order-catalogue-item.ts';
import { readPayTo } from './read-pay-to.ts';

const tags = ['payments'];

/** Paying without a quotation: an article of the catalogue, and the demonstration. */
export function directCheckoutRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/payment/catalogue',
      {
        config: { access: 'payment.pay' },
        schema: {
          tags,
          summary:
            'Starts (or resumes) the payment of one article of the catalogue, at the catalogue’s price',
          body: OrderItemBody,
          response: { 200: CreatePaymentAnswer, '4xx': Failure, '5xx': Failure },
        },
      },
      async (request, reply) => {
        const actor = farmerOf(request);
        return startCheckout(ctx, request, reply, {
          scope: `farmer:${actor.farmerId}:payment.catalogue`,
          begin: () => orderCatalogueItem(ctx, actor, request.body),
        });
      },
    );

    app.get(
      '/payment/pay-to',
      {
        config: { access: 'everybody' },
        schema: {
          tags,
          summary: 'The UPI account of this moment, with the article or the own quotation to be paid into it',
          querystring: PayToQuery,
          response: { 200: PayToAnswer, '4xx': Failure },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return readPayTo(ctx, () => requireActor(request, 'payment.pay'), request.query);
      },
    );

    app.get(
      '/payment/demo/quote/:token',
      {
        config: { access: 'everybody' },
        schema: {
          tags,
          summary: 'The demonstration quotation',
          params: DemoTokenParams,
          response: { 200: DemoQuoteAnswer, '4xx': Failure },
        },
      },
      async (request) => ({
        ok: true as const,
        quote: viewDemoQuote(await readDemoQuote(ctx, request.params.token)),
      }),
    );

    app.post(
      '/payment/demo/pay',
      {
        config: { access: 'everybody' },
        schema: {
          tags,
          summary: 'Start a demonstration payment; on the provider’s test system only',
          body: DemoPayBody,
          response: { 200: CreatePaymentAnswer, '4xx': Failure, '5xx': Failure },
        },
      },
      async (request, reply) =>
        startCheckout(ctx, request, reply, {
          scope: `ip:${request.ip}:payment.demo`,
          begin: () => payDemoQuote(ctx, request.body.token, request.ip),
        }),
    );
  };
}
