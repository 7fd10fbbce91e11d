import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  BeginChatAnswer,
  BeginChatBody,
  DoneAnswer,
  DoneBody,
  FARMERS_FOUND,
  FarmersAnswer,
  FarmersQuery,
} from '#shared/contract/desk.ts';
import { SearchAnswer, SearchQuery } from '#shared/contract/search.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import { officeOf } from '../../identity/index.ts';
import { reopenChat, settleChat } from '../chat-status.ts';
import { searchMessages } from '../search/search-messages.ts';
import { findFarmers } from './inbox.store.ts';
import { searchTerm } from './list-chats.ts';
import { beginChat } from './open-chat-for-office.ts';

const tags = ['office'];
const failures = { '4xx': Failure, '5xx': Failure };

/** What the office does with its queue besides answering: done without an answer, a first word of its own. */
export function deskRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/chat/done',
      {
        config: { access: 'inbox.manage' },
        schema: {
          tags,
          summary: 'Settle a chat up to a position, without an answer; 0 undoes it, back to `back_to`',
          body: DoneBody,
          response: { 200: DoneAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = officeOf(request);
        const { chat_id: chatId, up_to_seq: upTo, back_to: backTo = 0 } = request.body;
        if (upTo === 0) {
          const headSeq = await reopenChat(ctx, actor, { chatId, backTo });
          return { ok: true as const, head_seq: headSeq, done_before: 0 };
        }
        const { headSeq, doneBefore } = await settleChat(ctx, actor, { chatId, upTo });
        return { ok: true as const, head_seq: headSeq, done_before: doneBefore };
      },
    );

    app.get(
      '/admin/farmers',
      {
        config: { access: 'customer.read' },
        schema: {
          tags,
          summary: 'Registered farmers by a part of name or number, with their chat if they have one',
          querystring: FarmersQuery,
          response: { 200: FarmersAnswer, ...failures },
        },
      },
      async (request) => {
        const farmers = await findFarmers(ctx.db, searchTerm(request.query.q), FARMERS_FOUND);
        return { ok: true as const, farmers };
      },
    );

    app.post(
      '/chat/begin',
      {
        config: { access: 'inbox.manage' },
        schema: {
          tags,
          summary: 'The chat of a registered farmer, made if there is none',
          body: BeginChatBody,
          response: { 200: BeginChatAnswer, ...failures },
        },
      },
      async (request) => {
        return { ok: true as const, chat_id: await beginChat(ctx, request.body.mobile) };
      },
    );
  };
}

/** The office's search over everything written and every file sent. */
export function searchRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/search',
      {
        config: { access: 'inbox.read' },
        schema: {
          tags: ['office'],
          summary: 'Messages and file names that hold every word, newest first',
          querystring: SearchQuery,
          response: { 200: SearchAnswer, '4xx': Failure, '5xx': Failure },
        },
      },
      async (request) => {
        const { hits, nextBefore, complete } = await searchMessages(ctx, request.query);
        return { ok: true as const, hits, next_before: nextBefore ?? null, complete };
      },
    );
  };
}
