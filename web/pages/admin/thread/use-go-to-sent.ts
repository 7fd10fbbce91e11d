import { useEffect, useEffectEvent, useRef } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import type { MessageKind } from '#shared/domain/chat/message-kinds.ts';
import type { SidePanelMode } from './SidePanels.tsx';

/** A panel is named after the kind of message it sends. */
const SENT: readonly string[] = ['quote', 'lr', 'plan'] satisfies (MessageKind & SidePanelMode)[];
/** A panel that was closed without sending stops waiting for its card. */
const TIMEOUT_MS = 5_000;

/** What a panel has sent is shown where it stands, however far up the reader was: as with words of one's own. */
export function useGoToSent(
  panel: SidePanelMode,
  messages: readonly Message[],
  show: (message: Message) => void,
): void {
  const card = messages.findLast((each) => each.sender_role === 'admin' && SENT.includes(each.message_type));
  const before = useRef<{ card: number | undefined; until: number } | null>(null);
  const handleChange = useEffectEvent(() => {
    if (panel !== 'none') {
      before.current ??= { card: card?.id, until: Number.POSITIVE_INFINITY };
      return;
    }
    if (!before.current) return;
    before.current.until = Math.min(before.current.until, Date.now() + TIMEOUT_MS);
    const isNew = card !== undefined && card.id !== before.current.card;
    if (!isNew && Date.now() < before.current.until) return;
    if (isNew && Date.now() < before.current.until) show(card);
    before.current = null;
  });
  const cardId = card?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when a panel closes or a card comes
  useEffect(() => handleChange(), [panel, cardId]);
}
