import type { Feature } from '../../feature.ts';
import { eraseQuotations, expireQuotations, exportQuotations, moveQuotations } from './personal.store.ts';
import { readQuotationEvents } from './quotes.events.ts';
import { quotesRoutes } from './quotes.routes.ts';
import { fromUnpaidOf } from './quotes.store.ts';

export const feature: Feature = {
  name: 'quotes',
  uses: ['chat', 'identity', 'plans'],
  tables: ['quotations'],
  reads: {
    chats: 'A farmer’s quotations are those of their chat.',
    farmers: 'Old papers are emptied once their farmer is purged.',
    files: 'A quotation is read together with its document.',
    messages: 'A quotation takes over chat and file from the message that carries it.',
  },
  routes: { api: quotesRoutes },
  eventViews: { quotation: readQuotationEvents },
  queries: { fromUnpaidOf },
  hooks: {
    onMerge: (_ctx, tx, { from, into }) => moveQuotations(tx, from.chatId, into.chatId),
    async onErase(_ctx, tx, { chatId, keep }) {
      if (chatId === null) return;
      for (const kept of await eraseQuotations(tx, chatId, keep.quotations)) {
        keep.messages.add(kept.message_id);
        if (kept.file_id !== null) keep.files.add(kept.file_id);
      }
    },
    onPapersExpire: expireQuotations,
    onExport: { quotations: exportQuotations },
  },
};
