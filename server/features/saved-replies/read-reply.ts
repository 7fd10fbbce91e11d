import type { SavedReplyBody } from '#shared/contract/saved-replies.ts';
import { byLanguage } from '#shared/domain/by-language.ts';
import {
  normaliseShortcut,
  REPLY_TEXT_MAX,
  replyField,
  unknownVariables,
} from '#shared/domain/chat/saved-reply.ts';
import { cleanText } from '#shared/domain/text-safety.ts';
import { AppError } from '../../platform/errors.ts';
import type { ReplyWords } from './saved-replies.store.ts';

/**
 * The words as they are kept.
 * @throws {AppError} SHORTCUT_INVALID; SAVED_REPLY_INVALID naming each text that is missing, too long or has a
 * variable nobody knows
 */
export function readReply(body: SavedReplyBody): ReplyWords {
  const shortcut = normaliseShortcut(body.shortcut);
  if (shortcut === null)
    throw new AppError('SHORTCUT_INVALID', { fields: { shortcut: 'is not a shortcut' } });
  const fields: Record<string, string> = {};
  const texts = byLanguage((language) => {
    const field = replyField(language);
    const text = cleanText(body[field], Number.POSITIVE_INFINITY);
    const [unknown] = unknownVariables(text);
    if (text === '') fields[field] = 'is missing';
    else if (text.length > REPLY_TEXT_MAX) fields[field] = `is longer than ${REPLY_TEXT_MAX} letters`;
    else if (unknown) fields[field] = `has ${unknown}, which is no variable`;
    return text;
  });
  if (Object.keys(fields).length > 0) throw new AppError('SAVED_REPLY_INVALID', { fields });
  return { shortcut, texts };
}
