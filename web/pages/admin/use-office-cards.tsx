import { useMemo } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import type { Quotation } from '#shared/contract/quotes.ts';
import type { MessageCards } from '../../features/chat/MessageCard.tsx';
import { LrCard, lrOfMessage } from '../../features/dispatch/LrCard.tsx';
import { PaymentDoor } from '../../features/payment-list/PaymentDoor.tsx';
import { PaymentCard } from '../../features/payments/PaymentCard.tsx';
import { ReceiptCard } from '../../features/payments/ReceiptCard.tsx';
import { RefundCard } from '../../features/payments/RefundCard.tsx';
import { QuotationCard, type QuotationFacts } from '../../features/quotes/QuotationCard.tsx';

/** One list for 'none', so that the cards keep their identity while there is nothing to know. */
const NONE: readonly Quotation[] = [];

/** The thread's cards as the office sees them: nothing to pay, but what has been paid. */
export function useOfficeCards(quotations: readonly Quotation[]): MessageCards {
  const list = quotations.length > 0 ? quotations : NONE;
  return useMemo(() => {
    const known = new Map(list.map((quotation) => [quotation.id, quotation]));
    return {
      quote: (message) => {
        const quotation = factsOf(message, known);
        const isInPayment = quotation.status === 'paid' || quotation.status === 'pending';
        return (
          <QuotationCard
            quotation={quotation}
            actions={isInPayment ? <PaymentDoor chatId={message.chat_id} /> : undefined}
          />
        );
      },
      lr: (message) => {
        const lr = lrOfMessage(message);
        return lr && <LrCard {...lr} />;
      },
      payment: ({ meta }) => (
        <>
          <PaymentCard meta={meta} />
          {meta.pid ? <PaymentDoor pid={meta.pid} /> : null}
        </>
      ),
      receipt: (message) => <ReceiptCard message={message} />,
      refund: ({ meta }) => (
        <>
          <RefundCard meta={meta} />
          {meta.pid ? <PaymentDoor pid={meta.pid} /> : null}
        </>
      ),
    };
  }, [list]);
}

/** The quotation itself where it is known; the message tells at least price and document. */
function factsOf({ meta, file_path }: Message, known: ReadonlyMap<number, Quotation>): QuotationFacts {
  const quotation = known.get(meta.quotation_id ?? 0);
  return quotation ?? { amount: meta.amount ?? 0, file_path, original_name: meta.original_name ?? '' };
}
