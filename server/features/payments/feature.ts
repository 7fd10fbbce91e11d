import type { Feature } from '../../feature.ts';
import {
  fromToSendOf,
  isInPayment,
  refundedOf,
  selectChatsToSend,
  selectPaidSince,
} from './office/goods.store.ts';
import { paymentsRoutes } from './payments.routes.ts';
import { expirePayments, exportPayments, listQuotationsTried, movePayments } from './personal.store.ts';
import { definePaymentJobs } from './reconcile/reconcile-payments.ts';

export const feature: Feature = {
  name: 'payments',
  uses: ['quotes', 'chat', 'content', 'identity'],
  tables: [
    'payments',
    'payment_events',
    'refunds',
    'refund_events',
    'payment_webhooks',
    'payment_alerts',
    'payment_daily_checks',
    'catalogue_orders',
    'demo_quotes',
  ],
  reads: {
    farmers:
      'The office reads a payment with its payer; orders of one farmer are placed one at a time, behind a lock on their row.',
    staff: 'A refund above the limit waits for somebody else who may confirm it, if there is anybody.',
  },
  routes: { api: paymentsRoutes },
  jobs: definePaymentJobs,
  queries: { fromToSendOf, selectChatsToSend, selectPaidSince, refundedOf, isInPayment },
  hooks: {
    onMerge: (_ctx, tx, merge) => movePayments(tx, merge),
    async onErase(_ctx, tx, { chatId, keep }) {
      if (chatId === null) return;
      for (const id of await listQuotationsTried(tx, chatId)) keep.quotations.add(id);
    },
    async onPapersExpire(tx, before) {
      await expirePayments(tx, before);
      return [];
    },
    onExport: { payments: exportPayments },
  },
};
