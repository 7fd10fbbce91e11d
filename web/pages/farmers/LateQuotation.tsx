import type { MessageOf } from '#shared/contract/chat.ts';
import type { Quotation } from '#shared/contract/quotes.ts';
import {
  factsOfQuotation,
  QuotationCard,
  type QuotationCardProps,
} from '../../features/quotes/farmer/QuotationCard.tsx';

interface LateQuotationProps extends Omit<QuotationCardProps, 'quotation'> {
  message: MessageOf<'quote'>;
  /** Undefined until the list is here, and once it is off the list. */
  quotation: Quotation | undefined;
}

/** The card of an offer in the thread. */
export default function LateQuotation({ message, quotation, ...acts }: LateQuotationProps) {
  return <QuotationCard quotation={quotation ?? factsOfQuotation(message)} {...acts} />;
}
