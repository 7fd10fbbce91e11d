import type { Message, ReplyQuote } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import type { StaffPictureProps } from '../../../ui/StaffPicture.tsx';
import { fileKind } from '../model/message-file.ts';

/** What stands for a quoted message: its words, else what it was. */
export function useQuoteWords(): (reply: ReplyQuote) => string {
  const { t } = useTranslation('chat');
  return (reply) => {
    if (reply.deleted) return t('message.deleted');
    return reply.snippet || t(`file.${fileKind(reply.mime_type)}`);
  };
}

/** What the one who looks calls a sender: You for themselves, else Farmer or the office by its name. */
export function useSenderName(side: SenderRole): (sender: SenderRole) => string {
  const { t } = useTranslation('chat');
  return (sender) => {
    if (sender === side) return t('sender.you');
    return t(sender === 'farmer' ? 'sender.farmer' : 'sender.office');
  };
}

/**
 * Who of the office wrote a message. The office's screen names itself where nobody in particular did, before it knew
 * people; a farmer reads that name at the top of the chat.
 */
export function useAuthor(side: SenderRole, message: Message): StaffPictureProps | undefined {
  const { t, language } = useTranslation('chat');
  const { author, sender_role, meta, deleted } = message;
  if (author) return { name: textIn(author.name, language), picture: author.picture };
  const isOffices = side === 'admin' && sender_role === 'admin' && !meta.auto && !deleted;
  return isOffices ? { name: t('sender.office'), picture: null } : undefined;
}
