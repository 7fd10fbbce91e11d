import { useState } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import type { ChatThread } from '../live/use-chat-thread.ts';
import { newerThan } from './newer-mark.ts';
import type { NewerGuard } from './use-newer-guard.ts';

interface Begun {
  /** Position of the newest message the sender could know when they began. */
  since: number;
  askedUpTo: number | null;
}

const NONE: readonly Message[] = [];

/**
 * `useNewerGuard` for what lives in the page alone: chosen files, a quotation being written. Begun when `isBegun`
 * turns true; what was answered once is not asked again for the next file.
 */
export function useBegunGuard(
  { side, phase, messages }: Pick<ChatThread, 'side' | 'phase' | 'messages'>,
  isBegun: boolean,
): NewerGuard {
  const [begun, setBegun] = useState<Begun | null>(null);
  const newestSeq = messages.at(-1)?.seq ?? 0;
  if (!isBegun && begun) setBegun(null);
  // Before the thread is here nobody knows what is new in it.
  else if (isBegun && !begun && side === 'admin' && phase === 'ready') {
    setBegun({ since: newestSeq, askedUpTo: null });
  }

  function maySend(): boolean {
    if (!begun) return true;
    const last = newerThan(begun.since, messages).at(-1)?.seq ?? 0;
    const isAnswered = last <= (begun.askedUpTo ?? 0);
    setBegun(
      isAnswered ? { since: Math.max(last, begun.since), askedUpTo: null } : { ...begun, askedUpTo: last },
    );
    return isAnswered;
  }

  return {
    arrived: begun?.askedUpTo == null ? NONE : newerThan(begun.since, messages),
    maySend,
    accept: () => setBegun((is) => is && { since: newestSeq, askedUpTo: null }),
  };
}
