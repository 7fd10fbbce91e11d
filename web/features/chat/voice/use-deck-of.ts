import { useEffect, useRef } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import { voiceIdOf } from '../model/message-file.ts';
import type { PendingMessage } from '../model/pending-message.ts';
import { voiceDeck } from './voice-deck.ts';

/** Silences what this chat does not have any more: a message deleted while it is heard, a chat that is left. */
export function useDeckOf(messages: readonly Message[], pending: readonly PendingMessage[]): void {
  const before = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const here = new Set(pending.map((item) => item.clientId));
    for (const message of messages) if (!message.deleted) here.add(voiceIdOf(message));
    const { id } = voiceDeck.getSnapshot();
    if (id !== null && before.current.has(id) && !here.has(id)) voiceDeck.stop(id);
    before.current = here;
  }, [messages, pending]);
  useEffect(() => () => voiceDeck.stop(), []);
}
