import type { ReplyQuote } from '#shared/contract/chat.ts';
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
