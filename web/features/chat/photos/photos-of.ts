import type { Message } from '#shared/contract/chat.ts';
import { isRecord } from '#shared/domain/chat/message-kinds.ts';
import type { OpenPhoto } from '../message/Attachment.tsx';
import { fileKind } from '../model/file-facts.ts';
import { fileOfMessage } from '../model/message-file.ts';

/** The photos of a thread in its order: what the viewer leafs through. Records keep their papers to themselves. */
export function photosOf(messages: readonly Message[]): OpenPhoto[] {
  return messages.flatMap((message) => {
    const file = message.deleted || isRecord(message.message_type) ? null : fileOfMessage(message);
    return file && fileKind(file.mimeType) === 'photo' ? [{ url: file.url, name: file.name }] : [];
  });
}
