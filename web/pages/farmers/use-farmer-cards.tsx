import { useMemo } from 'react';
import type { MessageCards } from '../../features/chat/message/message-kinds.ts';
import { factsOfQuotation, QuotationCard } from '../../features/quotes/farmer/QuotationCard.tsx';
import type { QuotationPayment } from '../../features/quotes/farmer/use-pay-quotation.ts';
import type { Quotations } from '../../features/quotes/farmer/use-quotations.ts';
import { COMMON_CARDS } from '../frame/message-cards.tsx';

/** The thread's cards as the farmer sees them: a quotation can be paid from its card. */
export function useFarmerCards(
  quotations: Quotations,
  { payingId, failed, pay }: QuotationPayment,
): MessageCards {
  const { list } = quotations;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `pay` does the same in every render
  return useMemo(
    () => ({
      ...COMMON_CARDS,
      quote: (message) => {
        const quotation = list.find((known) => known.id === message.meta.quotation_id);
        return (
          <QuotationCard
            quotation={quotation ?? factsOfQuotation(message)}
            onPay={quotation ? () => void pay(quotation) : undefined}
            failure={quotation && failed?.id === quotation.id ? failed.why : undefined}
            paying={quotation !== undefined && payingId === quotation.id}
          />
        );
      },
    }),
    [list, payingId, failed],
  );
}
