/** Payments: the provider's checkout for quotations, and nothing believed but the provider's own word. */
export { paymentsRoutes } from './payments.routes.ts';
export { listPaymentsOfChat, type PaymentHistoryRow } from './payments.store.ts';
export { PROVIDER_WEBHOOK_PATH } from './webhook.routes.ts';
