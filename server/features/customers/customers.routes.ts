import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  BlockedAnswer,
  BlockedQuery,
  CustomerAnswer,
  CustomerBody,
  CustomerNoteBody,
  CustomerParams,
} from '#shared/contract/customers.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { officeOf } from '../identity/index.ts';
import { correctCustomer } from './correct-customer.ts';
import { listBlockedFarmers } from './list-blocked.ts';
import { noteCustomer } from './note-customer.ts';
import { showCustomer } from './show-customer.ts';

const tags = ['office'];
const failures = { '4xx': Failure, '5xx': Failure };

export function customersRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/customers/:chat_id',
      {
        config: { access: 'customer.read' },
        schema: {
          tags,
          summary: 'The customer card: who the farmer is, and what was quoted, paid, sprayed and sent',
          params: CustomerParams,
          response: { 200: CustomerAnswer, ...failures },
        },
      },
      async (request) => {
        return { ok: true as const, customer: await showCustomer(ctx, request.params.chat_id) };
      },
    );

    app.put(
      '/admin/customers/:chat_id',
      {
        config: { access: 'customer.edit' },
        schema: {
          tags,
          summary: 'Correct the farmer’s name and place',
          params: CustomerParams,
          body: CustomerBody,
          response: { 200: CustomerAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = officeOf(request);
        const customer = await correctCustomer(ctx, actor, request.params.chat_id, request.body);
        return { ok: true as const, customer };
      },
    );

    app.put(
      '/admin/customers/:chat_id/note',
      {
        config: { access: 'customer.edit' },
        schema: {
          tags,
          summary: 'The office’s own note on the farmer; empty takes it away',
          params: CustomerParams,
          body: CustomerNoteBody,
          response: { 200: CustomerAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = officeOf(request);
        const customer = await noteCustomer(ctx, actor, request.params.chat_id, request.body);
        return { ok: true as const, customer };
      },
    );

    app.get(
      '/admin/blocked',
      {
        config: { access: 'customer.read' },
        schema: {
          tags,
          summary: 'The farmers who may not write, the newest block first',
          querystring: BlockedQuery,
          response: { 200: BlockedAnswer, ...failures },
        },
      },
      async (request) => {
        return listBlockedFarmers(ctx, request.query.cursor);
      },
    );
  };
}
