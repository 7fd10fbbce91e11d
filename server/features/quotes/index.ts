/** Quotations: the office's priced offers. Payments are the only other feature that may touch one. */
export { listQuotationsForOffice, readOwnQuotation } from './list-quotations.ts';
export {
  lockQuotation,
  lockQuotationToPay,
  markQuotationPaid,
  markQuotationRefunded,
} from './pay-quotation.ts';
export { recordQuotationChange } from './quotes.events.ts';
export { findQuotation, isPaid } from './quotes.store.ts';
