import type { SavedReply } from '#shared/contract/saved-replies.ts';
import { type LocalizedText, textIn } from '#shared/domain/by-language.ts';
import { replyTexts } from '#shared/domain/chat/saved-reply.ts';
import type { SavedReplyRow } from './saved-replies.store.ts';

export function viewReply({ id, shortcut, texts, version, updated_at }: SavedReplyRow): SavedReply {
  return { id, shortcut, ...viewTexts(texts), version, updated_at };
}

/** A field for each language, on the wire and in the office log. */
export const viewTexts = (texts: LocalizedText) => replyTexts((_field, language) => textIn(texts, language));
