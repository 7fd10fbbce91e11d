import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  BringBackChatBody,
  BringBackMessageBody,
  ClearChatBody,
  DeleteChatBody,
  HeadAnswer,
  MessageParams,
} from '#shared/contract/chat.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import { officeOf } from '../../identity/index.ts';
import { bringBackChat, bringBackMessage } from './bring-back.ts';
import { clearChat } from './clear-chat.ts';

const tags = ['chat'];
const failures = { '4xx': Failure, '5xx': Failure };

/** Putting a thread away, for the own side only; the other side keeps it. */
export function clearChatRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/chat/clear',
      {
        config: { access: 'chat.clear' },
        schema: {
          tags,
          summary: 'Clear the messages for the own side',
          body: ClearChatBody,
          response: { 200: HeadAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = request.actor;
        const { chat_id: chatId, up_to_seq: upTo } = request.body;
        const headSeq = await clearChat(ctx, actor, { chatId, mode: 'clear', upTo });
        return { ok: true as const, head_seq: headSeq };
      },
    );

    app.post(
      '/chat/delete',
      {
        config: { access: 'chat.clear' },
        schema: {
          tags,
          summary: 'Delete the chat for the own side',
          body: DeleteChatBody,
          response: { 200: HeadAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = request.actor;
        const { chat_id: chatId, up_to_seq: upTo } = request.body;
        const headSeq = await clearChat(ctx, actor, { chatId, mode: 'delete', upTo });
        return { ok: true as const, head_seq: headSeq };
      },
    );
    bringBackRoutes(ctx, app);
  };
}

/** The way back. */
function bringBackRoutes(ctx: AppContext, app: Parameters<FastifyPluginAsyncTypebox>[0]): void {
  app.post(
    '/chat/message/:id/restore',
    {
      config: { access: 'chat.clear' },
      schema: {
        tags,
        summary: 'Undo the deletion of a message for the own side',
        params: MessageParams,
        body: BringBackMessageBody,
        response: { 200: HeadAnswer, ...failures },
      },
    },
    async (request) => {
      const actor = request.actor;
      return { ok: true as const, head_seq: await bringBackMessage(ctx, actor, request.params.id) };
    },
  );

  app.post(
    '/chat/restore',
    {
      config: { access: 'inbox.manage' },
      schema: {
        tags: ['office'],
        summary: 'Restore what the office cleared of a chat, and the chat in its list',
        body: BringBackChatBody,
        response: { 200: HeadAnswer, ...failures },
      },
    },
    async (request) => {
      const actor = officeOf(request);
      return { ok: true as const, head_seq: await bringBackChat(ctx, actor, request.body.chat_id) };
    },
  );
}
