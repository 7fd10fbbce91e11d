import type { Feature } from '../../feature.ts';
import { eraseAutoReplies, moveAutoReplies } from './auto-replies.store.ts';
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
    onMerge: (_ctx, tx, { from, into }) => moveAutoReplies(tx, from.chatId, into.chatId),
    async onErase(_ctx, tx, { chatId }) {
      if (chatId !== null) await eraseAutoReplies(tx, chatId);
    },
  },
};
