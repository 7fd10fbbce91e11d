import { type ReactNode, useState } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import type { Intake } from '#shared/contract/clinic/intake.ts';
import type { ChatThread } from '../../features/chat/live/use-chat-thread.ts';
import type { OpenPhoto } from '../../features/chat/message/Attachment.tsx';
import { fileKind, fileOfMessage } from '../../features/chat/model/message-file.ts';
import { PhotoViewer } from '../../features/chat/photos/PhotoViewer.tsx';
import { IntakeCard } from '../../features/intake/card/IntakeCard.tsx';
import { ArrivedPart, NotHere, PendingPart } from './IntakeParts.tsx';

/** Where the photos and voices of a card are looked for. */
export type IntakeThread = Pick<ChatThread, 'messages'> &
  Partial<Pick<ChatThread, 'pending' | 'retry' | 'discard'>>;

interface IntakeMessageProps {
  intake: Intake;
  thread: IntakeThread;
  /** Also what they skipped, for whoever has to ask. */
  withUnsaid?: boolean;
  /** What may be done with it. */
  foot?: ReactNode;
}

/** An intake with the messages that it names drawn inside it, as far as they are here. */
export function IntakeMessage({ intake, thread, withUnsaid = false, foot }: IntakeMessageProps) {
  const [photo, setPhoto] = useState<OpenPhoto | null>(null);
  const draw = (id: string, label = '') => partOf(thread, id, label, setPhoto);
  return (
    <>
      <IntakeCard
        intake={intake}
        withUnsaid={withUnsaid}
        foot={foot}
        photoOf={draw}
        voiceOf={(id) => draw(id)}
      />
      {photo ? (
        <PhotoViewer photo={photo} album={albumOf(intake, thread)} onClose={() => setPhoto(null)} />
      ) : null}
    </>
  );
}

function partOf(
  thread: IntakeThread,
  id: string,
  label: string,
  onOpen: (photo: OpenPhoto) => void,
): ReactNode {
  const message = messageOf(thread, id);
  if (message) return <ArrivedPart message={message} label={label} onOpenPhoto={onOpen} />;
  const { pending = [], retry, discard } = thread;
  const waiting = pending.find(({ clientId }) => clientId === id);
  if (!waiting) return <NotHere />;
  return <PendingPart pending={waiting} onRetry={retry} onDiscard={discard} onOpenPhoto={onOpen} />;
}

const messageOf = ({ messages }: IntakeThread, id: string): Message | undefined =>
  messages.find(({ client_id, sender_role }) => sender_role === 'farmer' && client_id === id);

/** The photos that have arrived, to leaf through. */
function albumOf(intake: Intake, thread: IntakeThread): OpenPhoto[] {
  return intake.photos.flatMap(({ client_id: id }) => {
    const message = messageOf(thread, id);
    const file = message ? fileOfMessage(message) : null;
    return file && fileKind(file.mimeType) === 'photo' ? [{ url: file.url, name: file.name }] : [];
  });
}
