import { useState } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import { isMintedHere } from '../../../lib/new-client-id.ts';
import type { DraftStart } from './draft-start.ts';

interface StaleDraftGuard {
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
 * longer be the right one. What was answered once is not asked again, for the next file of the same choice either.
 */
export function useStaleDraftGuard(messages: readonly Message[], start: DraftStart): StaleDraftGuard {
  const [askedUpTo, setAskedUpTo] = useState<number | null>(null);
  if (askedUpTo !== null && start.read() === undefined) setAskedUpTo(null);

  function maySend(): boolean {
    const since = start.read();
    const last = newerThan(since, messages).at(-1)?.seq ?? 0;
    const isAnswered = last <= (askedUpTo ?? 0);
    setAskedUpTo(isAnswered ? null : last);
    if (isAnswered && since !== undefined && last > since) start.move(last);
    return isAnswered;
  }

  function accept(): void {
    start.move(messages.at(-1)?.seq ?? 0);
    setAskedUpTo(null);
  }

  return { arrived: askedUpTo === null ? NONE : newerThan(start.read(), messages), maySend, accept };
}

/** What came after that position from anybody but this page's own writer. */
function newerThan(since: number | undefined, messages: readonly Message[]): readonly Message[] {
  if (since === undefined) return NONE;
  return messages.filter(
    ({ seq, deleted, client_id }) => seq > since && !deleted && !isMintedHere(client_id),
  );
}
