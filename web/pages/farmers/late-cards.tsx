import { lazy, Suspense } from 'react';
import { byKind } from '#shared/contract/by-kind.ts';
import type { Message, MessageOf } from '#shared/contract/chat.ts';
import { MessageText } from '../../features/chat/message/MessageText.tsx';
import type { DrawnMessage } from '../../features/chat/message/message-kinds.ts';
import { MONEY_CARDS } from '../frame/money-cards.tsx';

/** Words and drawings of these are chunks of their own: a thread with a payment need not hold a plan. */
const PlanMessage = lazy(() =>
  import('./PlanMessage.tsx').then((late) => late.loadPlan()).catch(() => ({ default: Words })),
);

const FollowupMessage = lazy(() =>
  import('./FollowupMessage.tsx').then((late) => late.loadFollowup()).catch(() => ({ default: Words })),
);

const followup = (message: MessageOf<'checkup' | 'outcome'>) => (
  <Suspense fallback={<Words message={message} />}>
    <FollowupMessage message={message} />
  </Suspense>
);

/** The question whether photos may be shown, with its answers. */
const ConsentMessage = lazy(() =>
  import('./ConsentMessage.tsx').then((late) => late.loadConsent()).catch(() => ({ default: Words })),
);

const FarmerIntake = lazy(() =>
  import('./FarmerIntake.tsx').then((late) => late.loadIntake()).catch(() => ({ default: Words })),
);

const AlertMessage = lazy(() =>
  import('./AlertMessage.tsx').then((late) => late.loadAlert()).catch(() => ({ default: Words })),
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
export default function LateCard({ message }: { message: DrawnMessage }) {
  return byKind(message, CARDS);
}
