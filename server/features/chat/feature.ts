import type { Feature } from '../../feature.ts';
import { attachmentRoutes } from './attachment/attachment.routes.ts';
import { chatRoutes } from './chat.routes.ts';
import { findChatIdOf } from './chats.store.ts';
import { chatEventViews } from './log/event.view.ts';
import { defineEventSweep } from './log/sweep-events.ts';
import { eraseChat } from './personal.store.ts';
import { defineVoiceJobs, queueVoice } from './voice/voice-jobs.ts';

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
  queries: { findChatIdOf },
  hooks: {
    onMessageAppended: queueVoice,
    async onErase(_ctx, tx, { chatId, now, keep }) {
      if (chatId !== null) await eraseChat(tx, chatId, { now, keep: keep.messages });
    },
  },
};
