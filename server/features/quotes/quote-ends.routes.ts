import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { QuoteParams, WithdrawQuoteAnswer } from '#shared/contract/quotes.ts';
import { Failure, Ok } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { farmerOf, officeOf } from '../identity/index.ts';
import { removeQuotation, withdrawQuotation } from './end-quotation.ts';

const tags = ['quotes'];

/** How a quotation ends without being paid: off the farmer's list, or taken back by the office. */
export function quoteEndsRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.delete(
      '/quotes/:id',
      {
        config: { access: 'quote.remove' },
        schema: {
          tags,
          summary: 'Remove a quotation from the farmer’s list; the chat keeps it',
          params: QuoteParams,
          response: { 200: Ok, '4xx': Failure },
        },
      },
      async (request) => {
        await removeQuotation(ctx, farmerOf(request), request.params.id);
        return { ok: true as const };
      },
    );

    app.post(
      '/quotes/:id/withdraw',
      {
        config: { access: 'quote.withdraw' },
        schema: {
          tags,
          summary: 'Withdraw an unpaid or refunded quotation; the chat keeps its card',
          params: QuoteParams,
          response: { 200: WithdrawQuoteAnswer, '4xx': Failure },
        },
      },
      async (request) => {
        const actor = officeOf(request);
        return { ok: true as const, quotation: await withdrawQuotation(ctx, actor, request.params.id) };
      },
    );
  };
}
