import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { SocketIdentity } from '../../lib/socket.ts';
import { TypingSignal } from './typing-signal.ts';
import { TypingStore } from './typing-store.ts';

/** One for each side of the browser: hundreds of rows may look at the office's. */
const stores: Record<SocketIdentity, TypingStore> = {
  farmer: new TypingStore('farmer'),
  office: new TypingStore('office'),
};

/** Whether the other side of the chat is writing; never in a chat that does not exist yet. */
export function useTyping(as: SocketIdentity, chatId: number | null): boolean {
  const store = stores[as];
  return useSyncExternalStore(
    store.subscribe,
    () => chatId !== null && store.isWriting(chatId),
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
