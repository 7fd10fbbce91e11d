import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { HeadAnswer } from '#shared/contract/chat.ts';
import {
  BeginChatAnswer,
  BeginChatBody,
  DoneBody,
  FARMERS_FOUND,
  FarmersAnswer,
  FarmersQuery,
} from '#shared/contract/desk.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import { officeOf } from '../../identity/index.ts';
import { beginChat } from './begin-chat.ts';
import { findFarmers } from './farmers.store.ts';
import { searchTerm } from './list-chats.ts';
import { settleChat } from './settle-chat.ts';

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
          summary: 'What the farmer wrote up to a position needs no answer; 0 takes it back',
          body: DoneBody,
          response: { 200: HeadAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = officeOf(request);
        const { chat_id: chatId, up_to_seq: upTo } = request.body;
        return { ok: true as const, head_seq: await settleChat(ctx, actor, { chatId, upTo }) };
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
