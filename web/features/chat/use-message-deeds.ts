import { useState } from 'react';
import type { Message, ReplyQuote } from '#shared/contract/chat.ts';
import { type DeletionMode, deleteMessage } from './chat.api.ts';
import type { Draft } from './pending-message.ts';
import { replyQuoteOf } from './reply-quote-of.ts';
import type { ChatThread } from './use-chat-thread.ts';

interface MessageDeeds {
  /** Whose menu is open. */
  menuFor: Message | null;
  /** Keeps its identity. */
  openMenu: (message: Message) => void;
  closeMenu: () => void;
  /** What the next message answers. */
  reply: ReplyQuote | null;
  startReply: (message: Message) => void;
  cancelReply: () => void;
  remove: (message: Message, mode: DeletionMode) => void;
  /** Sends as the answer that was begun, if one was. */
  send: (draft: Draft) => Promise<void>;
}

/** Answering and deleting single messages. */
export function useMessageDeeds(thread: ChatThread): MessageDeeds {
  const [menuFor, setMenuFor] = useState<Message | null>(null);
  const [reply, setReply] = useState<ReplyQuote | null>(null);

  async function remove(message: Message, mode: DeletionMode): Promise<void> {
    if (reply?.id === message.id) setReply(null);
    try {
      await deleteMessage(message.id, thread.side, mode);
      thread.reload();
    } catch (error) {
      // Failed delete calls are ignored silently (specification, error catalogue): the message is still there.
      console.debug('message not deleted', error);
    }
  }

  return {
    menuFor,
    openMenu: setMenuFor,
    closeMenu: () => setMenuFor(null),
    reply,
    startReply: (message) => setReply(replyQuoteOf(message)),
    cancelReply: () => setReply(null),
    remove: (message, mode) => void remove(message, mode),
    send(draft) {
      setReply(null);
      return thread.send(reply ? { ...draft, reply } : draft);
    },
  };
}
