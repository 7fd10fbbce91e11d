/** Payments: the provider's checkout for quotations, and nothing believed but the provider's own word. */
export { onPaymentSucceeded, type PaymentSucceededHook } from './payment-succeeded.ts';
export { paymentsRoutes } from './payments.routes.ts';
export { listPaymentsOfChat, type PaymentHistoryRow, type PaymentRow } from './payments.store.ts';
export { findVisiblePayment } from './read-payment.ts';
export { viewerOf } from './viewer.ts';
export { PROVIDER_WEBHOOK_PATH } from './webhook.routes.ts';
