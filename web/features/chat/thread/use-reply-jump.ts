import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ChatThread } from '../live/use-chat-thread.ts';

/** How long a replied-to message stays marked (specification, constants). */
const FLASH_MS = 900;

/** A message somebody wants to see. */
export interface ThreadGoal {
  messageId: number;
  /** Its place in the thread, where it is known: everything down to it then comes in one go. */
  seq?: number;
}

/**
 * Goes to a message, fetching older pages until it is there, and marks it for a moment.
 * `show` brings a message into sight and says whether it could.
 */
export function useReplyJump(
  thread: Pick<ChatThread, 'messages' | 'older' | 'loadOlder' | 'phase'>,
  /** From outside the thread; each new object is gone to once. */
  goal: ThreadGoal | null,
  show: (messageId: number) => boolean,
): {
  flashing: number | null;
  jumpTo: (messageId: number) => void;
} {
  const { messages, older, loadOlder, phase } = thread;
  const [wanted, setWanted] = useState<ThreadGoal | null>(null);
  const [flashing, setFlashing] = useState<number | null>(null);

  const handleWanted = useEffectEvent(() => {
    if (wanted === null) return;
    if (show(wanted.messageId)) {
      setFlashing(wanted.messageId);
      setWanted(null);
    } else if (older === 'more') loadOlder(wanted.seq);
    // Hidden or cleared on this side, or the line is down: there is nowhere to go.
    else if (older !== 'loading' && phase !== 'loading') setWanted(null);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever messages arrive
  useEffect(() => handleWanted(), [wanted, messages, older, phase]);

  useEffect(() => {
    if (goal) setWanted(goal);
  }, [goal]);

  useEffect(() => {
    if (flashing === null) return;
    const timer = setTimeout(() => setFlashing(null), FLASH_MS);
    return () => clearTimeout(timer);
  }, [flashing]);

  return { flashing, jumpTo: useCallback((messageId: number) => setWanted({ messageId }), []) };
}
