import { Ban } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { findLr } from '#shared/domain/lr-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Attachment, type OpenPhoto } from './Attachment.tsx';
import { Bubble } from './Bubble.tsx';
import { fileKind } from './file-facts.ts';
import styles from './MessageCard.module.css';
import { MessageText } from './MessageText.tsx';
import { fileOfMessage } from './message-file.ts';
import { handsFor, type MessageHands } from './message-hands.ts';
import { ReplyQuote } from './ReplyQuote.tsx';
import { SprayCard } from './SprayCard.tsx';
import type { TickState } from './Ticks.tsx';
import { useSenderName } from './use-sender-name.ts';

/** Draws one message's card, or null to leave it to its text and file. */
type CardSlot = (message: Message) => ReactNode;

/** Cards other features own; the page hands them in, because features do not know each other. */
export interface MessageCards {
  quote?: CardSlot;
  lr?: CardSlot;
  payment?: CardSlot;
  receipt?: CardSlot;
  refund?: CardSlot;
}

interface MessageCardProps {
  message: Message;
  side: SenderRole;
  startsRun: boolean;
  tick: TickState | undefined;
  cards: MessageCards;
  flash: boolean;
  onOpenPhoto: (photo: OpenPhoto) => void;
  onJump: (messageId: number) => void;
  hands?: MessageHands | undefined;
  /** Undefined while nobody is selecting. */
  selected?: boolean | undefined;
}

/** One message from the server, whatever its kind. */
export const MessageCard = memo(function MessageCard(props: MessageCardProps) {
  const { message, side, cards, hands } = props;
  const { t } = useTranslation('chat');
  const nameOf = useSenderName(side);
  const file = fileOfMessage(message);
  const card = message.deleted ? null : slotFor(message, cards)?.(message);
  const isPicture = file !== null && fileKind(file.mimeType) === 'photo';
  return (
    <Bubble
      id={`message-${message.id}`}
      own={message.sender_role === side}
      startsRun={props.startsRun}
      speaker={nameOf(message.sender_role)}
      at={message.created_at}
      mark={message.meta.auto && message.message_type === 'text' ? t('message.auto') : undefined}
      tick={message.deleted ? undefined : props.tick}
      snug={!card && !message.deleted && isPicture}
      flash={props.flash}
      hands={hands && handsFor(message, side, hands)}
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
  return isWrittenLr ? cards.lr?.(message) : null;
}

function slotFor(message: Message, cards: MessageCards): CardSlot | undefined {
  switch (message.message_type) {
    case 'quote':
    case 'quotation':
      return cards.quote;
    case 'lr':
      return cards.lr;
    case 'payment':
      return cards.payment;
    case 'receipt':
      return cards.receipt;
    case 'refund':
      return cards.refund;
    default:
      return undefined;
  }
}
