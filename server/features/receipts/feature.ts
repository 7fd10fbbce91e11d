import type { Feature } from '../../feature.ts';
import { expireReceipts, exportReceipts, listReceiptMessages, moveReceipts } from './personal.store.ts';
import { defineReceiptJobs, issueReceipt } from './receipt-jobs.ts';
import { receiptsRoutes } from './receipts.routes.ts';

/** Receipts: a numbered paper for every payment that came in, once. */
export const feature: Feature = {
  name: 'receipts',
  uses: ['payments', 'chat'],
  tables: ['receipts', 'receipt_counters'],
  reads: {
    payments:
      'A receipt is made from the row of its payment, and prints its order number and bank reference.',
    catalogue_orders: 'A receipt prints the article that was paid.',
    farmers: 'A receipt is made out to the farmer as the account names them at that moment.',
    quotations: 'A receipt prints the day of the quotation that was paid.',
  },
  routes: { api: receiptsRoutes },
  jobs: defineReceiptJobs,
  hooks: {
    onPaymentSucceeded: issueReceipt,
    onMerge: (_ctx, tx, { from, into }) => moveReceipts(tx, from.chatId, into.chatId),
    async onErase(_ctx, tx, { chatId, keep }) {
      if (chatId === null) return;
      for (const messageId of await listReceiptMessages(tx, chatId)) keep.messages.add(messageId);
    },
    async onPapersExpire(tx, before) {
      await expireReceipts(tx, before);
      return [];
    },
    onExport: { receipts: exportReceipts },
  },
};
