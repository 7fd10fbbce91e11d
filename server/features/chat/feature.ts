import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { AppContext } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { QUIET_SECONDS, secondsBefore } from '../identity/index.ts';
import { attachmentRoutes } from './attachment/attachment.routes.ts';
import { findChatIdOf, hasAnswered, lockChat, restChat } from './chats.store.ts';
import { settleList } from './clear/bring-back.ts';
import { clearChatRoutes } from './clear/clear-chat.routes.ts';
import { deskRoutes, searchRoutes } from './inbox/desk.routes.ts';
import { inboxRoutes } from './inbox/inbox.routes.ts';
import { defineEventSweep } from './log/sweep-events.ts';
import { mergeChats } from './merge/merge-chats.ts';
import { messageRoutes } from './message/message.routes.ts';
import { chatEventViews } from './message/message-events.view.ts';
import { lastCallOf } from './message/messages.store.ts';
import { eraseChat } from './personal.store.ts';
import { threadRoutes } from './thread/thread.routes.ts';
import { defineVoiceJobs, queueVoice } from './voice/process-voice-note.ts';

export const feature: Feature = {
  name: 'chat',
  uses: ['uploads', 'identity'],
  tables: ['chats', 'messages', 'message_hidden', 'chat_events', 'chat_side_state'],
  reads: {
    farmers:
      'A chat carries the name, the number and the block of the farmer; the office lists and finds chats by them.',
    files: 'A message is read together with the file it carries.',
  },
  routes: { api: chatRoutes, guarded: attachmentRoutes },
  jobs(ctx) {
    defineVoiceJobs(ctx);
    defineEventSweep(ctx);
    ctx.jobs.define('files.sweep', () => ctx.files.sweep(ctx.now()), { cron: '41 3 * * *' });
  },
  eventViews: chatEventViews,
  queries: { findChatIdOf, hasAnswered, lastCallOf },
  hooks: {
    onMessageAppended: queueVoice,
    onSetAside: (ctx, tx, farmerId) => restChat(tx, farmerId, secondsBefore(ctx.now(), QUIET_SECONDS)),
    async onComeBack(ctx, tx, farmerId) {
      const chatId = await findChatIdOf(tx, farmerId);
      if (chatId === null) return;
      await lockChat(tx, chatId);
      await settleList(ctx, tx, chatId);
    },
    onMerge: mergeChats,
    async onErase(_ctx, tx, { chatId, now, keep }) {
      if (chatId !== null) await eraseChat(tx, chatId, { now, keep: keep.messages });
    },
  },
};

/** Every /chat call, the block and the office's search, under /api. */
function chatRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(threadRoutes(ctx));
    await app.register(clearChatRoutes(ctx));
    await app.register(messageRoutes(ctx));
    await app.register(inboxRoutes(ctx));
    await app.register(deskRoutes(ctx));
    await app.register(searchRoutes(ctx));
  };
}
