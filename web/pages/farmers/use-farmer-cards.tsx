import { lazy, Suspense, useMemo } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import { MessageText } from '../../features/chat/message/MessageText.tsx';
import type { DrawnMessage, MessageCards } from '../../features/chat/message/message-kinds.ts';
import type { QuotationPayment } from '../../features/quotes/farmer/use-pay-quotation.ts';
import type { Quotations } from '../../features/quotes/farmer/use-quotations.ts';
import { COMMON_CARDS } from '../frame/message-cards.tsx';

/** Few threads hold these kinds: their cards come where there is one, and its words stand until then. */
const LateCard = lazy(() => import('./late-cards.tsx').catch(() => ({ default: Words })));
const late = (message: DrawnMessage) => (
  <Suspense fallback={<Words message={message} />}>
    <LateCard message={message} />
  </Suspense>
);
const Words = ({ message: { text } }: { message: Pick<Message, 'text'> }) => (
  <MessageText text={text ?? ''} />
);
/** The same for an offer, which this thread can pay. */
const LateQuotation = lazy(() => import('./LateQuotation.tsx').catch(() => ({ default: Words })));
const LATE_CARDS = {
  intake: late,
  consent: late,
  payment: late,
  receipt: late,
  refund: late,
  plan: late,
  checkup: late,
  outcome: late,
  alert: late,
};

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
      ...LATE_CARDS,
      quote: (message) => {
        const quotation = list.find((known) => known.id === message.meta.quotation_id);
        return (
          <Suspense fallback={<Words message={message} />}>
            <LateQuotation
              message={message}
              quotation={quotation}
              onPay={quotation ? () => void pay(quotation) : undefined}
              failure={quotation && failed?.id === quotation.id ? failed.why : undefined}
              paying={quotation !== undefined && payingId === quotation.id}
            />
          </Suspense>
        );
      },
    }),
    [list, payingId, failed],
  );
}
