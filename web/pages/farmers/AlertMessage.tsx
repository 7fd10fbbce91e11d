import { use } from 'react';
import type { MessageOf } from '#shared/contract/chat.ts';
import { FarmerAlert } from '../../features/alerts/farmer/FarmerAlert.tsx';
import { MessageText } from '../../features/chat/message/MessageText.tsx';
import { loadStrings } from '../../lib/i18n.ts';
import { ThreadContext } from '../frame/message-cards.tsx';

/** With its words, so that the card does not come twice. */
export async function loadAlert() {
  await loadStrings(['alertcard']);
  return { default: AlertMessage };
}

/** An alert in its thread: a photo of the same goes out from here. */
function AlertMessage({ message }: { message: MessageOf<'alert'> }) {
  const thread = use(ThreadContext);
  const { alert } = message.meta;
  if (!alert || !thread) return <MessageText text={message.text ?? ''} />;
  const onPhoto = (photo: File, text: string) =>
    void thread.send({ text, file: { blob: photo, name: photo.name, mimeType: photo.type } });
  return <FarmerAlert card={alert} onPhoto={thread.blocked ? undefined : onPhoto} />;
}
