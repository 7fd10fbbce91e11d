import { useEffect, useState } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import { NOTHING_SELECTED, type Selection, selectedOf, toggled } from './selection.ts';

export interface MessageSelection {
  /** Empty: nobody is selecting. */
  ids: Selection;
  /** In the order of the thread. */
  messages: readonly Message[];
  /** Keeps its identity. */
  toggle: (message: Message) => void;
  clear: () => void;
}

/** The messages marked for a common action. Escape leaves, and so does taking away the last mark. */
export function useSelection(thread: readonly Message[]): MessageSelection {
  const [ids, setIds] = useState(NOTHING_SELECTED);
  const messages = selectedOf(thread, ids);
  // The other side, or another tab, may have taken away all that was marked.
  const isSelecting = messages.length > 0;
  const [toggle] = useState(() => (message: Message) => setIds((known) => toggled(known, message.id)));
  const clear = () => setIds(NOTHING_SELECTED);

  useEffect(() => {
    if (!isSelecting) return;
    const handleKey = (event: KeyboardEvent) => {
      const isForOverlay = event.target instanceof Element && event.target.closest('dialog[open]') !== null;
      if (event.key === 'Escape' && !isForOverlay) setIds(NOTHING_SELECTED);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isSelecting]);

  return { ids: isSelecting ? ids : NOTHING_SELECTED, messages, toggle, clear };
}
