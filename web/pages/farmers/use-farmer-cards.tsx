import { useMemo } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import type { Quotation } from '#shared/contract/quotes.ts';
import type { MessageCards } from '../../features/chat/MessageCard.tsx';
import { LrCard, lrOfMessage } from '../../features/dispatch/LrCard.tsx';
import { PaymentCard } from '../../features/payments/PaymentCard.tsx';
import { ReceiptCard } from '../../features/payments/ReceiptCard.tsx';
import { RefundCard } from '../../features/payments/RefundCard.tsx';
import { QuotationCard, type QuotationFacts } from '../../features/quotes/QuotationCard.tsx';
import type { Quotations } from '../../features/quotes/use-quotations.ts';

/** The cards of other features, as this thread shows them. */
export function useFarmerCards(
  quotations: Quotations,
  payingId: number | null,
  pay: (quotation: Quotation) => void,
): MessageCards {
  const { list } = quotations;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `pay` does the same in every render
  return useMemo(
    () => ({
      quote: (message) => {
        const quotation = list.find((known) => known.id === message.meta.quotation_id);
        return (
          <QuotationCard
            quotation={quotation ?? factsOfMessage(message)}
            onPay={quotation ? () => pay(quotation) : undefined}
            paying={quotation !== undefined && payingId === quotation.id}
          />
        );
      },
      lr: (message) => {
        const lr = lrOfMessage(message);
        return lr ? <LrCard {...lr} /> : null;
      },
      payment: (message) => <PaymentCard meta={message.meta} />,
      receipt: (message) => <ReceiptCard message={message} />,
      refund: ({ meta }) => <RefundCard meta={meta} />,
    }),
    [list, payingId],
  );
}

/** A quotation the farmer has taken off his list: the message still tells what was offered. */
function factsOfMessage({ meta, file_path }: Message): QuotationFacts {
  return { amount: meta.amount ?? 0, file_path, original_name: meta.original_name ?? '' };
}
