import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { SocketIdentity } from '../../lib/socket.ts';
import { TypingBoard } from './typing-board.ts';
import { TypingSignal } from './typing-signal.ts';

/** One for each side of the browser: hundreds of rows may look at the office's. */
const boards: Record<SocketIdentity, TypingBoard> = {
  farmer: new TypingBoard('farmer'),
  office: new TypingBoard('office'),
};

/** Whether the other side of the chat is writing; never in a chat that does not exist yet. */
export function useTyping(as: SocketIdentity, chatId: number | null): boolean {
  const board = boards[as];
  return useSyncExternalStore(
    board.subscribe,
    () => chatId !== null && board.isWriting(chatId),
    () => false,
  );
}

/**
 * Call what it returns on every key: the other side is told at once, and then every three seconds while keys
 * are pressed. A key within the three seconds is told at their end, unless its message has gone by then.
 */
export function useTypingSignal(as: SocketIdentity, chatId: number | null): () => void {
  const signal = useRef<TypingSignal | undefined>(undefined);
  useEffect(() => {
    if (chatId === null) return;
    const opened = new TypingSignal(as, chatId);
    signal.current = opened;
    return () => {
      signal.current = undefined;
      opened.close();
    };
  }, [as, chatId]);
  return useCallback(() => signal.current?.keyPressed(), []);
}
