import { CallCard } from '../../features/calls/CallCard.tsx';
import type { MessageCards } from '../../features/chat/message/message-kinds.ts';
import { LrCard, lrOfMessage } from '../../features/dispatch/LrCard.tsx';

/** The cards that say the same to both sides; a side adds its own and what it may do. */
export const COMMON_CARDS = {
  call: (message) => <CallCard {...message} />,
  lr: (message) => {
    const lr = lrOfMessage(message);
    return lr && <LrCard {...lr} />;
  },
} satisfies Partial<MessageCards>;
