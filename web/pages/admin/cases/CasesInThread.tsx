import { lazy, Suspense, use } from 'react';
import type { MessageOf } from '#shared/contract/chat.ts';
import { useChatCases } from '../../../features/cases/office/use-cases.ts';
import { Attachment } from '../../../features/chat/message/Attachment.tsx';
import { MessageText } from '../../../features/chat/message/MessageText.tsx';
import type { DrawnMessage } from '../../../features/chat/message/message-kinds.ts';
import { fileOfMessage } from '../../../features/chat/model/message-file.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { ThreadContext } from '../../frame/message-cards.tsx';
import { useOpenCase } from './CaseButton.tsx';

const Card = lazy(() =>
  import('../../../features/plans/office/OfficePlanCard.tsx').then((module) => ({
    default: module.OfficePlanCard,
  })),
);

const Intake = lazy(() =>
  import('../../frame/IntakeMessage.tsx').then((module) => ({ default: module.IntakeMessage })),
);

/** What the farmer told is wrong, among the messages; its case has been made with it. */
export function IntakeInThread({ message }: { message: DrawnMessage }) {
  const { id, chat_id: chatId, text, meta } = message;
  const thread = use(ThreadContext);
  const words = <MessageText text={text ?? ''} />;
  if (!meta.intake || !thread) return words;
  return (
    <Suspense fallback={words}>
      <Intake
        intake={meta.intake}
        thread={thread}
        foot={id && chatId ? <OpenItsCase chatId={chatId} messageId={id} /> : null}
      />
    </Suspense>
  );
}

function OpenItsCase({ chatId, messageId }: { chatId: number; messageId: number }) {
  const { t } = useTranslation('cases');
  const { open } = useOpenCase();
  const { cases } = useChatCases(chatId);
  const it = cases?.find(({ message_ids: ids }) => ids.includes(messageId));
  if (!useAbility('case.read') || !it) return null;
  return (
    <Button tone="secondary" onClick={() => open(it.id)}>
      {t('openCase')}
    </Button>
  );
}

/** A sent plan among the messages; a press opens its case. */
export function PlanInThread({ message }: { message: MessageOf<'plan'> }) {
  const { open } = useOpenCase();
  const { cases } = useChatCases(message.chat_id);
  const { plan: card } = message.meta;
  const voice = fileOfMessage(message);
  if (!card) return null;
  return (
    <Suspense fallback={null}>
      <Card
        card={card}
        // Another case may have taken in the one that it was written for.
        onOpen={() => open(cases?.find(({ plan_ids: ids }) => ids.includes(card.id))?.id ?? card.case_id)}
      />
      {voice ? <Attachment file={voice} onOpenPhoto={() => {}} /> : null}
    </Suspense>
  );
}
