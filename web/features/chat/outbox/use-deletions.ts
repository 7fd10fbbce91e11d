import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { ChatEvent } from '#shared/contract/chat/events.ts';
import type { Message } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { errorText } from '../../../lib/error-text.ts';
import { translate } from '../../../lib/i18n.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { withoutMessages } from '../model/chat-state.ts';
import { bringBackMessage, type DeletionMode, deleteMessage } from '../sync/chat.api.ts';
import { type Deletion, DeletionQueue } from './deletion-queue.ts';

interface Deletions {
  /** A thread as it stands once everything deleted here is gone. */
  hide: (messages: readonly Message[]) => readonly Message[];
  /** Takes messages away at once, and asks the server until it has answered. */
  remove: (messages: readonly Message[], mode: DeletionMode) => void;
  /** Undo of `remove` for the own side. */
  bringBack: (messageIds: readonly number[]) => void;
  /** What the log tells. Answers the messages that another page of this side has deleted for it. */
  onEvent: (event: ChatEvent) => readonly number[];
  /** The log was read anew: it knows best. */
  forgetAll: () => void;
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
      remove: ({ messageId, mode }) =>
        (mode === 'restore' ? bringBackMessage(messageId, side) : deleteMessage(messageId, side, mode)).then(
          () => handleAnswered(),
        ),
    });
    opened.onRefused((error) => {
      const sentence = translate('chat', 'deletion.refused');
      const reason = errorText(error, '');
      showToast(reason ? `${reason} ${sentence}` : sentence, { tone: 'error' });
    });
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
      bringBack: (messageIds) => queue?.bringBack(messageIds),
      onEvent(event) {
        if (event.type === 'restored') queue?.forget(event.message.id);
        if (event.type !== 'deleted' || event.mode !== 'me') return [];
        const own = new Set(queue?.getSnapshot().map(({ messageId }) => messageId));
        return event.message_ids.filter((id) => !own.has(id));
      },
      forgetAll: () => queue?.forget(),
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
