import type { ReactNode } from 'react';
import type { ByKind } from '#shared/contract/by-kind.ts';
import type { Message } from '#shared/contract/chat.ts';
import { kindOf, type MessageKind } from '#shared/domain/chat/message-kinds.ts';

interface Drawing {
  /** `chat`: its words, file and spray card, here. `page`: a card of another feature, which the page hands in. */
  by: 'chat' | 'page';
  /** Pixels of its card, before it has been drawn. */
  height: number;
  /** Whether it stands on its sender's side. */
  own: boolean;
}

const CARD = 150;

/** How the thread shows each kind. The card of a page stands in place of words and file. */
const DRAWING = {
  text: { by: 'chat', height: 0, own: true },
  call: { by: 'page', height: 80, own: true },
  intake: { by: 'page', height: 420, own: true },
  consent: { by: 'page', height: CARD, own: true },
  quote: { by: 'page', height: CARD, own: true },
  lr: { by: 'page', height: CARD, own: true },
  // What came in is said by the office, though the payer's message carries it.
  payment: { by: 'page', height: CARD, own: false },
  plan: { by: 'page', height: 900, own: true },
  checkup: { by: 'page', height: 400, own: true },
  outcome: { by: 'page', height: 80, own: true },
  alert: { by: 'page', height: 420, own: true },
  receipt: { by: 'page', height: CARD, own: true },
  refund: { by: 'page', height: CARD, own: true },
} as const satisfies Record<MessageKind, Drawing>;

/** A kind of a newer program has its words and file, and room for a card. */
const UNKNOWN: Drawing = { by: 'chat', height: CARD, own: true };

export function drawingOf(type: string): Drawing {
  const kind = kindOf(type);
  return kind ? DRAWING[kind] : UNKNOWN;
}

type PageKind = {
  [K in MessageKind]: (typeof DRAWING)[K]['by'] extends 'page' ? K : never;
}[MessageKind];

/** The cards of other features, because features do not know each other. Null leaves a message to its words and file. */
export type MessageCards = Omit<ByKind<PageKind, ReactNode>, 'intake'> & {
  /** Also of one that is still on this device. */
  intake: (message: DrawnMessage) => ReactNode;
};

/** What a card needs of its message. */
export type DrawnMessage = Pick<Message, 'message_type' | 'text' | 'meta'> &
  Partial<Pick<Message, 'id' | 'chat_id'>>;
