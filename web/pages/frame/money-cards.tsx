import type { MessageCards } from '../../features/chat/message/message-kinds.ts';
import { ReceiptCard, RefundCard } from '../../features/payments/farmer/MoneyCards.tsx';
import { PaymentCard } from '../../features/payments/farmer/PaymentCard.tsx';

/** What was paid and what went back, in the same words for both sides. */
export const MONEY_CARDS = {
  payment: ({ meta }) => <PaymentCard meta={meta} />,
  receipt: (message) => <ReceiptCard message={message} />,
  refund: ({ meta }) => <RefundCard meta={meta} />,
} satisfies Partial<MessageCards>;
