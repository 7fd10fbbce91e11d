import type { MessageOf } from '#shared/contract/chat.ts';
import type { Quotation } from '#shared/contract/quotes.ts';
import {
  factsOfQuotation,
  QuotationCard,
  type QuotationCardProps,
} from '../../features/quotes/farmer/QuotationCard.tsx';

/** What this thread knows of an offer, and can do with it. */
export interface Offer extends Omit<QuotationCardProps, 'quotation'> {
  /** Undefined until the list is here, and once it is off the list. */
  quotation: Quotation | undefined;
}

/** The card of an offer in the thread. */
export function QuotationMessage({
  message,
  quotation,
  ...acts
}: Partial<Offer> & { message: MessageOf<'quote'> }) {
  return <QuotationCard quotation={quotation ?? factsOfQuotation(message)} {...acts} />;
}
