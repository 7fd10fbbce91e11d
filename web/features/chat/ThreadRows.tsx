import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { OpenPhoto } from './Attachment.tsx';
import { MessageCard, type MessageCards } from './MessageCard.tsx';
import type { MessageHands } from './message-hands.ts';
import { PendingCard } from './PendingCard.tsx';
import type { Selection } from './selection.ts';
import styles from './ThreadRows.module.css';
import { tickOf } from './Ticks.tsx';
import type { ThreadItem } from './thread-items.ts';
import type { ChatThread } from './use-chat-thread.ts';
import type { useThreadWindow } from './use-thread-window.ts';

interface ThreadRowsProps {
  thread: ChatThread;
  items: readonly ThreadItem[];
  rows: ReturnType<typeof useThreadWindow>['rows'];
  cards: MessageCards;
  flashing: number | null;
  onJump: (messageId: number) => void;
  onOpenPhoto: (photo: OpenPhoto) => void;
  hands: MessageHands;
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
  if (item.kind === 'pending') {
    return (
      <PendingCard
        pending={item.pending}
        side={side}
        startsRun={item.startsRun}
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
      hands={props.hands}
      selected={props.selection.size > 0 ? props.selection.has(message.id) : undefined}
    />
  );
}
