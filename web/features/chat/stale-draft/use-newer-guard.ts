import { useEffect, useEffectEvent, useState } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import type { ChatThread } from '../live/use-chat-thread.ts';
import { followDraft, newerThan, readMark, writeMark } from './newer-mark.ts';

export interface NewerGuard {
  /** What came since the draft was begun, while the writer is being asked; else empty. */
  arrived: readonly Message[];
  /** False: asked instead. The second time for the same messages it is true. */
  maySend: () => boolean;
  /** The writer has read them; the draft now answers them too. */
  accept: () => void;
}

const NONE: readonly Message[] = [];

/**
 * Stops an answer of the office once, when the farmer or a colleague has written since it was begun: it may no
 * longer be the right one. Farmers are never stopped.
 */
export function useNewerGuard({ side, owner, messages, phase }: ChatThread): NewerGuard {
  const isGuarded = side === 'admin';
  const [askedUpTo, setAskedUpTo] = useState<number | null>(null);
  const isLoaded = phase === 'ready';
  // Before the thread is here nobody knows what is new in it.
  const newestSeq = useEffectEvent(() => (isLoaded ? (messages.at(-1)?.seq ?? 0) : undefined));
  useEffect(() => {
    if (isGuarded && isLoaded) return followDraft(owner, () => newestSeq());
  }, [isGuarded, isLoaded, owner]);

  const newer = askedUpTo === null ? NONE : newerThan(readMark(owner), messages);

  function maySend(): boolean {
    if (!isGuarded) return true;
    const arrived = newerThan(readMark(owner), messages);
    const last = arrived.at(-1)?.seq ?? 0;
    const isAnswered = last <= (askedUpTo ?? 0);
    setAskedUpTo(isAnswered ? null : last);
    return isAnswered;
  }

  function accept(): void {
    writeMark(owner, messages.at(-1)?.seq ?? 0);
    setAskedUpTo(null);
  }

  return { arrived: newer, maySend, accept };
}
