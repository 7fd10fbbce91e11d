import { use } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import type { Outcome } from '#shared/domain/plan/outcome.ts';
import { OUTCOMES } from '#shared/domain/plan/outcome.ts';
import type { ChatThread } from '../../features/chat/live/use-chat-thread.ts';
import { MessageText } from '../../features/chat/message/MessageText.tsx';
import type { DraftFile } from '../../features/chat/model/pending-message.ts';
import { VoiceComposer } from '../../features/chat/voice/VoiceComposer.tsx';
import { FOLLOWUP_STRINGS } from '../../features/followups/card/followup-names.ts';
import { OutcomeCard } from '../../features/followups/card/OutcomeCard.tsx';
import { CheckupCard } from '../../features/followups/farmer/CheckupCard.tsx';
import { type Told, tellOutcome } from '../../features/followups/farmer/outcome-sends.ts';
import { loadStrings } from '../../lib/i18n.ts';
import { ThreadContext } from '../frame/message-cards.tsx';

/** With its words, so that the card does not come twice. */
export async function loadFollowup() {
  await loadStrings(FOLLOWUP_STRINGS);
  return { default: FollowupMessage };
}

/** Whether a plan worked: the question in its thread, and each answer. */
function FollowupMessage({ message }: { message: Pick<Message, 'meta' | 'text'> }) {
  const thread = use(ThreadContext);
  const { checkup, outcome } = message.meta;
  if (outcome) return <OutcomeCard answer={outcome.answer} />;
  if (!checkup || !thread) return <MessageText text={message.text ?? ''} />;
  return <Checkup checkup={checkup} thread={thread} />;
}

type Checkup = NonNullable<Message['meta']['checkup']>;

function Checkup({ checkup, thread }: { checkup: Checkup; thread: ChatThread }) {
  const { plan_id: planId } = checkup;
  const { messages, blocked, send } = thread;
  const told = toldOf(thread, planId);
  const fields = { plan_id: String(planId) };
  const sendFile = (file: DraftFile) => send({ file, fields });
  return (
    <VoiceComposer owner={`checkup:${planId}`} disabled={blocked === true} onSend={sendFile}>
      {(mic) => (
        <CheckupCard
          checkup={checkup}
          told={told}
          isReplaced={messages.some(
            ({ meta: { plan } }) => plan?.replaces === planId || plan?.replaces_also?.includes(planId),
          )}
          onAnswer={blocked ? undefined : (answer) => void send(tellOutcome(planId, answer, told.length))}
          onPhoto={(photo) => void sendFile({ blob: photo, name: photo.name, mimeType: photo.type })}
          mic={mic}
        />
      )}
    </VoiceComposer>
  );
}

/** In the thread first, then what has not left the phone; what was refused is no answer. */
function toldOf({ messages, pending }: ChatThread, planId: number): Told[] {
  const stored = messages.flatMap(({ meta: { outcome, written_at: writtenAt }, created_at: at }) =>
    outcome?.plan_id === planId ? [{ answer: outcome.answer, at: writtenAt ?? at }] : [],
  );
  const shown = new Set(messages.map(({ client_id: id }) => id));
  const waiting = pending.flatMap(({ fields, state, queuedAt: at, clientId }) => {
    const answer = OUTCOMES.find((each) => each === fields?.outcome);
    const isOfIt = fields?.plan_id === String(planId) && state !== 'failed' && !shown.has(clientId);
    return answer && isOfIt ? [{ answer: answer satisfies Outcome, at }] : [];
  });
  return [...stored, ...waiting];
}
