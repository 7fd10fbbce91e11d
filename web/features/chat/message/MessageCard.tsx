import { Ban } from 'lucide-react';
import { memo } from 'react';
import { byKind } from '#shared/contract/by-kind.ts';
import type { Message } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { findLr } from '#shared/domain/chat/lr-text.ts';
import { isRecord } from '#shared/domain/chat/message-kinds.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { fileKind, fileOfMessage } from '../model/message-file.ts';
import { Attachment, type OpenPhoto } from './Attachment.tsx';
import { Bubble, type TickState } from './Bubble.tsx';
import styles from './MessageCard.module.css';
import { MessageText } from './MessageText.tsx';
import { gesturesFor, type MessageGestures } from './message-gestures.ts';
import { drawingOf, type MessageCards } from './message-kinds.ts';
import { useAuthor, useSenderName } from './message-words.ts';
import { ReplyQuote } from './ReplyQuote.tsx';
import { SprayCard } from './SprayCard.tsx';

interface MessageCardProps {
  message: Message;
  side: SenderRole;
  startsRun: boolean;
  tick: TickState | undefined;
  cards: MessageCards;
  flash: boolean;
  onOpenPhoto: (photo: OpenPhoto) => void;
  onJump: (messageId: number) => void;
  gestures?: MessageGestures | undefined;
  /** Undefined while nobody is selecting. */
  selected?: boolean | undefined;
}

/** One message from the server, whatever its kind. */
export const MessageCard = memo(function MessageCard(props: MessageCardProps) {
  const { message, side, cards, gestures } = props;
  const { t } = useTranslation('chat');
  const nameOf = useSenderName(side);
  const author = useAuthor(side, message);
  const file = fileOfMessage(message);
  const card = message.deleted ? null : byKind(message, cards);
  const own = message.sender_role === side && drawingOf(message.message_type).own;
  const isPicture = file !== null && fileKind(file.mimeType) === 'photo';
  return (
    <Bubble
      id={`message-${message.id}`}
      own={own}
      startsRun={props.startsRun}
      speaker={author?.name ?? nameOf(message.sender_role)}
      author={author}
      at={message.created_at}
      writtenAt={message.meta.written_at}
      mark={message.meta.auto && !isRecord(message.message_type) ? t('message.auto') : undefined}
      tick={own && !message.deleted ? props.tick : undefined}
      snug={!card && !message.deleted && isPicture}
      flash={props.flash}
      gestures={gestures && gesturesFor(message, side, gestures)}
      selected={props.selected}
    >
      {message.reply ? <ReplyQuote reply={message.reply} side={side} onJump={props.onJump} /> : null}
      {card ?? <PlainContent {...props} file={file} />}
    </Bubble>
  );
});

function PlainContent(props: MessageCardProps & { file: ReturnType<typeof fileOfMessage> }) {
  const { t } = useTranslation('chat');
  const { message, file } = props;
  if (message.deleted) {
    return (
      <p className={styles.deleted}>
        <Ban aria-hidden="true" />
        <span>{t('message.deleted')}</span>
      </p>
    );
  }
  const { spray } = message.meta;
  const hasContent = Boolean(spray || file || message.text);
  return (
    <>
      {spray ? <SprayCard spray={spray} /> : null}
      {file ? <Attachment file={file} onOpenPhoto={props.onOpenPhoto} /> : null}
      {message.text ? (
        <div className={file ? styles.caption : undefined}>
          <MessageText text={message.text} />
        </div>
      ) : null}
      {hasContent ? null : <p className={styles.deleted}>{t('message.unknown')}</p>}
      <LrInText {...props} />
    </>
  );
}

/** An LR the office wrote out by hand gets its card below the words. */
function LrInText({ message, cards }: MessageCardProps) {
  const isWrittenLr =
    message.sender_role === 'admin' && message.message_type === 'text' && findLr(message.text ?? '');
  return isWrittenLr ? cards.lr({ ...message, message_type: 'lr', meta: {} }) : null;
}
