import { type ReactNode, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import type { SocketIdentity } from '../../lib/socket.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './Typing.module.css';
import { TypingSignal } from './typing-signal.ts';
import { TypingStore } from './typing-store.ts';

/** In the office: says that the farmer is writing, in the place of what stands there otherwise. */
export function FarmerTyping({ chatId, children }: { chatId: number; children: ReactNode }) {
  return useTyping('office', chatId) ? <TypingWords onPage /> : children;
}

/** `onPage`: on white, where the words need a colour of their own; in the green bar they take the bar's. */
export function TypingWords({ onPage = false }: { onPage?: boolean }) {
  const { t } = useTranslation('presence');
  return <span className={classNames(styles.typing, onPage && styles.onPage)}>{t('typing')}</span>;
}

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
