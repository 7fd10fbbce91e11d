import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { TYPING_EVERY_MS } from '#shared/events.ts';
import { connectSocket, type SocketIdentity, type SocketLease } from '../../lib/socket.ts';
import { TypingBoard } from './typing-board.ts';

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

/** Call what it returns on every key: the other side is told at once, and then every three seconds. */
export function useTypingSignal(as: SocketIdentity, chatId: number | null): () => void {
  const line = useRef<SocketLease | undefined>(undefined);
  const saidAt = useRef(0);
  useEffect(() => {
    const lease = connectSocket(as);
    line.current = lease;
    return () => {
      line.current = undefined;
      saidAt.current = 0;
      lease.release();
    };
  }, [as]);
  return useCallback(() => {
    const now = Date.now();
    if (chatId === null || now - saidAt.current < TYPING_EVERY_MS) return;
    saidAt.current = now;
    line.current?.sayTyping(chatId);
  }, [chatId]);
}
