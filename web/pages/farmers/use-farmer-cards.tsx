import { lazy, Suspense, useMemo } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import { MessageText } from '../../features/chat/message/MessageText.tsx';
import type { DrawnMessage, MessageCards } from '../../features/chat/message/message-kinds.ts';
import type { QuotationPayment } from '../../features/quotes/farmer/use-pay-quotation.ts';
import type { Quotations } from '../../features/quotes/farmer/use-quotations.ts';
import { untilHere } from '../../lib/until-here.ts';
import { COMMON_CARDS } from '../frame/message-cards.tsx';
import type { Offer } from './late-cards.tsx';

/** Few threads hold these kinds: their cards come where there is one, and its words stand until then. */
const LateCard = lazy(() => untilHere(() => import('./late-cards.tsx')));
const late = (message: DrawnMessage, offer?: Offer) => (
  <Suspense fallback={<Words message={message} />}>
    <LateCard message={message} offer={offer} />
  </Suspense>
);
const Words = ({ message: { text } }: { message: Pick<Message, 'text'> }) => (
  <MessageText text={text ?? ''} />
);
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
        return late(message, {
          quotation,
          onPay: quotation && (() => void pay(quotation)),
          failure: quotation && failed?.id === quotation.id ? failed.why : undefined,
          paying: quotation !== undefined && payingId === quotation.id,
        });
      },
    }),
    [list, payingId, failed],
  );
}
