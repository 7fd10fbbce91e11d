import type { Message } from '#shared/contract/chat.ts';
import type { Case } from '#shared/contract/office/cases.ts';
import { fileOfMessage } from '../../../features/chat/model/message-file.ts';
import { MarkDialog } from '../../../features/picture-book/office/MarkDialog.tsx';
import type { Guess } from '../../../features/picture-book/office/MarkForm.tsx';
import { troubleAmong, troubledCropOf } from '../../../lib/office/problem-name.ts';

interface MarkPhotoProps {
  chat: { id: number; name: string };
  message: Message;
  /** The case that holds the photo. */
  of: Case | undefined;
  onClose: () => void;
}

/** The photo of a message with what its case knows of it. */
export function MarkPhoto({ chat, message, of, onClose }: MarkPhotoProps) {
  const file = fileOfMessage(message);
  const { width, height } = message.meta;
  if (!file || !width || !height) return null;
  return (
    <MarkDialog
      chat={chat}
      photo={{ messageId: message.id, url: file.url, width, height }}
      guess={of ? guessOf(of) : {}}
      onClose={onClose}
    />
  );
}

function guessOf({ facts }: Case): Guess {
  const crop = troubledCropOf(facts.crop);
  const problem = troubleAmong(facts.signs, crop);
  return {
    ...(crop ? { crop } : {}),
    ...(problem ? { problem } : {}),
    stage: facts.stage,
    part: facts.part,
  };
}
