import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { ByKind } from '#shared/contract/by-kind.ts';
import type { Message } from '#shared/contract/chat.ts';
import type { Quotation } from '#shared/contract/quotes.ts';
import { MessageText } from '../../../features/chat/message/MessageText.tsx';
import type { MessageCards } from '../../../features/chat/message/message-kinds.ts';
import { PaymentDetailsLink } from '../../../features/payments/office/PaymentDetailsLink.tsx';
import { factsOfQuotation, QuotationCard } from '../../../features/quotes/farmer/QuotationCard.tsx';
import { WithdrawQuotation } from '../../../features/quotes/office/WithdrawQuotation.tsx';
import { COMMON_CARDS } from '../../frame/message-cards.tsx';
import { MONEY_CARDS } from '../../frame/money-cards.tsx';
import { IntakeInThread, PlanInThread } from '../cases/CasesInThread.tsx';

/** One list for 'none', so that the cards keep their identity while there is nothing to know. */
const NONE: readonly Quotation[] = [];

const AlertSheet = lazy(() =>
  import('../../../features/alerts/card/AlertSheet.tsx').then((module) => ({ default: module.AlertSheet })),
);

const Followup = lazy(() =>
  import('../../../features/followups/office/OfficeFollowup.tsx').then((module) => ({
    default: module.OfficeFollowup,
  })),
);

const followup = ({ meta, text }: Pick<Message, 'meta' | 'text'>) => (
  <Suspense fallback={<MessageText text={text ?? ''} />}>
    <Followup {...meta} />
  </Suspense>
);

/** What was advised: in a few lines, with the way to its case; and what came of it. */
const CLINIC_CARDS = {
  plan: (message) => message.meta.plan && <PlanInThread message={message} />,
  alert: ({ meta }) =>
    meta.alert && (
      <Suspense fallback={null}>
        <AlertSheet card={meta.alert} />
      </Suspense>
    ),
  checkup: followup,
  outcome: followup,
  consent: ({ text }) => <MessageText text={text ?? ''} />,
} satisfies ByKind<'plan' | 'checkup' | 'outcome' | 'consent' | 'alert', ReactNode>;

/** The thread's cards as the office sees them: nothing to pay, but what has been paid. */
export function useOfficeCards(quotations: readonly Quotation[]): MessageCards {
  const list = quotations.length > 0 ? quotations : NONE;
  return useMemo(() => {
    const known = new Map(list.map((quotation) => [quotation.id, quotation]));
    return {
      ...COMMON_CARDS,
      ...MONEY_CARDS,
      ...CLINIC_CARDS,
      intake: (message) => <IntakeInThread message={message} />,
      quote: (message) => {
        const quotation = known.get(message.meta.quotation_id ?? 0);
        return (
          <QuotationCard
            quotation={quotation ?? factsOfQuotation(message)}
            actions={quotation && <QuotationActs quotation={quotation} />}
          />
        );
      },
      payment: (message) => withPaymentLink(message.meta, MONEY_CARDS.payment(message)),
      refund: (message) => withPaymentLink(message.meta, MONEY_CARDS.refund(message)),
    };
  }, [list]);
}

/** A card about money, with the way to its payment. */
function withPaymentLink({ pid }: { pid?: number }, card: ReactNode): ReactNode {
  return (
    <>
      {card}
      {pid ? <PaymentDetailsLink pid={pid} /> : null}
    </>
  );
}

/** To the payments where there is money, and taking the offer back while it may be. */
function QuotationActs({ quotation }: { quotation: Quotation }) {
  const { status, payable, chat_id: chatId } = quotation;
  const isUnpriced = status === 'open' && !payable;
  return (
    <>
      {status === 'paid' || status === 'pending' || status === 'refunded' ? (
        <PaymentDetailsLink chatId={chatId} />
      ) : null}
      {payable || isUnpriced ? <WithdrawQuotation quotation={quotation} /> : null}
    </>
  );
}
