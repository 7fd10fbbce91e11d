import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import type { ChatThread } from '../live/use-chat-thread.ts';

/** The line above the first message the farmer has not seen. */
export interface UnreadMark {
  /** Position of the last one they have. */
  after: number;
  count: number;
}

/** What the line brings so long after the page is in sight again came while it was not. Milliseconds. */
const RETURN_MS = 5_000;

/**
 * Where the farmer stopped reading, when they open the chat or come back to it; it stays until they write. The
 * office has its list for that.
 */
export function useUnreadMark(thread: ChatThread): UnreadMark | null {
  const { side, phase, messages, watermarks, pending, older } = thread;
  const [mark, setMark] = useState<UnreadMark | null>(null);
  const isOpened = useRef(phase === 'new');
  const away = useRef<{ after: number; until: number } | null>(null);

  const look = useEffectEvent(() => {
    if (side !== 'farmer' || phase !== 'ready' || document.hidden) return;
    if (!isOpened.current) {
      isOpened.current = true;
      const { read_seq: read } = watermarks.farmer;
      // Where reading stopped before what is loaded here, the count is not known.
      const isHere = older === 'none' || (messages[0]?.seq ?? 0) <= read;
      setMark(isHere ? markAfter(messages, read) : null);
    } else if (away.current && Date.now() < away.current.until) {
      const found = markAfter(messages, away.current.after);
      if (found) {
        away.current = null;
        setMark(found);
      }
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came is looked at once it is here
  useEffect(() => look(), [phase, messages]);

  const handleSight = useEffectEvent(() => {
    if (document.hidden) away.current = { after: messages.at(-1)?.seq ?? 0, until: Number.POSITIVE_INFINITY };
    else if (away.current) {
      away.current.until = Date.now() + RETURN_MS;
      look();
    }
  });
  useEffect(() => {
    const handle = () => handleSight();
    document.addEventListener('visibilitychange', handle);
    return () => document.removeEventListener('visibilitychange', handle);
  }, []);

  const ownNewest = pending.at(-1)?.clientId;
  useEffect(() => {
    if (ownNewest !== undefined) setMark(null);
  }, [ownNewest]);
  return mark;
}

function markAfter(messages: readonly Message[], after: number): UnreadMark | null {
  const count = messages.filter(
    ({ seq, sender_role, deleted }) => seq > after && sender_role === 'admin' && !deleted,
  ).length;
  return count > 0 ? { after, count } : null;
}
