import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  FAULTY_PAGE,
  FaultsAnswer,
  FaultsQuery,
  type Import,
  ImportAnswer,
  ImportCheckedAnswer,
  ImportParams,
  ImportQuery,
  ImportsAnswer,
} from '#shared/contract/imports.ts';
import { Failure, Ok } from '#shared/contract/wire.ts';
import { MOST_IMPORT_BYTES } from '#shared/domain/walk-in.ts';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import { officeOf } from '../../identity/index.ts';
import { checkFile } from './check-file.ts';
import { deleteImport, type ImportRow, listFaulty, listImports } from './imports.store.ts';
import { runImport, showImport } from './run-import.ts';

const tags = ['office'];
const failures = { '4xx': Failure, '5xx': Failure };
const config = { access: 'customer.import' } as const;

/** Customers from a file: a dry run, the faulty rows, the run. */
export function importRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(checkRoutes(ctx));
    await app.register(runRoutes(ctx));
  };
}

function checkRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    app.post(
      '/admin/imports',
      {
        config,
        bodyLimit: MOST_IMPORT_BYTES,
        schema: {
          tags,
          summary: 'Dry run of a CSV file of customers (text/csv): judges every row, enters nobody',
          consumes: ['text/csv'],
          querystring: ImportQuery,
          response: { 200: ImportCheckedAnswer, ...failures },
        },
      },
      async (request) => {
        const { consent, file_name: name } = request.query;
        if (!Buffer.isBuffer(request.body)) throw new AppError('UNSUPPORTED_MEDIA');
        const file = { bytes: request.body, name, consent };
        const { checked, ignored } = await checkFile(ctx, officeOf(request), file);
        return { ok: true as const, import: viewImport(checked), ignored };
      },
    );

    app.get(
      '/admin/imports',
      {
        config,
        schema: {
          tags,
          summary: 'The files of customers of the last days, newest first',
          response: { 200: ImportsAnswer, ...failures },
        },
      },
      async () => ({ ok: true as const, imports: (await listImports(ctx.db)).map(viewImport) }),
    );

    app.get(
      '/admin/imports/:id',
      {
        config,
        schema: {
          tags,
          summary: 'How far a file of customers has come',
          params: ImportParams,
          response: { 200: ImportAnswer, ...failures },
        },
      },
      async (request) => ({
        ok: true as const,
        import: viewImport(await showImport(ctx, request.params.id)),
      }),
    );

    app.get(
      '/admin/imports/:id/faults',
      {
        config,
        schema: {
          tags,
          summary: 'The faulty rows of a file, each with its faulty cells, in the order of the file',
          params: ImportParams,
          querystring: FaultsQuery,
          response: { 200: FaultsAnswer, ...failures },
        },
      },
      async (request) => {
        await showImport(ctx, request.params.id);
        return pageOfFaults(ctx, request.params.id, request.query.after ?? 0);
      },
    );
  };
}

function runRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/admin/imports/:id/run',
      {
        config,
        schema: {
          tags,
          summary: 'Enter the new customers of a file that was checked; again answers how far it has come',
          params: ImportParams,
          response: { 200: ImportAnswer, ...failures },
        },
      },
      async (request) => {
        const started = await runImport(ctx, officeOf(request), request.params.id);
        return { ok: true as const, import: viewImport(started) };
      },
    );

    app.delete(
      '/admin/imports/:id',
      {
        config,
        schema: {
          tags,
          summary: 'Forget what was read of a file; customers entered from it stay',
          params: ImportParams,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        const { id } = request.params;
        await showImport(ctx, id);
        if (!(await deleteImport(ctx.db, id))) throw new AppError('IMPORT_RUNNING');
        return { ok: true as const };
      },
    );
  };
}

function viewImport({ staff_id: _, rules: __, ...rest }: ImportRow): Import {
  return rest;
}

async function pageOfFaults(ctx: AppContext, id: number, after: number): Promise<FaultsAnswer> {
  const rows = await listFaulty(ctx.db, id, { after, limit: FAULTY_PAGE + 1 });
  const page = rows.slice(0, FAULTY_PAGE);
  return {
    ok: true,
    rows: page,
    next_after: rows.length > FAULTY_PAGE ? (page.at(-1)?.line ?? null) : null,
  };
}
