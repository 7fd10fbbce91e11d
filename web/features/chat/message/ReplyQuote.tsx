import type { Message } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useQuoteWords, useSenderName } from './message-words.ts';
import styles from './ReplyQuote.module.css';

interface ReplyQuoteProps {
  reply: NonNullable<Message['reply']>;
  /** Who is looking. */
  side: SenderRole;
  onJump: (messageId: number) => void;
}

/** The head of the message this one answers; a tap goes there. */
export function ReplyQuote({ reply, side, onJump }: ReplyQuoteProps) {
  const { t } = useTranslation('chat');
  const nameOf = useSenderName(side);
  const wordsOf = useQuoteWords();
  return (
    <button
      type="button"
      className={classNames(styles.quote, reply.sender_role === 'admin' && styles.office)}
      title={t('message.replyTo')}
      onClick={() => onJump(reply.id)}
    >
      <span className={styles.sender}>{nameOf(reply.sender_role)}</span>
      <span className={styles.snippet}>{wordsOf(reply)}</span>
    </button>
  );
}
