import type { Message } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import type { ScreenPoint } from '../../ui/ActionMenu.tsx';

/** How long a finger rests and how far it pulls, milliseconds and pixels (specification, constants). */
export const GESTURES: Record<SenderRole, { holdMs: number; swipePx: number }> = {
  farmer: { holdMs: 450, swipePx: 44 },
  admin: { holdMs: 550, swipePx: 60 },
};

/** What hands can do to the messages of a thread. Keeps its identity, or every message is drawn anew. */
export interface MessageHands {
  /** A finger rests on it: selects (farmer), opens the menu (office). */
  onHold: (message: Message) => void;
  /** Pulled to the right: an answer begins. */
  onSwipe: (message: Message) => void;
  /** Right click, its button, or the keyboard's menu key. */
  onMenu: (message: Message, at: ScreenPoint) => void;
  /** Tapped while messages are being selected. */
  onToggle: (message: Message) => void;
}

/** `MessageHands` for one message. */
export interface BubbleHands {
  holdMs: number;
  swipePx: number;
  onHold: () => void;
  /** Absent where it cannot be answered. */
  onSwipe: (() => void) | undefined;
  onMenu: (at: ScreenPoint) => void;
  onToggle: () => void;
}

/** Binds the hands of a side to one message. What is left of a deleted one is not answered. */
export function handsFor(message: Message, side: SenderRole, hands: MessageHands): BubbleHands {
  return {
    ...GESTURES[side],
    onHold: () => hands.onHold(message),
    onSwipe: message.deleted ? undefined : () => hands.onSwipe(message),
    onMenu: (at) => hands.onMenu(message, at),
    onToggle: () => hands.onToggle(message),
  };
}
