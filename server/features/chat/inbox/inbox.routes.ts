import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ChatAnswer, ChatListAnswer, ChatListQuery } from '#shared/contract/chat/list.ts';
import { ChatParams, SetStatusAnswer, SetStatusBody } from '#shared/contract/chat.ts';
import { CHAT_LIST_HEADERS } from '#shared/contract/chat-list-limits.ts';
import { BlockAnswer, BlockBody } from '#shared/contract/identity.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import { officeOf } from '../../identity/index.ts';
import { markUnread } from '../chat-status.ts';
import { blockFarmer } from './block-farmer.ts';
import { type ChatList, listChats, showChat } from './list-chats.ts';
import { openChatForOffice } from './open-chat-for-office.ts';

const tags = ['office'];
const failures = { '4xx': Failure, '5xx': Failure };

const countHeaders = (counts: ChatList['counts']) => ({
  [CHAT_LIST_HEADERS.sentCount]: counts.sent,
  [CHAT_LIST_HEADERS.unreadCount]: counts.unread,
  [CHAT_LIST_HEADERS.toSendCount]: counts.to_send,
  [CHAT_LIST_HEADERS.dispatchedCount]: counts.dispatched,
  [CHAT_LIST_HEADERS.mineCount]: counts.mine,
  [CHAT_LIST_HEADERS.nobodysCount]: counts.nobodys,
});

/** The office's view of all chats. */
export function inboxRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/chat/all',
      {
        config: { access: 'inbox.read' },
        schema: {
          tags,
          summary: 'A page of chats, newest first; cursor and counts travel as headers',
          querystring: ChatListQuery,
          response: { 200: ChatListAnswer, ...failures },
        },
      },
      async (request, reply) => {
        const list = await listChats(ctx, request.query, officeOf(request));
        if (list.nextCursor) reply.header(CHAT_LIST_HEADERS.nextCursor, list.nextCursor);
        reply.headers(countHeaders(list.counts));
        return list.chats;
      },
    );

    app.get(
      '/chat/:chat_id',
      {
        config: { access: 'inbox.read' },
        schema: {
          tags,
          summary: 'One chat as the list shows it',
          params: ChatParams,
          response: { 200: ChatAnswer, ...failures },
        },
      },
      async (request) => {
        return { ok: true as const, chat: await showChat(ctx, request.params.chat_id, officeOf(request)) };
      },
    );

    app.post(
      '/chat/status',
      {
        config: { access: 'inbox.manage' },
        schema: {
          tags,
          summary: 'Mark a chat as read, or as unread again',
          body: SetStatusBody,
          response: { 200: SetStatusAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = officeOf(request);
        const { chat_id: chatId, status: wanted } = request.body;
        const set = wanted === 'READ' ? openChatForOffice : markUnread;
        const { status, headSeq } = await set(ctx, actor, chatId);
        return { ok: true as const, status, head_seq: headSeq };
      },
    );

    app.post(
      '/admin/block',
      {
        config: { access: 'customer.block' },
        schema: {
          tags,
          summary: 'Block or unblock a farmer',
          body: BlockBody,
          response: { 200: BlockAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = officeOf(request);
        const { id, mobile, blocked } = await blockFarmer(ctx, actor, request.body, request.ip);
        return { ok: true as const, user: { id, mobile, blocked } };
      },
    );
  };
}
