import type { ErrorCode } from '#shared/errors.ts';
import type { Actor } from '../accounts/index.ts';
import type { ChatRow } from './chats.store.ts';

/** A farmer uses his own chat and no other; the office every one. A refusal is told as 404: others' chats do not exist. */
export function mayUseChat(actor: Actor, chat: Pick<ChatRow, 'farmer_id'>): boolean {
  return actor.role === 'admin' || actor.farmerId === chat.farmer_id;
}

/** Records of business: the farmer does not take them back, and money records nobody does. */
const OFFICE_RECORDS = new Set(['quote', 'lr', 'payment']);

/** Why this actor may not delete the message for both sides; undefined when he may. */
export function refusalToDeleteForEveryone(
  actor: Actor,
  message: { sender_role: Actor['role']; kind: string },
): ErrorCode | undefined {
  if (message.kind === 'payment') return 'FORBIDDEN';
  if (actor.role === 'admin') return undefined;
  if (message.sender_role !== 'farmer') return 'NOT_OWN_MESSAGE';
  return OFFICE_RECORDS.has(message.kind) ? 'FORBIDDEN' : undefined;
}
