import type { ChatStatus } from '../../contract/chat.ts';

/** What moves a chat in the office list. */
export type ChatStatusCause = 'farmer_message' | 'office_opened' | 'office_put_back' | 'lr_sent';

const AFTER: Record<ChatStatusCause, ChatStatus> = {
  farmer_message: 'UNREAD',
  office_opened: 'READ',
  office_put_back: 'UNREAD',
  lr_sent: 'SENT',
};

/**
 * The status after an event. It follows from the event alone, whatever came before: a farmer who writes after
 * the goods were sent is UNREAD again. The office's own messages are no cause and change nothing.
 */
export function statusAfter(cause: ChatStatusCause): ChatStatus {
  return AFTER[cause];
}
