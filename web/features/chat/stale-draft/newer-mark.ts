import type { Message } from '#shared/contract/chat.ts';
import { draftKey, readStored, subscribeStored, writeStored } from '../../../lib/device/local-store.ts';
import { isMintedHere } from '../../../lib/new-client-id.ts';

/** Where it is kept how far the thread had come when the draft was begun. */
function markKey(owner: string): string {
  return `chatDraftSince:${owner}`;
}

/** Position of the newest message the writer could know when they began; undefined while nothing is written. */
export function readMark(owner: string): number | undefined {
  const stored = readStored(markKey(owner));
  return stored !== null && /^\d{1,15}$/.test(stored) ? Number(stored) : undefined;
}

export function writeMark(owner: string, seq: number): void {
  writeStored(markKey(owner), String(seq));
}

/** Sets the mark with the first key of a draft and takes it away with the last. Returns the way out. */
export function followDraft(owner: string, newestSeq: () => number | undefined): () => void {
  const key = draftKey(owner);
  const look = () => {
    const isWritten = (readStored(key) ?? '') !== '';
    if (!isWritten) writeStored(markKey(owner), null);
    else if (readMark(owner) === undefined) {
      const newest = newestSeq();
      if (newest !== undefined) writeMark(owner, newest);
    }
  };
  look();
  return subscribeStored(key, look);
}

/** What came behind the mark from anybody but this page's own writer. */
export function newerThan(mark: number | undefined, messages: readonly Message[]): readonly Message[] {
  if (mark === undefined) return [];
  return messages.filter(({ seq, deleted, client_id }) => seq > mark && !deleted && !isMintedHere(client_id));
}
