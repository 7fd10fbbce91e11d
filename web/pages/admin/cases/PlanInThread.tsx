import { lazy, Suspense } from 'react';
import type { MessageOf } from '#shared/contract/chat.ts';
import { Attachment } from '../../../features/chat/message/Attachment.tsx';
import { fileOfMessage } from '../../../features/chat/model/message-file.ts';
import { useOpenCase } from './use-open-case.ts';

const Card = lazy(() =>
  import('../../../features/plans/office/OfficePlanCard.tsx').then((module) => ({
    default: module.OfficePlanCard,
  })),
);

/** A sent plan among the messages; a press opens its case. */
export function PlanInThread({ message }: { message: MessageOf<'plan'> }) {
  const { open } = useOpenCase();
  const { plan: card } = message.meta;
  const voice = fileOfMessage(message);
  if (!card) return null;
  return (
    <Suspense fallback={null}>
      <Card card={card} onOpen={() => open(card.case_id)} />
      {voice ? <Attachment file={voice} onOpenPhoto={() => {}} /> : null}
    </Suspense>
  );
}
