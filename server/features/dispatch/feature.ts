import type { Feature } from '../../feature.ts';
import { dispatchRoutes } from './dispatch.routes.ts';
import { lrNumberOf } from './dispatches.store.ts';
import { eraseDispatches, expireDispatches, exportDispatches, moveDispatches } from './personal.store.ts';
import { noteSentBefore } from './send-lr.ts';

export const feature: Feature = {
  name: 'dispatch',
  uses: ['payments', 'quotes', 'chat', 'identity'],
  tables: ['dispatches'],
  reads: {
    messages: 'A lorry receipt whose message was deleted for everyone was a mistake and does not count.',
    chats: 'A farmer’s lorry receipts are those of their chat.',
    farmers: 'Old papers are emptied once their farmer is purged.',
    payments:
      'The lorry receipts of goods that were paid are kept when their farmer is purged; one that a payment has counts for no other.',
  },
  routes: { api: dispatchRoutes },
  queries: { lrNumberOf },
  hooks: {
    onPaymentSucceeded: noteSentBefore,
    onMerge: (_ctx, tx, { from, into }) => moveDispatches(tx, from.chatId, into.chatId),
    async onErase(_ctx, tx, { chatId, keep }) {
      if (chatId === null) return;
      for (const messageId of await eraseDispatches(tx, chatId)) keep.messages.add(messageId);
    },
    async onPapersExpire(tx, before) {
      await expireDispatches(tx, before);
      return [];
    },
    onExport: { dispatches: exportDispatches },
  },
};
