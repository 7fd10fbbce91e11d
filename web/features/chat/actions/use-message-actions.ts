import { useLayoutEffect, useRef, useState } from 'react';
import type { Message, ReplyQuote } from '#shared/contract/chat.ts';
import type { ScreenPoint } from '../../../ui/sheets/ActionMenu.tsx';
import type { ChatThread } from '../live/use-chat-thread.ts';
import type { MessageGestures } from '../message/message-gestures.ts';
import { type Draft, replyQuoteOf } from '../model/pending-message.ts';
import { type MessageDeletion, useMessageDeletion } from './use-message-deletion.ts';
import { type MessageSelection, useSelection } from './use-selection.ts';

export interface OpenMenu {
  message: Message;
  /** Null: no place of its own, the sheet. */
  at: ScreenPoint | null;
}

interface MessageActions {
  gestures: MessageGestures;
  selection: MessageSelection;
  deletion: MessageDeletion;
  menu: OpenMenu | null;
  closeMenu: () => void;
  /** What the next message answers. */
  reply: ReplyQuote | null;
  startReply: (message: Message) => void;
  cancelReply: () => void;
  /** Sends as the answer that was begun, if one was. */
  send: (draft: Draft) => Promise<void>;
}

/** Everything done with messages that are there: answering, selecting, deleting. */
export function useMessageActions(thread: ChatThread, canReply: boolean): MessageActions {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [reply, setReply] = useState<ReplyQuote | null>(null);
  const selection = useSelection(thread.messages);
  const deletion = useMessageDeletion(thread, (gone) => {
    selection.clear();
    if (gone.some((message) => message.id === reply?.id)) setReply(null);
  });

  function startReply(message: Message): void {
    selection.clear();
    if (canReply) setReply(replyQuoteOf(message));
  }

  const now = useRef({ side: thread.side, toggle: selection.toggle, startReply });
  useLayoutEffect(() => {
    now.current = { side: thread.side, toggle: selection.toggle, startReply };
  });
  const [gestures] = useState<MessageGestures>(() => ({
    onHold(message) {
      if (now.current.side === 'farmer') now.current.toggle(message);
      else setMenu({ message, at: null });
    },
    onSwipe: (message) => now.current.startReply(message),
    onMenu: (message, at) => setMenu({ message, at }),
    onToggle: (message) => now.current.toggle(message),
  }));

  return {
    gestures,
    selection,
    deletion,
    menu,
    closeMenu: () => setMenu(null),
    reply,
    startReply,
    cancelReply: () => setReply(null),
    send(draft) {
      setReply(null);
      return thread.send(reply ? { ...draft, reply } : draft);
    },
  };
}
