import type { SenderRole } from '#shared/contract/wire.ts';
import { normaliseMobile } from '#shared/domain/digits.ts';

/** Whose counter this is. The chat is unknown until the farmer has written once. */
export interface UnreadOwner {
  mobile: string;
  chatId: number | null;
}

/** A new-message event as it may come: the recipient's number has had four names (specification, section 3). */
export interface NewMessageEvent {
  chat_id: number;
  seq: number;
  sender_role: SenderRole;
  to_mobile?: string;
  toMobile?: string;
  to?: string;
  mobile?: string;
}

/** Whether an event is news for this farmer: somebody else wrote, in their chat or to their number. */
export function isNewsFor(owner: UnreadOwner, event: NewMessageEvent): boolean {
  if (event.sender_role === 'farmer') return false;
  if (owner.chatId !== null && event.chat_id === owner.chatId) return true;
  const recipient = event.to_mobile ?? event.toMobile ?? event.to ?? event.mobile;
  return recipient !== undefined && normaliseMobile(recipient) === owner.mobile;
}

/** The last message counted in this browser, as kept in local storage: `chat:seq`. */
export function countedMark(event: Pick<NewMessageEvent, 'chat_id' | 'seq'>): string {
  return `${event.chat_id}:${event.seq}`;
}

/** Whether this browser has counted the message already, in this tab or another, or is past it. */
export function isCounted(mark: string | null, event: Pick<NewMessageEvent, 'chat_id' | 'seq'>): boolean {
  const [chatId, seq] = (mark ?? '').split(':').map(Number);
  return chatId === event.chat_id && seq !== undefined && event.seq <= seq;
}
