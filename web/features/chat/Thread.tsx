import { ChevronsDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorState, Loading } from '../../ui/States.tsx';
import type { OpenPhoto } from './Attachment.tsx';
import { MessageCard, type MessageCards, messageDomId } from './MessageCard.tsx';
import type { MessageHands } from './message-hands.ts';
import { NewMessageVoice } from './NewMessageVoice.tsx';
import { PendingCard } from './PendingCard.tsx';
import type { Selection } from './selection.ts';
import styles from './Thread.module.css';
import { ThreadSkeleton } from './ThreadSkeleton.tsx';
import { tickOf } from './Ticks.tsx';
import { type ThreadItem, threadItems } from './thread-items.ts';
import type { ChatThread } from './use-chat-thread.ts';
import { useReplyJump } from './use-reply-jump.ts';
import { useThreadScroll } from './use-thread-scroll.ts';

interface ThreadProps {
  thread: ChatThread;
  /** Must keep its identity between renders, or every message is drawn anew. */
  cards: MessageCards;
  /** What stands there while nothing has been written. */
  empty: ReactNode;
  onOpenPhoto: (photo: OpenPhoto) => void;
  hands: MessageHands;
  /** Ids of the marked messages; empty while nobody is selecting. */
  selection: Selection;
}

/** The messages of one chat: days, bubbles, what is on its way, and the way back to the newest. */
export function Thread({ thread, cards, empty, onOpenPhoto, hands, selection }: ThreadProps) {
  const { t } = useTranslation('chat');
  const { messages, pending, older } = thread;
  const oldest = messages[0];
  const { scroller, content, atEnd, onScroll, jumpToEnd } = useThreadScroll({
    oldest: oldest ? messageDomId(oldest.id) : undefined,
    ownNewest: pending.at(-1)?.clientId,
    onNearTop: () => {
      if (older === 'more') thread.loadOlder();
    },
  });
  const { flashing, jumpTo } = useReplyJump(thread);
  const unseen = useUnseen(thread, atEnd);

  const isEmpty = messages.length === 0 && pending.length === 0 && older === 'none';
  return (
    <div className={styles.frame}>
      <div ref={scroller} className={styles.scroller} onScroll={onScroll}>
        <div
          ref={content}
          className={styles.content}
          role="log"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          aria-live="off"
          aria-label={t('thread.label')}
          aria-busy={thread.phase === 'loading' || older === 'loading'}
        >
          <Older thread={thread} />
          {thread.phase === 'loading' ? <ThreadSkeleton /> : null}
          {thread.phase === 'failed' ? (
            <ErrorState title={t('thread.failed')} onRetry={thread.reload}>
              {t('thread.failedText')}
            </ErrorState>
          ) : null}
          {isEmpty && (thread.phase === 'ready' || thread.phase === 'new') ? (
            <div className={styles.empty}>{empty}</div>
          ) : null}
          <Items
            thread={thread}
            cards={cards}
            flashing={flashing}
            onJump={jumpTo}
            onOpenPhoto={onOpenPhoto}
            hands={hands}
            selection={selection}
          />
        </div>
      </div>
      <NewMessageVoice thread={thread} />
      {atEnd ? null : (
        <button type="button" className={styles.jump} onClick={jumpToEnd}>
          <ChevronsDown aria-hidden="true" />
          <span>{t('thread.jump')}</span>
          <Badge count={unseen} label={t('thread.newBelow', { count: unseen })} />
        </button>
      )}
    </div>
  );
}

interface ItemsProps extends Omit<ThreadProps, 'empty'> {
  flashing: number | null;
  onJump: (messageId: number) => void;
}

function Items({ thread, cards, flashing, onJump, onOpenPhoto, hands, selection }: ItemsProps) {
  const { side, watermarks } = thread;
  const other = watermarks[side === 'farmer' ? 'admin' : 'farmer'];

  function draw(item: ThreadItem): ReactNode {
    if (item.kind === 'day') {
      return (
        <p key={item.key} className={styles.day}>
          <span>{item.label}</span>
        </p>
      );
    }
    if (item.kind === 'pending') {
      return (
        <PendingCard
          key={item.key}
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
    return (
      <MessageCard
        key={item.key}
        message={message}
        side={side}
        startsRun={item.startsRun}
        tick={message.sender_role === side ? tickOf(message.seq, other) : undefined}
        cards={cards}
        flash={flashing === message.id}
        onOpenPhoto={onOpenPhoto}
        onJump={onJump}
        hands={hands}
        selected={selection.size > 0 ? selection.has(message.id) : undefined}
      />
    );
  }

  return threadItems(thread, new Date(), currentLanguage()).map(draw);
}

function Older({ thread }: { thread: ChatThread }) {
  const { t } = useTranslation(['chat', 'common']);
  if (thread.older === 'loading') return <Loading label={t('thread.older')} />;
  if (thread.older !== 'failed') return null;
  return (
    <p className={styles.older}>
      <Button tone="quiet" onClick={thread.loadOlder}>
        {t('common:action.retry')}
      </Button>
    </p>
  );
}

/** The other side's messages that came in below while the reader was further up. */
function useUnseen({ messages, side }: ChatThread, atEnd: boolean): number {
  const seen = useRef(0);
  const newest = messages.at(-1)?.seq ?? 0;
  useEffect(() => {
    if (atEnd) seen.current = newest;
  }, [atEnd, newest]);
  if (atEnd || seen.current === 0) return 0;
  return messages.filter((message) => message.seq > seen.current && message.sender_role !== side).length;
}
