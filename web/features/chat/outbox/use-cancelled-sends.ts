import { useEffect, useEffectEvent } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { isRecord } from '#shared/domain/chat/message-kinds.ts';
import { cancelledSends } from './cancelled-sends.ts';

/**
 * What was cancelled when its last byte had gone is stored all the same: nobody wants it said, so it goes again for everyone.
 * Not a record: the server keeps it, and each refusal would show it, and ask, anew.
 */
export function useCancelledSends(
  messages: readonly Message[],
  side: SenderRole,
  remove: (messages: readonly Message[], mode: 'everyone') => void,
): void {
  const handleLate = useEffectEvent(remove);
  useEffect(() => {
    const late = messages.filter(
      ({ client_id: id, sender_role: by, deleted, message_type: kind }) =>
        id && by === side && !deleted && cancelledSends.has(id) && !isRecord(kind),
    );
    if (late[0]) handleLate(late, 'everyone');
  }, [messages, side]);
}
