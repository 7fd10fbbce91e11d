import type { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { PriceListQuery } from '#shared/contract/content/prices.ts';
import { Failure } from '#shared/contract/wire.ts';
import { toCsv } from '#shared/domain/csv.ts';
import { dayInIndia } from '#shared/domain/licence-end.ts';
import type { AppContext } from '../../../context.ts';
import { writeWorkbook } from '../../../platform/spreadsheet/workbook-process.ts';
import { officeOf } from '../../identity/index.ts';
import { everythingInForce } from './everything.ts';
import { PRICE_WIDTHS, priceTable } from './write-prices.ts';

const tags = ['content'];
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const CSV = 'text/csv; charset=utf-8';
const ZIP = 'application/zip';
const ENDING: Readonly<Record<string, string>> = { [XLSX]: 'xlsx', [CSV]: 'csv', [ZIP]: 'zip' };
const file = (type: string) => ({
  200: { description: 'The file', content: { [type]: { schema: Type.String({ format: 'binary' }) } } },
  '4xx': Failure,
  '5xx': Failure,
});

/** What is in force, to be taken along: the price list for a spreadsheet, and everything. */
export function exportRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  const send = (reply: FastifyReply, type: string, name: string, body: Buffer | string | Readable) =>
    reply
      .headers({
        'content-type': type,
        'content-disposition': `attachment; filename="${name}-${dayInIndia(ctx.now())}.${ENDING[type]}"`,
        'cache-control': 'no-store',
      })
      .send(body);
  return async (app) => {
    const config = { access: 'content.read' } as const;
    app.get(
      '/admin/content/prices.xlsx',
      {
        config,
        schema: {
          tags,
          summary: 'The price list in force as an Excel workbook',
          querystring: PriceListQuery,
          response: file(XLSX),
        },
      },
      async (request, reply) => {
        const rows = priceTable(ctx.content.now(), request.query.language);
        const { staffId } = officeOf(request);
        const bytes = await writeWorkbook({ name: 'Prices', widths: PRICE_WIDTHS, rows }, String(staffId));
        return send(reply, XLSX, 'prices', bytes);
      },
    );

    app.get(
      '/admin/content/prices.csv',
      {
        config,
        schema: {
          tags,
          summary: 'The price list in force as CSV',
          querystring: PriceListQuery,
          response: file(CSV),
        },
      },
      async (request, reply) =>
        send(reply, CSV, 'prices', toCsv(priceTable(ctx.content.now(), request.query.language))),
    );

    app.get(
      '/admin/content/everything.zip',
      {
        config: { access: 'content.publish' },
        schema: {
          tags,
          summary:
            'All that the shop says and sells, with its photographs, as `npm run content -- read` takes it',
          response: file(ZIP),
        },
      },
      async (_request, reply) => send(reply, ZIP, 'shop', everythingInForce(ctx)),
    );
  };
}
