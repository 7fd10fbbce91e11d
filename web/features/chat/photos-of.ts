import type { Message } from '#shared/contract/chat.ts';
import type { OpenPhoto } from './Attachment.tsx';
import { fileKind } from './file-facts.ts';
import { fileOfMessage } from './message-file.ts';

/** The photos of a thread in its order: what the viewer leafs through. Quotations keep their papers to themselves. */
export function photosOf(messages: readonly Message[]): OpenPhoto[] {
  return messages.flatMap((message) => {
    const file = message.deleted || message.message_type !== 'text' ? null : fileOfMessage(message);
    return file && fileKind(file.mimeType) === 'photo' ? [{ url: file.url, name: file.name }] : [];
  });
}
