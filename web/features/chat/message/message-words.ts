import type { ReplyQuote } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { fileKind } from '../model/file-facts.ts';

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
