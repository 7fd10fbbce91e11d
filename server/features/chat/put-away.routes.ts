import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ClearChatBody, DeleteChatBody, HeadAnswer } from '#shared/contract/chat.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { requireActor } from '../accounts/index.ts';
import { clearChat } from './clear-chat.ts';

const tags = ['chat'];
const failures = { '4xx': Failure, '5xx': Failure };

/** Putting a thread away, for the own side only; the other side keeps it. */
export function putAwayRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/chat/clear',
      {
        schema: {
          tags,
          summary: 'Clear the messages for the own side',
          body: ClearChatBody,
          response: { 200: HeadAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = await requireActor(ctx, request, request.body.role);
        const headSeq = await clearChat(ctx, actor, { chatId: request.body.chat_id, mode: 'clear' });
        return { ok: true as const, head_seq: headSeq };
      },
    );

    app.post(
      '/chat/delete',
      {
        schema: {
          tags,
          summary: 'Delete the chat for the own side',
          body: DeleteChatBody,
          response: { 200: HeadAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = await requireActor(ctx, request, request.body.role);
        const headSeq = await clearChat(ctx, actor, { chatId: request.body.chat_id, mode: 'delete' });
        return { ok: true as const, head_seq: headSeq };
      },
    );
  };
}
