import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { backoffOf } from '../../../lib/backoff.ts';
import type { BothWatermarks } from '../model/chat-state.ts';
import { isFinal, postReceipt } from '../sync/chat.api.ts';

/** A burst of messages is one receipt. */
const PAUSE_MS = 400;
const WAIT_MAX_MS = 30_000;

/**
 * Tells the server what this side has received, and read while the page is in sight. Positions are those of
 * the other side's messages, never of the log itself: a receipt is a log entry too and would call for the next.
 */
export function useReceipts(thread: {
  side: SenderRole;
  chatId: number | null;
  messages: readonly Message[];
  watermarks: BothWatermarks;
}): void {
  const { side, chatId, messages, watermarks } = thread;
  const visible = useSyncExternalStore(subscribeVisible, isVisible, () => false);
  const newest = newestFrom(messages, side);
  const known = watermarks[side];
  /** How often a receipt was lost and has to be said again. */
  const [lost, setLost] = useState(0);
  const told = useRef({ chatId, lost, delivered: 0, read: 0 });
  const [backoff] = useState(() => backoffOf(WAIT_MAX_MS));
  useEffect(() => backoff.cancel, [backoff]);

  useEffect(() => {
    if (chatId === null || newest === 0) return;
    if (told.current.chatId !== chatId || told.current.lost !== lost) {
      told.current = { chatId, lost, delivered: 0, read: 0 };
    }
    const delivered = Math.max(newest, known.delivered_seq);
    const read = visible ? delivered : Math.max(known.read_seq, told.current.read);
    const isNews =
      delivered > Math.max(known.delivered_seq, told.current.delivered) ||
      read > Math.max(known.read_seq, told.current.read);
    if (!isNews) return;
    const timer = setTimeout(() => {
      told.current = { chatId, lost, delivered, read };
      postReceipt({ chat_id: chatId, role: side, delivered_seq: delivered, read_seq: read }).then(
        backoff.reset,
        (error: unknown) => {
          // The next message's receipt makes it good, as watermarks only grow; there may be none.
          if (!isFinal(error)) backoff.wait(() => setLost((times) => times + 1));
        },
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [side, chatId, newest, visible, known.delivered_seq, known.read_seq, lost, backoff]);
}

function newestFrom(messages: readonly Message[], side: SenderRole): number {
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index];
    if (message && message.sender_role !== side) return message.seq;
  }
  return 0;
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

function subscribeVisible(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
