import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CustomerAnswer, CustomerParams } from '#shared/contract/customers.ts';
import {
  AddCustomerAnswer,
  AddCustomerBody,
  CorrectMobileBody,
  DisownedAnswer,
  InvitationAnswer,
} from '#shared/contract/walk-ins.ts';
import { Failure, Ok } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import { officeOf } from '../../identity/index.ts';
import { addCustomer } from './add-customer.ts';
import { correctMobile } from './correct-mobile.ts';
import { inviteCustomer } from './invite-customer.ts';
import { removeCustomer } from './remove-customer.ts';
import { listDisowned } from './walk-ins.store.ts';

const tags = ['office'];
const failures = { '4xx': Failure, '5xx': Failure };

/** Farmers whom the office enters itself, until their first login. */
export function walkInsRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(enteringRoutes(ctx));
    await app.register(correctingRoutes(ctx));
  };
}

function enteringRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/admin/customers',
      {
        config: { access: 'customer.add' },
        schema: {
          tags,
          summary: 'Enter a farmer at the counter or on the phone; a known number answers its chat',
          body: AddCustomerBody,
          response: { 200: AddCustomerAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = officeOf(request);
        return { ok: true as const, ...(await addCustomer(ctx, actor, request.body)) };
      },
    );

    app.post(
      '/admin/customers/:chat_id/invitation',
      {
        config: { access: 'customer.add' },
        schema: {
          tags,
          summary: 'Invite an entered farmer by SMS; once a day for a number',
          params: CustomerParams,
          response: { 200: InvitationAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = officeOf(request);
        return { ok: true as const, by: await inviteCustomer(ctx, actor, request.params.chat_id) };
      },
    );
  };
}

function correctingRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.put(
      '/admin/customers/:chat_id/mobile',
      {
        config: { access: 'customer.add' },
        schema: {
          tags,
          summary: 'Correct the number of an entered farmer who has not logged in',
          params: CustomerParams,
          body: CorrectMobileBody,
          response: { 200: CustomerAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = officeOf(request);
        const customer = await correctMobile(ctx, actor, request.params.chat_id, request.body);
        return { ok: true as const, customer };
      },
    );

    app.delete(
      '/admin/customers/:chat_id',
      {
        config: { access: 'customer.add' },
        schema: {
          tags,
          summary: 'Delete an entered farmer who no longer agrees and has never logged in',
          params: CustomerParams,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        await removeCustomer(ctx, officeOf(request), request.params.chat_id);
        return { ok: true as const };
      },
    );

    app.get(
      '/admin/disowned',
      {
        config: { access: 'customer.read' },
        schema: {
          tags,
          summary: 'Entered farmers whose number turned out to be somebody else’s, newest first',
          response: { 200: DisownedAnswer, ...failures },
        },
      },
      async () => ({ ok: true as const, customers: await listDisowned(ctx.db) }),
    );
  };
}
