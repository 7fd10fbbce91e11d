/** Quotations: the office's priced offers. Payments are the only other feature that may touch one. */
export { listFarmersQuotations } from './list-quotations.ts';
export { lockQuotation, lockQuotationToPay, markQuotationPaid } from './pay-quotation.ts';
export { recordQuotationChange } from './quotes.events.ts';
export { quotesRoutes } from './quotes.routes.ts';
