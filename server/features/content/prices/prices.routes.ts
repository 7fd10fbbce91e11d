import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  DecideAllBody,
  PriceApplyAnswer,
  PriceApplyQuery,
  PriceCheckAnswer,
  PriceFileQuery,
  WaitingAnswer,
} from '#shared/contract/content/prices.ts';
import { Failure, Ok } from '#shared/contract/wire.ts';
import { MOST_PRICE_BYTES } from '#shared/domain/content/price-columns.ts';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import { officeOf } from '../../identity/index.ts';
import { decideAll, listWaiting } from './decide-all.ts';
import { exportRoutes } from './export.routes.ts';
import { applyPrices, checkPrices } from './import-prices.ts';

const tags = ['content'];
const failures = { '4xx': Failure, '5xx': Failure };
const FILE = 'application/octet-stream';

/** The price list as a file, in and out, and the second word for what it changes. */
export function pricesRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(importRoutes(ctx));
    await app.register(exportRoutes(ctx));
    await app.register(waitingRoutes(ctx));
  };
}

function importRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  const options = {
    // Who may only edit asks for publication by the same call.
    config: { access: 'content.edit' } as const,
    bodyLimit: MOST_PRICE_BYTES,
  };
  return async (app) => {
    app.addContentTypeParser(FILE, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    app.post(
      '/admin/content/prices/check',
      {
        ...options,
        schema: {
          tags,
          summary: 'Dry run of a price list (.xlsx or CSV): what would change, what is wrong; keeps nothing',
          consumes: [FILE],
          querystring: PriceFileQuery,
          response: { 200: PriceCheckAnswer, ...failures },
        },
      },
      (request) => checkPrices(ctx, officeOf(request), fileOf(request.body, request.query.file_name)),
    );

    app.post(
      '/admin/content/prices/apply',
      {
        ...options,
        schema: {
          tags,
          summary: 'Put a price list in force as its dry run said, all or nothing',
          consumes: [FILE],
          querystring: PriceApplyQuery,
          response: { 200: PriceApplyAnswer, ...failures },
        },
      },
      (request) => {
        const { file_name: name, mark, leave_out: leaveOut = false } = request.query;
        return applyPrices(ctx, officeOf(request), { ...fileOf(request.body, name), mark, leaveOut });
      },
    );
  };
}

function waitingRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/content/waiting',
      {
        config: { access: 'content.read' },
        schema: {
          tags,
          summary: 'Articles that wait for a second person, by who asked',
          response: { 200: WaitingAnswer, ...failures },
        },
      },
      () => listWaiting(ctx),
    );

    app.post(
      '/admin/content/waiting/decide',
      {
        config: { access: 'content.publish' },
        schema: {
          tags,
          summary: 'Agree to all that somebody asked for, or refuse it',
          body: DecideAllBody,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        await decideAll(ctx, officeOf(request), request.body);
        return { ok: true as const };
      },
    );
  };
}

function fileOf(body: unknown, name: string): { bytes: Buffer; name: string } {
  if (!Buffer.isBuffer(body)) throw new AppError('UNSUPPORTED_MEDIA');
  return { bytes: body, name };
}
