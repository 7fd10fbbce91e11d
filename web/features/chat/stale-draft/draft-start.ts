import { useEffect, useEffectEvent, useState } from 'react';
import { draftKey, readStored, subscribeStored, writeStored } from '../../../lib/device/local-store.ts';
import type { ChatThread } from '../live/use-chat-thread.ts';

/** Position of the newest message the writer could know when they began a draft; undefined while there is no draft. */
export interface DraftStart {
  read: () => number | undefined;
  /** The draft now answers the messages up to there. */
  move: (seq: number) => void;
}

export type StartedThread = Pick<ChatThread, 'side' | 'phase' | 'messages'>;

/** Of the text in the composer, which is kept on the device. Farmers are never asked, so theirs is not kept. */
export function useStoredDraftStart({ side, owner, messages, phase }: ChatThread): DraftStart {
  const isGuarded = side === 'admin';
  const isLoaded = phase === 'ready';
  // Before the thread is here nobody knows what is new in it.
  const newestSeq = useEffectEvent(() => (isLoaded ? (messages.at(-1)?.seq ?? 0) : undefined));
  useEffect(() => {
    if (isGuarded && isLoaded) return followDraft(owner, () => newestSeq());
  }, [isGuarded, isLoaded, owner]);
  return {
    read: () => (isGuarded ? readStart(owner) : undefined),
    move: (seq) => writeStored(startKey(owner), String(seq)),
  };
}

/** Of what lives in the page alone: chosen files, a quotation being written. Begun when `isBegun` turns true. */
export function useDraftStart({ side, phase, messages }: StartedThread, isBegun: boolean): DraftStart {
  const [since, setSince] = useState<number>();
  if (!isBegun && since !== undefined) setSince(undefined);
  else if (isBegun && since === undefined && side === 'admin' && phase === 'ready') {
    setSince(messages.at(-1)?.seq ?? 0);
  }
  return { read: () => since, move: (seq) => setSince((is) => (is === undefined ? is : seq)) };
}

const startKey = (owner: string) => `chatDraftSince:${owner}`;

function readStart(owner: string): number | undefined {
  const stored = readStored(startKey(owner));
  return stored !== null && /^\d{1,15}$/.test(stored) ? Number(stored) : undefined;
}

/** Sets the start with the first key of a draft and removes it with the last. Returns how to stop. */
function followDraft(owner: string, newestSeq: () => number | undefined): () => void {
  const key = draftKey(owner);
  const update = () => {
    const isWritten = (readStored(key) ?? '') !== '';
    if (!isWritten) writeStored(startKey(owner), null);
    else if (readStart(owner) === undefined) {
      const newest = newestSeq();
      if (newest !== undefined) writeStored(startKey(owner), String(newest));
    }
  };
  update();
  return subscribeStored(key, update);
}
