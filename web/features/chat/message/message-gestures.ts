import type { Message } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import type { ScreenPoint } from '../../../ui/sheets/ActionMenu.tsx';

/** How long a finger rests and how far it pulls, milliseconds and pixels (specification, constants). */
export const GESTURES: Record<SenderRole, { holdMs: number; swipePx: number }> = {
  farmer: { holdMs: 450, swipePx: 44 },
  admin: { holdMs: 550, swipePx: 60 },
};

/** What a gesture does to a message of a thread. Keeps its identity, or every message is drawn anew. */
export interface MessageGestures {
  /** A finger rests on it: selects (farmer), opens the menu (office). */
  onHold: (message: Message) => void;
  /** Pulled to the right: an answer begins. */
  onSwipe: (message: Message) => void;
  /** Right click, its button, or the keyboard's menu key. */
  onMenu: (message: Message, at: ScreenPoint) => void;
  /** Tapped while messages are being selected. */
  onToggle: (message: Message) => void;
}

/** `MessageGestures` for one message. */
export interface BubbleGestures {
  holdMs: number;
  swipePx: number;
  onHold: () => void;
  /** Absent where it cannot be answered. */
  onSwipe: (() => void) | undefined;
  onMenu: (at: ScreenPoint) => void;
  onToggle: () => void;
}

/** Binds the gestures of a side to one message. What is left of a deleted one is not answered. */
export function gesturesFor(message: Message, side: SenderRole, gestures: MessageGestures): BubbleGestures {
  return {
    ...GESTURES[side],
    onHold: () => gestures.onHold(message),
    onSwipe: message.deleted ? undefined : () => gestures.onSwipe(message),
    onMenu: (at) => gestures.onMenu(message, at),
    onToggle: () => gestures.onToggle(message),
  };
}
