/** Payments: the provider's checkout for quotations, and nothing believed but the provider's own word. */
export {
  listPaymentsOfChat,
  lockToSend,
  type PaymentHistoryRow,
  setDispatched,
} from './office/goods.store.ts';
export type { PaymentRow } from './payments.store.ts';
export { oldPayments } from './personal.store.ts';
export { findVisiblePayment } from './read-payment.ts';
export { readBooks } from './reconcile/daily-checks.store.ts';
export { viewerOf } from './viewer.ts';
export { PROVIDER_WEBHOOK_PATH } from './webhooks/webhook.routes.ts';
