import { use } from 'react';
import type { MessageOf } from '#shared/contract/chat.ts';
import { MessageText } from '../../features/chat/message/MessageText.tsx';
import { TOLD_STRINGS } from '../../features/intake/card/told-strings.ts';
import { loadStrings } from '../../lib/i18n.ts';
import { IntakeMessage } from '../frame/IntakeMessage.tsx';
import { ThreadContext } from '../frame/message-cards.tsx';

/** With its words, so that the card does not come twice. */
export async function loadIntake() {
  await loadStrings(TOLD_STRINGS);
  return { default: FarmerIntake };
}

/** What the farmer told, with what of it is still on their phone. */
function FarmerIntake({ message }: { message: Pick<MessageOf<'intake'>, 'meta' | 'text'> }) {
  const thread = use(ThreadContext);
  const { intake } = message.meta;
  if (!intake || !thread) return <MessageText text={message.text ?? ''} />;
  return <IntakeMessage intake={intake} thread={thread} />;
}
