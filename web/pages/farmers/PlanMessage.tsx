import { use } from 'react';
import type { Message, MessageOf } from '#shared/contract/chat.ts';
import { textIn } from '#shared/domain/by-language.ts';
import type { ChatThread } from '../../features/chat/live/use-chat-thread.ts';
import { Attachment } from '../../features/chat/message/Attachment.tsx';
import { MessageText } from '../../features/chat/message/MessageText.tsx';
import { type AttachmentFile, fileOfMessage } from '../../features/chat/model/message-file.ts';
import { PLAN_STRINGS } from '../../features/plans/card/plan-names.ts';
import { FarmerPlan, type PlanThread } from '../../features/plans/farmer/FarmerPlan.tsx';
import { saidIn } from '../../features/plans/farmer/said.ts';
import { currentLanguage, loadStrings, useTranslation } from '../../lib/i18n.ts';
import { ThreadContext } from '../frame/message-cards.tsx';

/** With its words, so that the card does not come twice. */
export async function loadPlan() {
  await loadStrings(PLAN_STRINGS);
  return { default: PlanMessage };
}

/** A plan in its thread: what came before and after it says what is asked, sprayed or replaced. */
function PlanMessage({ message }: { message: MessageOf<'plan'> }) {
  const thread = use(ThreadContext);
  const { plan } = message.meta;
  if (!plan || !thread) return <MessageText text={message.text ?? ''} />;
  const { author } = message;
  const doctor = author
    ? { name: textIn(author.name, currentLanguage()), picture: author.picture }
    : undefined;
  const said = fileOfMessage(message);
  return (
    <FarmerPlan
      plan={plan}
      doctor={doctor}
      voice={said ? <DoctorsVoice file={said} /> : null}
      {...threadOf(thread)}
    />
  );
}

function DoctorsVoice({ file }: { file: AttachmentFile }) {
  const { t } = useTranslation('plancard');
  return (
    <div>
      <p>{t('voice')}</p>
      <Attachment file={file} onOpenPhoto={() => {}} />
    </div>
  );
}

function threadOf({ messages, pending, older, blocked, send }: ChatThread): PlanThread {
  const told = messages.findLast(({ meta }) => meta.spray?.chemical)?.meta.spray;
  return {
    plans: messages.flatMap(planOf),
    hasOlder: older !== 'none',
    said: saidIn(messages, pending),
    former: told ? { date: told.date ?? '', chemical: told.chemical ?? '' } : null,
    onSend: blocked ? undefined : (draft) => void send(draft),
  };
}

const planOf = (message: Message) => {
  const plan = message.message_type === 'plan' ? message.meta.plan : undefined;
  return plan ? [plan] : [];
};
