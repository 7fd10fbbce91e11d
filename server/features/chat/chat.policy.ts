import { isRecord } from '#shared/domain/chat/message-kinds.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Actor } from '../identity/index.ts';

/** Why this actor may not delete the message for both sides; undefined when they may. */
export function refusalToDeleteForEveryone(
  actor: Actor,
  message: { sender_role: Actor['side']; kind: string },
): ErrorCode | undefined {
  if (actor.side === 'farmer' && message.sender_role !== 'farmer') return 'NOT_OWN_MESSAGE';
  return isRecord(message.kind) ? 'RECORD_STAYS' : undefined;
}
