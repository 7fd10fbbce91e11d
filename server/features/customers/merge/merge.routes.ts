import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CustomerAnswer, CustomerParams } from '#shared/contract/customers.ts';
import { MergeBody, OtherCustomerBody } from '#shared/contract/office/same-person.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import { officeOf } from '../../identity/index.ts';
import { mergeCustomers, tellApart } from './merge-customers.ts';

const tags = ['office'];
const answers = { 200: CustomerAnswer, '4xx': Failure, '5xx': Failure };

/** Whether two customers are one person. */
export function mergeRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/admin/customers/:chat_id/merge',
      {
        config: { access: 'customer.merge' },
        schema: {
          tags,
          summary:
            'Bring everything of another customer, who has no login of their own, to this one; for good',
          params: CustomerParams,
          body: MergeBody,
          response: answers,
        },
      },
      async (request) => {
        const { from_chat_id: fromChatId, seen } = request.body;
        const two = { chatId: request.params.chat_id, fromChatId, seen };
        return { ok: true as const, customer: await mergeCustomers(ctx, officeOf(request), two) };
      },
    );

    app.post(
      '/admin/customers/:chat_id/tell-apart',
      {
        config: { access: 'customer.merge' },
        schema: {
          tags,
          summary: 'Whoever had the number of this customer before is another person',
          params: CustomerParams,
          body: OtherCustomerBody,
          response: answers,
        },
      },
      async (request) => {
        const two = { chatId: request.params.chat_id, fromChatId: request.body.from_chat_id };
        return { ok: true as const, customer: await tellApart(ctx, officeOf(request), two) };
      },
    );
  };
}
