import { ChevronsDown } from 'lucide-react';
import { type ReactNode, type UIEvent, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { indiaDay } from '#shared/domain/time/india-day.ts';
import { currentLanguage, useTranslation } from '../../../lib/i18n.ts';
import { sayDay, serverNow } from '../../../lib/time.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/fields/Button.tsx';
import { ErrorState, Loading } from '../../../ui/States.tsx';
import type { Selection } from '../actions/selection.ts';
import type { ChatThread } from '../live/use-chat-thread.ts';
import type { OpenPhoto } from '../message/Attachment.tsx';
import type { MessageGestures } from '../message/message-gestures.ts';
import type { MessageCards } from '../message/message-kinds.ts';
import { NewMessageVoice } from './NewMessageVoice.tsx';
import styles from './Thread.module.css';
import { ThreadRows } from './ThreadRows.tsx';
import { ThreadSkeleton } from './ThreadSkeleton.tsx';
import { shows, type ThreadItem, threadItems } from './thread-items.ts';
import { useFloatingDay } from './use-floating-day.ts';
import { type ThreadGoal, useReplyJump } from './use-reply-jump.ts';
import { useThreadWindow } from './use-thread-window.ts';
import { type UnreadMark, useUnreadMark } from './use-unread-mark.ts';

export type Weave = (items: ThreadItem[], hasOlder: boolean) => ThreadItem[];

interface ThreadProps {
  thread: ChatThread;
  /** Must keep its identity between renders, or every message is drawn anew. */
  cards: MessageCards;
  /** What stands there while nothing has been written. */
  empty: ReactNode;
  onOpenPhoto: (photo: OpenPhoto) => void;
  gestures: MessageGestures;
  /** Ids of the marked messages; empty while nobody is selecting. */
  selection: Selection;
  /** Each new object is gone to once. */
  goTo: ThreadGoal | null;
  /** Adds what is no message; must keep its identity between renders. */
  weave?: Weave | undefined;
}

/** The messages of one chat: days, bubbles, what is on its way, and the way back to the newest. */
export function Thread({ weave, ...props }: ThreadProps) {
  const { thread, cards, empty, onOpenPhoto, gestures, selection, goTo } = props;
  const { t } = useTranslation('chat');
  const { messages, pending, older } = thread;
  const unread = useUnreadMark(thread);
  const items = useItems(thread, unread, weave);
  const { scroller, rows, atEnd, onScroll, jumpToEnd, showItem, focus } = useThreadWindow({
    items,
    ownNewest: pending.at(-1)?.clientId,
    onNearTop: () => {
      if (older === 'more') thread.loadOlder();
    },
  });
  const { flashing, jumpTo } = useReplyJump(thread, goTo, (messageId) =>
    showItem((item) => item.kind === 'message' && shows(item.message, messageId, messages)),
  );
  const unseen = useUnseen(thread, atEnd, unread);
  const floating = useFloatingDay(items, rows);
  useShownUnread(unread, () => showItem(({ kind }) => kind === 'unread', 'start'));

  function handleScroll(event: UIEvent<HTMLElement>): void {
    onScroll();
    floating.onMove(event.currentTarget);
  }

  const isEmpty = messages.length === 0 && pending.length === 0 && older === 'none';
  return (
    <div className={styles.frame}>
      <div ref={scroller} className={styles.scroller} onScroll={handleScroll}>
        <div
          className={styles.content}
          role="log"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          // Scrolling puts messages into the page too; NewMessageVoice says what is new.
          aria-live="off"
          aria-label={t('thread.label')}
          aria-busy={thread.phase === 'loading' || older === 'loading'}
          {...focus}
        >
          {thread.phase === 'loading' && items.length === 0 ? <ThreadSkeleton /> : null}
          {thread.phase === 'failed' ? <Failed onRetry={thread.reload} /> : null}
          {isEmpty && (thread.phase === 'ready' || thread.phase === 'new') ? (
            <div className={styles.empty}>{empty}</div>
          ) : null}
          <ThreadRows
            thread={thread}
            items={items}
            rows={rows}
            cards={cards}
            flashing={flashing}
            onJump={jumpTo}
            onOpenPhoto={onOpenPhoto}
            gestures={gestures}
            selection={selection}
          />
        </div>
      </div>
      <Older thread={thread} />
      {floating.day ? (
        <p className={styles.floating} aria-hidden="true">
          {floating.day}
        </p>
      ) : null}
      <NewMessageVoice thread={thread} />
      {atEnd ? null : (
        <button type="button" className={styles.jump} data-shortcut="n" onClick={jumpToEnd}>
          <ChevronsDown aria-hidden="true" />
          <span className={styles.word}>{t('thread.jump')}</span>
          <Badge className={styles.below} count={unseen} label={t('thread.newBelow', { count: unseen })} />
        </button>
      )}
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <ErrorState title={t('thread.failed')} onRetry={onRetry}>
      {t('thread.failedText')}
    </ErrorState>
  );
}

/** Brings the line above the first unread message into sight once. */
function useShownUnread(unread: UnreadMark | null, show: () => void): void {
  const handle = useEffectEvent(show);
  useEffect(() => {
    if (unread) handle();
  }, [unread]);
}

/** Made anew only when a line changes, not at every frame of a scroll. */
function useItems(
  { messages, pending, side, older }: ChatThread,
  unread: UnreadMark | null,
  weave: Weave | undefined,
): ThreadItem[] {
  const language = currentLanguage();
  const hasOlder = older !== 'none';
  const today = indiaDay(serverNow());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of days follow the language, and at midnight Today becomes Yesterday
  return useMemo(() => {
    const items = threadItems({ messages, pending, side, hasOlder, unread }, serverNow(), sayDay);
    return weave ? weave(items, hasOlder) : items;
  }, [messages, pending, side, hasOlder, unread, weave, language, today]);
}

function Older({ thread }: { thread: ChatThread }) {
  const { t } = useTranslation(['chat', 'common']);
  if (thread.older !== 'loading' && thread.older !== 'failed') return null;
  // Over the messages, not among them: its coming and going must not move a line.
  return (
    <div className={styles.older}>
      {thread.older === 'loading' ? (
        <Loading label={t('thread.older')} />
      ) : (
        <Button tone="quiet" onClick={() => thread.loadOlder()}>
          {t('common:action.retry')}
        </Button>
      )}
    </div>
  );
}

/** The other side's messages that came in below while the reader was further up. */
function useUnseen({ messages, side }: ChatThread, atEnd: boolean, unread: UnreadMark | null): number {
  const seen = useRef(0);
  useEffect(() => {
    if (unread) seen.current = unread.after;
  }, [unread]);
  const newest = messages.at(-1)?.seq ?? 0;
  useEffect(() => {
    if (atEnd) seen.current = newest;
  }, [atEnd, newest]);
  if (atEnd || seen.current === 0) return 0;
  let unseen = 0;
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index];
    if (!message || message.seq <= seen.current) break;
    if (message.sender_role !== side) unseen += 1;
  }
  return unseen;
}
