import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { EventsAnswer, EventsQuery, ReceiptBody } from '#shared/contract/chat/events.ts';
import { ChatParams, HeadAnswer, ThreadAnswer, ThreadQuery } from '#shared/contract/chat.ts';
import { THREAD_HEADERS } from '#shared/contract/chat-limits.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import { readEvents } from '../log/chat-log.ts';
import { readThread } from './read-thread.ts';
import { recordReceipt } from './record-receipt.ts';

const tags = ['chat'];
const failures = { '4xx': Failure, '5xx': Failure };

/** What both sides do with a whole thread. */
export function threadRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/chat/thread/:chat_id',
      {
        config: { access: 'chat.read' },
        schema: {
          tags,
          summary: 'A page of messages, oldest first; head, watermarks and "has older" travel as headers',
          params: ChatParams,
          querystring: ThreadQuery,
          response: { 200: ThreadAnswer, ...failures },
        },
      },
      async (request, reply) => {
        const { before, limit } = request.query;
        const actor = request.actor;
        const page = await readThread(ctx, actor, { chatId: request.params.chat_id, before, limit });
        reply.header(THREAD_HEADERS.headSeq, page.headSeq);
        reply.header(THREAD_HEADERS.hasOlder, String(page.hasOlder));
        reply.header(THREAD_HEADERS.watermarks, JSON.stringify(page.watermarks));
        return page.messages;
      },
    );

    app.get(
      '/chat/:chat_id/events',
      {
        config: { access: 'chat.read' },
        schema: {
          tags,
          summary: 'Event log of a chat after a position, as the caller’s side sees it',
          params: ChatParams,
          querystring: EventsQuery,
          response: { 200: EventsAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = request.actor;
        return readEvents(ctx, actor, { chatId: request.params.chat_id, after: request.query.after });
      },
    );

    app.post(
      '/chat/receipt',
      {
        config: { access: 'chat.read' },
        schema: {
          tags,
          summary: 'Move the own delivered and read marks forward',
          body: ReceiptBody,
          response: { 200: HeadAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = request.actor;
        return { ok: true as const, head_seq: await recordReceipt(ctx, actor, request.body) };
      },
    );
  };
}
