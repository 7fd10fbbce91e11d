import { lazy, Suspense } from 'react';
import { byKind } from '#shared/contract/by-kind.ts';
import type { Message, MessageOf } from '#shared/contract/chat.ts';
import type { Quotation } from '#shared/contract/quotes.ts';
import { MessageText } from '../../features/chat/message/MessageText.tsx';
import type { DrawnMessage } from '../../features/chat/message/message-kinds.ts';
import {
  factsOfQuotation,
  QuotationCard,
  type QuotationCardProps,
} from '../../features/quotes/farmer/QuotationCard.tsx';
import { untilHere } from '../../lib/until-here.ts';
import { MONEY_CARDS } from '../frame/money-cards.tsx';

/** What this thread knows of an offer, and can do with it. */
export interface Offer extends Omit<QuotationCardProps, 'quotation'> {
  /** Undefined until the list is here, and once it is off the list. */
  quotation: Quotation | undefined;
}

/** Words and drawings of these are chunks of their own: a thread with a payment need not hold a plan. Until one is here its words stand. */
const PlanMessage = lazy(() => untilHere(() => import('./PlanMessage.tsx').then((late) => late.loadPlan())));

const FollowupMessage = lazy(() =>
  untilHere(() => import('./FollowupMessage.tsx').then((late) => late.loadFollowup())),
);

const followup = (message: MessageOf<'checkup' | 'outcome'>) => (
  <Suspense fallback={<Words message={message} />}>
    <FollowupMessage message={message} />
  </Suspense>
);

/** The question whether photos may be shown, with its answers. */
const ConsentMessage = lazy(() =>
  untilHere(() => import('./ConsentMessage.tsx').then((late) => late.loadConsent())),
);

const FarmerIntake = lazy(() =>
  untilHere(() => import('./FarmerIntake.tsx').then((late) => late.loadIntake())),
);

const AlertMessage = lazy(() =>
  untilHere(() => import('./AlertMessage.tsx').then((late) => late.loadAlert())),
);

const CARDS = {
  ...MONEY_CARDS,
  intake: (message: MessageOf<'intake'>) => (
    <Suspense fallback={<Words message={message} />}>
      <FarmerIntake message={message} />
    </Suspense>
  ),
  checkup: followup,
  outcome: followup,
  consent: (message: MessageOf<'consent'>) => (
    <Suspense fallback={<Words message={message} />}>
      <ConsentMessage message={message} />
    </Suspense>
  ),
  plan: (message: MessageOf<'plan'>) => (
    <Suspense fallback={<Words message={message} />}>
      <PlanMessage message={message} />
    </Suspense>
  ),
  alert: (message: MessageOf<'alert'>) => (
    <Suspense fallback={<Words message={message} />}>
      <AlertMessage message={message} />
    </Suspense>
  ),
};

function Words({ message: { text } }: { message: Pick<Message, 'text'> }) {
  return <MessageText text={text ?? ''} />;
}

/** The card of a kind that few threads hold. */
export default function LateCard({
  message,
  offer,
}: {
  message: DrawnMessage;
  /** Of a quotation. */
  offer?: Offer | undefined;
}) {
  return byKind(message, { ...CARDS, quote: (quote) => <QuotationMessage message={quote} {...offer} /> });
}

/** The card of an offer in the thread. */
function QuotationMessage({ message, quotation, ...acts }: Partial<Offer> & { message: MessageOf<'quote'> }) {
  return <QuotationCard quotation={quotation ?? factsOfQuotation(message)} {...acts} />;
}
