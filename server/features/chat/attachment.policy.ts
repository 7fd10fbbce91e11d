import type { FileRow } from '../../platform/files/index.ts';
import type { Actor } from '../accounts/index.ts';
import { mayUseChat } from './chat.policy.ts';
import type { ChatRow } from './chats.store.ts';

/**
 * A file is read by those who use its chat; before it has a chat, by whoever sent it. A refusal is told as 404:
 * others' files do not exist.
 */
export function mayReadFile(
  actor: Actor,
  file: Pick<FileRow, 'uploaded_by' | 'uploader_id' | 'chat_id'>,
  chat: Pick<ChatRow, 'farmer_id'> | undefined,
): boolean {
  if (chat) return mayUseChat(actor, chat);
  // Its chat is there for nobody any more: not for whoever sent it either.
  if (file.chat_id !== null) return false;
  const id = actor.role === 'farmer' ? actor.farmerId : actor.staffId;
  return actor.role === file.uploaded_by && id === file.uploader_id;
}
