import type { SavedReply } from '#shared/contract/saved-replies.ts';
import type { SavedReplyRow } from './saved-replies.store.ts';

export function viewReply({
  id,
  shortcut,
  text_kn,
  text_en,
  version,
  updated_at,
}: SavedReplyRow): SavedReply {
  return { id, shortcut, text_kn, text_en, version, updated_at };
}
