import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { MobileParams } from '#shared/contract/identity.ts';
import { LatestQuoteAnswer, QuoteListAnswer, UploadQuoteAnswer } from '#shared/contract/quotes.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { findQuotationChat, listQuotationsOf } from './list-quotations.ts';
import { quoteEndsRoutes } from './quote-ends.routes.ts';
import { readUpload } from './read-upload.ts';
import { uploadQuotation } from './upload-quotation.ts';

const tags = ['quotes'];

export function quotesRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/quotes/upload',
      {
        config: { access: 'quote.upload', takesFile: true },
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
        config: { access: 'quote.read' },
        schema: {
          tags,
          summary: 'A farmer’s quotations, newest first',
          params: MobileParams,
          response: { 200: QuoteListAnswer, '4xx': Failure },
        },
      },
      async (request) => listQuotationsOf(ctx, request.actor, request.params.mobile),
    );

    app.get(
      '/quotes/latest-by-mobile/:mobile',
      {
        config: { access: 'quote.read' },
        schema: {
          tags,
          summary: 'The chat a farmer’s quotations are in',
          params: MobileParams,
          response: { 200: LatestQuoteAnswer, '4xx': Failure },
        },
      },
      async (request) => {
        const actor = request.actor;
        return { ok: true as const, chat_id: await findQuotationChat(ctx, actor, request.params.mobile) };
      },
    );

    await app.register(quoteEndsRoutes(ctx));
  };
}
