import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CaseAnswer,
  CaseChatParams,
  CaseParams,
  CasesAnswer,
  CasesQuery,
  ChangeCaseBody,
  NewCaseBody,
} from '#shared/contract/office/cases.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { officeOf } from '../identity/index.ts';
import { changeCase, makeCase } from './change-case.ts';
import { showCase, showCases, showCasesOfChat } from './list-cases.ts';

const tags = ['clinic'];
const failures = { '4xx': Failure, '5xx': Failure };

export function casesRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(readingRoutes(ctx));
    await app.register(writingRoutes(ctx));
  };
}

function readingRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/cases',
      {
        config: { access: 'case.read' },
        schema: {
          tags,
          summary: 'Cases that are not closed: what got worse first, then what was promised, then the oldest',
          querystring: CasesQuery,
          response: { 200: CasesAnswer, ...failures },
        },
      },
      async (request) => ({ ok: true as const, ...(await showCases(ctx, officeOf(request), request.query)) }),
    );

    app.get(
      '/admin/cases/:id',
      {
        config: { access: 'case.read' },
        schema: { tags, summary: 'One case', params: CaseParams, response: { 200: CaseAnswer, ...failures } },
      },
      async (request) => ({ ok: true as const, case: await showCase(ctx, request.params.id) }),
    );

    app.get(
      '/admin/chats/:chat_id/cases',
      {
        config: { access: 'case.read' },
        schema: {
          tags,
          summary: 'The cases of a chat, newest first',
          params: CaseChatParams,
          response: { 200: CasesAnswer, ...failures },
        },
      },
      async (request) => {
        const cases = await showCasesOfChat(ctx, request.params.chat_id);
        return { ok: true as const, cases, next_cursor: null };
      },
    );
  };
}

function writingRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/admin/chats/:chat_id/cases',
      {
        config: { access: 'case.write' },
        schema: {
          tags,
          summary: 'Make a case of messages of a chat; those of another case leave it',
          params: CaseChatParams,
          body: NewCaseBody,
          response: { 200: CaseAnswer, ...failures },
        },
      },
      async (request) => {
        const made = await makeCase(ctx, officeOf(request), request.params.chat_id, request.body);
        return { ok: true as const, case: made };
      },
    );

    app.put(
      '/admin/cases/:id',
      {
        config: { access: 'case.write' },
        schema: {
          tags,
          summary: 'Change a case, if it still is the version named',
          params: CaseParams,
          body: ChangeCaseBody,
          response: { 200: CaseAnswer, ...failures },
        },
      },
      async (request) => {
        const changed = await changeCase(ctx, officeOf(request), request.params.id, request.body);
        return { ok: true as const, case: changed };
      },
    );
  };
}
