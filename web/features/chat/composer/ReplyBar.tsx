import { Reply } from 'lucide-react';
import type { ReplyQuote } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { DismissBar } from '../../../ui/DismissBar.tsx';
import styles from '../Conversation.module.css';
import { useQuoteWords, useSenderName } from '../message/message-words.ts';

interface ReplyBarProps {
  reply: ReplyQuote;
  /** Who is answering. */
  side: SenderRole;
  onCancel: () => void;
}

/** Which message the next one answers, above the composer. */
export function ReplyBar({ reply, side, onCancel }: ReplyBarProps) {
  const { t } = useTranslation('chat');
  const nameOf = useSenderName(side);
  const wordsOf = useQuoteWords();
  return (
    <DismissBar icon={<Reply aria-hidden="true" />} label={t('reply.cancel')} onDismiss={onCancel}>
      <span className={styles.to}>{t('reply.to', { name: nameOf(reply.sender_role) })}</span>
      <span className={styles.snippet}>{wordsOf(reply)}</span>
    </DismissBar>
  );
}
