import { createContext } from 'react';
import { CallCard } from '../../features/calls/CallCard.tsx';
import type { ChatThread } from '../../features/chat/live/use-chat-thread.ts';
import type { MessageCards } from '../../features/chat/message/message-kinds.ts';
import { LrCard, lrOfMessage } from '../../features/dispatch/LrCard.tsx';

/** For a card that looks beyond its own message: what else was said, and a way to answer. */
export const ThreadContext = createContext<ChatThread | null>(null);

/** The cards that say the same to both sides; a side adds its own and what it may do. */
export const COMMON_CARDS = {
  call: (message) => <CallCard {...message} />,
  lr: (message) => {
    const lr = lrOfMessage(message);
    return lr && <LrCard {...lr} />;
  },
} satisfies Partial<MessageCards>;
