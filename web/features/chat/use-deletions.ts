import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { translate } from '../../lib/i18n.ts';
import { showToast } from '../../ui/toast-store.ts';
import { type DeletionMode, deleteMessage } from './chat.api.ts';
import { withoutMessages } from './chat-state.ts';
import { type Deletion, DeletionQueue } from './deletion-queue.ts';

interface Deletions {
  /** A thread as it stands once everything deleted here is gone. */
  hide: (messages: readonly Message[]) => readonly Message[];
  /** Takes messages away at once, and asks the server until it has answered. */
  remove: (messages: readonly Message[], mode: DeletionMode) => void;
  /** The line is back. */
  flush: () => void;
}

/** What one side of one chat has deleted on this device. `onAnswered`: the log has moved. */
export function useDeletions(side: SenderRole, owner: string, onAnswered: () => void): Deletions {
  const handleAnswered = useEffectEvent(onAnswered);
  const [held, setHeld] = useState<{ owner: string; queue: DeletionQueue } | null>(null);
  const queue = held?.owner === owner ? held.queue : null;

  useEffect(() => {
    const opened = new DeletionQueue({
      owner,
      remove: ({ messageId, mode }) => deleteMessage(messageId, side, mode).then(() => handleAnswered()),
    });
    opened.onRefused(() => showToast(translate('chat', 'deletion.refused'), { tone: 'error' }));
    setHeld({ owner, queue: opened });
    window.addEventListener('online', opened.flush);
    document.addEventListener('visibilitychange', opened.flush);
    opened.flush();
    return () => {
      window.removeEventListener('online', opened.flush);
      document.removeEventListener('visibilitychange', opened.flush);
      opened.close();
    };
  }, [side, owner]);

  const deleted = useSyncExternalStore(queue?.subscribe ?? noSubscription, queue?.getSnapshot ?? nothing);
  return useMemo(
    () => ({
      hide: (messages) => withoutDeleted(messages, deleted),
      remove: (messages, mode) => queue?.add(messages.map(({ id }) => ({ messageId: id, mode }))),
      flush: () => queue?.flush(),
    }),
    [queue, deleted],
  );
}

const NOTHING: readonly Deletion[] = [];
const noSubscription = () => () => {};
const nothing = () => NOTHING;

function withoutDeleted(messages: readonly Message[], deleted: readonly Deletion[]): readonly Message[] {
  if (deleted.length === 0) return messages;
  const idsOf = (mode: DeletionMode) =>
    deleted.filter((deletion) => deletion.mode === mode).map(({ messageId }) => messageId);
  return withoutMessages(withoutMessages(messages, idsOf('me'), 'me'), idsOf('everyone'), 'everyone');
}
