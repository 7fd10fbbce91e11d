import type { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { ContentBody, SiteContent } from '#shared/contract/content/kinds.ts';
import { PriceListQuery } from '#shared/contract/content/prices.ts';
import { Failure } from '#shared/contract/wire.ts';
import { PRICE_COLUMNS, type PriceColumn } from '#shared/domain/content/price-columns.ts';
import { type CsvCell, toCsv } from '#shared/domain/csv.ts';
import type { Language } from '#shared/domain/languages.ts';
import { dayInIndia } from '#shared/domain/licence-end.ts';
import type { AppContext } from '../../../context.ts';
import { writeWorkbook } from '../../../platform/spreadsheet/workbook-process.ts';
import { zipOf } from '../../../platform/zip.ts';
import { officeOf } from '../../identity/index.ts';
import { filesOf, photoFilesOf } from '../files.ts';
import { wordFor } from './words.ts';

const COLUMNS = Object.keys(PRICE_COLUMNS) as PriceColumn[];

/** Widths of the columns, in letters. */
const PRICE_WIDTHS: number[] = COLUMNS.map((column) => PRICE_COLUMNS[column].width);

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

/** All that the shop says and sells, with its photographs, as the folder that `npm run content -- write` makes and `read` takes. */
function everythingInForce(ctx: AppContext): Readable {
  const files = filesOf(ctx.content.now());
  return zipOf(
    [
      ...files.map(({ name, text }) => ({ name, compress: true, open: async () => text })),
      ...photoFilesOf(ctx.db, files).map(({ name, read }) => ({ name, open: read })),
    ],
    ctx.now(),
  );
}

/**
 * The price list in force as a table; the first row names the columns, in English as Tally does. Read again, it changes
 * nothing.
 */
function priceTable({ products }: SiteContent, language: Language): CsvCell[][] {
  const rows = products.map((product) => COLUMNS.map((column) => cellOf(product, column, language)));
  return [COLUMNS.map((column) => PRICE_COLUMNS[column].header[language]), ...rows];
}

function cellOf(product: ContentBody<'product'>, column: PriceColumn, language: Language): CsvCell {
  if (column === 'category' || column === 'stock') return wordFor(column, product[column], language);
  const value = column
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], product);
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}
