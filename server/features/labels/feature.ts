import type { Feature } from '../../feature.ts';
import { eraseChatLabels, hasLabels, labelsOf, mergeChatLabels } from './chat-labels.store.ts';
import { labelsRoutes } from './labels.routes.ts';

/**
 * Labels: what the office says a chat is about. Like private notes they are no part of a chat's log, and no farmer is given
 * one: neither in their thread nor with their data.
 */
export const feature: Feature = {
  name: 'labels',
  uses: ['chat', 'identity'],
  tables: ['labels', 'chat_labels'],
  reads: {},
  routes: { api: labelsRoutes },
  queries: { labelsOf, hasLabels },
  hooks: {
    onMerge: (_ctx, tx, { from, into }) => mergeChatLabels(tx, from.chatId, into.chatId),
    async onErase(_ctx, tx, { chatId }) {
      if (chatId !== null) await eraseChatLabels(tx, chatId);
    },
  },
};
