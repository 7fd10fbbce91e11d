import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { MobileParams } from '#shared/contract/accounts.ts';
import {
  LatestQuoteAnswer,
  QuoteListAnswer,
  QuoteParams,
  UploadQuoteAnswer,
} from '#shared/contract/quotes.ts';
import { Failure, Ok } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { requireActor, requireFarmer } from '../accounts/index.ts';
import { onMessageDeletion, registerEventView } from '../chat/index.ts';
import { findQuotationChat, listQuotationsOf } from './list-quotations.ts';
import { readQuotationEvents, withdrawWithMessage } from './quotes.events.ts';
import { readUpload } from './read-upload.ts';
import { removeQuotation } from './remove-quotation.ts';
import { uploadQuotation } from './upload-quotation.ts';

const tags = ['quotes'];

export function quotesRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  registerEventView('quotation', readQuotationEvents);
  onMessageDeletion('quote', withdrawWithMessage);
  return async (app) => {
    app.post(
      '/quotes/upload',
      {
        schema: {
          tags,
          summary: 'The office sends a priced offer with its document (multipart: chat_id, amount, file)',
          consumes: ['multipart/form-data'],
          response: { 200: UploadQuoteAnswer, '4xx': Failure },
        },
      },
      async (request) => {
        const { actor, fields, file } = await readUpload(ctx, request);
        return uploadQuotation(ctx, actor, fields, file);
      },
    );

    app.get(
      '/quotes/list-by-mobile/:mobile',
      {
        schema: {
          tags,
          summary: 'A farmer’s quotations, newest first',
          params: MobileParams,
          response: { 200: QuoteListAnswer, '4xx': Failure },
        },
      },
      async (request) => listQuotationsOf(ctx, await requireActor(ctx, request), request.params.mobile),
    );

    app.get(
      '/quotes/latest-by-mobile/:mobile',
      {
        schema: {
          tags,
          summary: 'The chat a farmer’s quotations are in',
          params: MobileParams,
          response: { 200: LatestQuoteAnswer, '4xx': Failure },
        },
      },
      async (request) => {
        const actor = await requireActor(ctx, request);
        return { ok: true as const, chat_id: await findQuotationChat(ctx, actor, request.params.mobile) };
      },
    );

    app.delete(
      '/quotes/:id',
      {
        schema: {
          tags,
          summary: 'The farmer takes a quotation off his list; the chat keeps it',
          params: QuoteParams,
          response: { 200: Ok, '4xx': Failure },
        },
      },
      async (request) => {
        await removeQuotation(ctx, await requireFarmer(ctx, request), request.params.id);
        return { ok: true as const };
      },
    );
  };
}
