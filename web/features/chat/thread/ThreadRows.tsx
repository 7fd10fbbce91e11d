import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Selection } from '../actions/selection.ts';
import type { ChatThread } from '../live/use-chat-thread.ts';
import type { OpenPhoto } from '../message/Attachment.tsx';
import { tickOf } from '../message/Bubble.tsx';
import { MessageCard } from '../message/MessageCard.tsx';
import type { MessageGestures } from '../message/message-gestures.ts';
import type { MessageCards } from '../message/message-kinds.ts';
import { PendingCard } from '../message/PendingCard.tsx';
import styles from './ThreadRows.module.css';
import type { ThreadItem } from './thread-items.ts';
import type { useThreadWindow } from './use-thread-window.ts';

interface ThreadRowsProps {
  thread: ChatThread;
  items: readonly ThreadItem[];
  rows: ReturnType<typeof useThreadWindow>['rows'];
  cards: MessageCards;
  flashing: number | null;
  onJump: (messageId: number) => void;
  onOpenPhoto: (photo: OpenPhoto) => void;
  gestures: MessageGestures;
  selection: Selection;
}

/** The lines in sight, each at its place in the whole. Place and height are written by the virtualiser itself. */
export function ThreadRows(props: ThreadRowsProps) {
  const { rows, items } = props;
  return (
    <div ref={rows.containerRef} className={styles.rows}>
      {rows.getVirtualItems().map(({ index }) => {
        const item = items[index];
        if (!item) return null;
        return (
          <div
            key={item.key}
            ref={rows.measureElement}
            data-index={index}
            data-key={item.key}
            className={classNames(styles.row, item.gapBelow && styles.gap)}
          >
            <Line {...props} item={item} />
          </div>
        );
      })}
    </div>
  );
}

function Line({ item, thread, ...props }: ThreadRowsProps & { item: ThreadItem }): ReactNode {
  const { side, watermarks } = thread;
  const { onOpenPhoto, onJump } = props;
  if (item.kind === 'day') {
    return (
      <p className={styles.day}>
        <span>{item.label}</span>
      </p>
    );
  }
  if (item.kind === 'aside') return item.aside.node;
  if (item.kind === 'unread') return <Unread count={item.count} />;
  if (item.kind === 'pending') {
    return (
      <PendingCard
        pending={item.pending}
        side={side}
        startsRun={item.startsRun}
        cards={props.cards}
        onRetry={thread.retry}
        onDiscard={thread.discard}
        onOpenPhoto={onOpenPhoto}
        onJump={onJump}
      />
    );
  }
  const { message } = item;
  const other = watermarks[side === 'farmer' ? 'admin' : 'farmer'];
  return (
    <MessageCard
      message={message}
      side={side}
      startsRun={item.startsRun}
      tick={message.sender_role === side ? tickOf(message.seq, other) : undefined}
      cards={props.cards}
      flash={props.flashing === message.id}
      onOpenPhoto={onOpenPhoto}
      onJump={onJump}
      gestures={props.gestures}
      selected={props.selection.size > 0 ? props.selection.has(message.id) : undefined}
    />
  );
}

function Unread({ count }: { count: number }) {
  const { t } = useTranslation('chat');
  return <p className={styles.unread}>{t('thread.unread', { count })}</p>;
}
