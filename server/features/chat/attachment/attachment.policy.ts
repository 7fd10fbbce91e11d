import { can } from '#shared/domain/capabilities.ts';
import type { FileRow } from '../../../platform/files/index.ts';
import { type Actor, senderOf } from '../../identity/index.ts';
import type { ChatRow } from '../chats.store.ts';

/**
 * A file is read by those who use its chat; before it has a chat, by whoever sent it. A refusal is told as 404:
 * others' files do not exist.
 */
export function mayReadFile(
  actor: Actor,
  file: Pick<FileRow, 'uploaded_by' | 'uploader_id' | 'chat_id'>,
  chat: Pick<ChatRow, 'farmer_id'> | undefined,
): boolean {
  if (chat) return can(actor, 'chat.read', chat);
  // Its chat is there for nobody any more: not for whoever sent it either.
  if (file.chat_id !== null) return false;
  const { role, id } = senderOf(actor);
  return role === file.uploaded_by && id === file.uploader_id;
}

/**
 * Whether somebody had a farmer's file opened or saved, and not their screen drawn: previews, voices and films load by
 * themselves, a later part belongs to an opening that was one already, and HEAD asks for the name alone.
 */
export function isOpening(
  file: Pick<FileRow, 'uploaded_by' | 'storage_key' | 'preview_key' | 'mime_type'>,
  asked: { method: string; key: string; download: boolean; range: string | undefined },
): boolean {
  if (asked.method !== 'GET' || file.uploaded_by !== 'farmer' || asked.key !== file.storage_key) return false;
  if (asked.range !== undefined && !asked.range.startsWith('bytes=0-')) return false;
  if (asked.download) return true;
  const isDrawnInThread =
    /^(audio|video)\//.test(file.mime_type) ||
    (file.mime_type.startsWith('image/') && file.preview_key === null);
  return !isDrawnInThread;
}
