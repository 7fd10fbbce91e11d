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
import { readCursor, writeCursor } from '../../platform/database/keyset.ts';
import { officeOf } from '../identity/index.ts';
import { correctCustomer } from './correct-customer.ts';
import { showCustomer } from './customer-card.ts';
import { listBlocked } from './customers.store.ts';
import { viewBlocked } from './customers.view.ts';
import { importRoutes } from './import/import.routes.ts';
import { logOutCustomerRoutes } from './log-out-customer.routes.ts';
import { mergeRoutes } from './merge/merge.routes.ts';
import { noteCustomer } from './note-customer.ts';
import { walkInsRoutes } from './walk-ins/walk-ins.routes.ts';

const tags = ['office'];
const failures = { '4xx': Failure, '5xx': Failure };

const PAGE = 50;

export function customersRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/customers/:chat_id',
      {
        config: { access: 'customer.read' },
        schema: {
          tags,
          summary: 'Customer card: the farmer, quotations, payments, sprays and dispatches',
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
          summary: 'Set the office’s note on the farmer; empty deletes it',
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

    await app.register(walkInsRoutes(ctx));
    await app.register(importRoutes(ctx));
    await app.register(logOutCustomerRoutes(ctx));
    await app.register(mergeRoutes(ctx));
  };
}

/** @throws {AppError} INVALID_INPUT for a cursor of something else */
async function listBlockedFarmers(ctx: AppContext, cursor: string | undefined): Promise<BlockedAnswer> {
  const before = cursor === undefined ? undefined : readCursor(cursor);
  const rows = await listBlocked(ctx.db, { before, limit: PAGE + 1 });
  const page = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  return {
    ok: true,
    farmers: page.map(viewBlocked),
    next_cursor: last ? writeCursor({ position: last.position, id: last.farmer_id }) : null,
  };
}
