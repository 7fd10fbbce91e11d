import type { Feature } from '../../feature.ts';
import { eraseAutoReplies } from './auto-replies.store.ts';
import { defineAutoReply, queueReply } from './auto-reply.ts';

export const feature: Feature = {
  name: 'presence',
  uses: ['chat', 'identity'],
  tables: ['auto_replies'],
  reads: {
    messages: 'Whether somebody of the office answered this evening is seen in the thread.',
  },
  jobs: defineAutoReply,
  hooks: {
    onMessageAppended: queueReply,
    async onErase(_ctx, tx, { chatId }) {
      if (chatId !== null) await eraseAutoReplies(tx, chatId);
    },
  },
};
